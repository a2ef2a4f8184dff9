export interface SampleState {
  code: string;
  /** Population in thousands (2020 census), which determines the number of listings. */
  people: number;
  /**
   * Price level in percent of the national average (close to the regional price parities of the Bureau of Economic Analysis for 2022),
   * which determines pay.
   */
  prices: number;
  division: string;
  cities: string[];
}

/** Census divisions. */
const DIVISIONS: Record<string, string> = {
  'New England': 'CT ME MA NH RI VT',
  'the Mid-Atlantic': 'NJ NY PA',
  'the Great Lakes region': 'IL IN MI OH WI',
  'the Plains': 'IA KS MN MO NE ND SD',
  'the South Atlantic states': 'DE DC FL GA MD NC SC VA WV',
  'the Mid-South': 'AL KY MS TN',
  'the Gulf states and Oklahoma': 'AR LA OK TX',
  'the Mountain West': 'AZ CO ID MT NV NM UT WY',
  'the Pacific states': 'AK CA HI OR WA',
};

const TABLE = `
AL 5024 89 Birmingham, Huntsville, Mobile, Montgomery, Tuscaloosa
AK 733 102 Anchorage, Fairbanks, Juneau
AZ 7152 100 Phoenix, Tucson, Mesa, Flagstaff, Tempe
AR 3012 88 Little Rock, Fayetteville, Fort Smith, Jonesboro
CA 39538 112 Los Angeles, San Diego, Sacramento, Fresno, Oakland, San Jose, Long Beach, Bakersfield, Riverside
CO 5774 102 Denver, Colorado Springs, Fort Collins, Pueblo, Aurora
CT 3606 104 Hartford, New Haven, Stamford, Bridgeport
DE 990 99 Wilmington, Dover, Newark
DC 690 111 Washington
FL 21538 102 Miami, Tampa, Orlando, Jacksonville, Tallahassee, Fort Myers, Gainesville
GA 10712 97 Atlanta, Savannah, Augusta, Macon, Athens
HI 1455 111 Honolulu, Hilo, Kahului
ID 1839 92 Boise, Nampa, Idaho Falls, Pocatello
IL 12813 99 Chicago, Rockford, Peoria, Springfield, Naperville
IN 6786 92 Indianapolis, Fort Wayne, South Bend, Evansville, Bloomington
IA 3190 89 Des Moines, Cedar Rapids, Davenport, Iowa City
KS 2938 90 Wichita, Topeka, Overland Park, Lawrence
KY 4506 90 Louisville, Lexington, Bowling Green, Owensboro
LA 4658 90 New Orleans, Baton Rouge, Lafayette, Shreveport
ME 1362 98 Portland, Bangor, Lewiston, Augusta
MD 6177 105 Baltimore, Frederick, Rockville, Annapolis
MA 7030 108 Boston, Worcester, Springfield, Lowell, Cambridge
MI 10077 94 Detroit, Grand Rapids, Lansing, Ann Arbor, Kalamazoo
MN 5706 98 Minneapolis, Saint Paul, Rochester, Duluth
MS 2961 87 Jackson, Gulfport, Hattiesburg, Tupelo
MO 6155 91 Kansas City, St. Louis, Springfield, Columbia
MT 1084 92 Billings, Missoula, Bozeman, Great Falls
NE 1962 90 Omaha, Lincoln, Grand Island
NV 3105 97 Las Vegas, Reno, Henderson, Carson City
NH 1378 106 Manchester, Nashua, Concord
NJ 9289 109 Newark, Jersey City, Trenton, Camden, Edison
NM 2118 91 Albuquerque, Santa Fe, Las Cruces
NY 20201 108 New York, Buffalo, Rochester, Albany, Syracuse, Yonkers, White Plains
NC 10439 94 Charlotte, Raleigh, Durham, Greensboro, Asheville, Wilmington
ND 779 89 Fargo, Bismarck, Grand Forks
OH 11799 92 Columbus, Cleveland, Cincinnati, Dayton, Toledo, Akron
OK 3959 88 Oklahoma City, Tulsa, Norman, Lawton
OR 4237 105 Portland, Eugene, Salem, Bend
PA 13003 97 Philadelphia, Pittsburgh, Harrisburg, Allentown, Erie, Scranton
RI 1097 102 Providence, Warwick, Pawtucket
SC 5118 93 Charleston, Columbia, Greenville, Rock Hill
SD 887 88 Sioux Falls, Rapid City, Brookings
TN 6911 92 Nashville, Memphis, Knoxville, Chattanooga
TX 29146 98 Houston, Dallas, Austin, San Antonio, Fort Worth, El Paso, Lubbock, Corpus Christi
UT 3272 95 Salt Lake City, Provo, Ogden, St. George
VT 643 100 Burlington, Rutland, Montpelier
VA 8631 101 Richmond, Norfolk, Arlington, Roanoke, Charlottesville
WA 7705 109 Seattle, Spokane, Tacoma, Vancouver, Bellingham
WV 1794 89 Charleston, Huntington, Morgantown
WI 5894 92 Milwaukee, Madison, Green Bay, Eau Claire
WY 577 92 Cheyenne, Casper, Laramie
`;

export function sampleStates(): SampleState[] {
  return TABLE.trim().split('\n').map(parseState);
}

function parseState(line: string): SampleState {
  const [, code = '', people, prices, cities = ''] = /^(\w\w) (\d+) (\d+) (.+)$/.exec(line) ?? [];
  const division = Object.entries(DIVISIONS).find(([, codes]) => codes.split(' ').includes(code))?.[0];
  if (!division) throw new Error(`Cannot parse a line of the sample tables: ${line}`);
  return { code, people: Number(people), prices: Number(prices), division, cities: cities.split(', ') };
}

/** States where listings must show pay, or usually do because neighboring states require it. */
export const PAY_TRANSPARENCY_STATES = new Set('CA CO CT DC HI IL MD MA MN NV NJ NY RI VT WA'.split(' '));

const HIGH_MINIMUM_WAGE_STATES = new Set('CA CT DC HI NY WA OR NJ MA'.split(' '));

/** The lowest hourly pay in the catalog, in US dollars. Above every state's minimum wage. */
export function getMinimumHourly(state: string): number {
  return HIGH_MINIMUM_WAGE_STATES.has(state) ? 19 : 16.5;
}
