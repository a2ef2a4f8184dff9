import { toComparable } from '../wording/words.ts';

/**
 * Metropolitan areas (Office of Management and Budget, 2023), each with the states it lies in, its other names after a slash, and the cities and towns from which
 * people commute to the first one.
 */
const AREAS = `
  AZ: Phoenix / Valley of the Sun, Phoenix metro; Phoenix, Tempe, Mesa, Scottsdale, Chandler, Gilbert, Glendale, Peoria, Surprise, Goodyear, Avondale, Buckeye, Queen Creek, Apache Junction
  AZ: Tucson; Tucson, Oro Valley, Marana, Sahuarita
  CA: San Francisco / Bay Area, SF Bay, East Bay, Peninsula; San Francisco, Oakland, Berkeley, Daly City, South San Francisco, San Mateo, Redwood City, Palo Alto, Hayward, Fremont, Richmond, Concord, Walnut Creek, San Leandro, Alameda, San Rafael, San Bruno, Emeryville
  CA: San Jose / Silicon Valley, South Bay; San Jose, Santa Clara, Sunnyvale, Mountain View, Cupertino, Milpitas, Palo Alto, Campbell, Los Gatos, Fremont, Menlo Park
  CA: Los Angeles / LA, L.A., Greater Los Angeles, LA metro, Koreatown, Hollywood; Los Angeles, Long Beach, Pasadena, Glendale, Burbank, Santa Monica, Torrance, Inglewood, Culver City, Downey, El Segundo, Compton, Hawthorne, West Hollywood, Norwalk, Alhambra, Whittier
  CA: Orange County / OC; Anaheim, Irvine, Santa Ana, Costa Mesa, Huntington Beach, Fullerton, Orange, Newport Beach, Tustin, Garden Grove, Mission Viejo, Laguna Hills
  CA: Riverside / Inland Empire; Riverside, San Bernardino, Ontario, Rancho Cucamonga, Fontana, Corona, Moreno Valley, Redlands, Temecula, Murrieta
  CA: San Diego; San Diego, Chula Vista, Carlsbad, Oceanside, Escondido, El Cajon, La Mesa, National City, Encinitas, Vista, San Marcos, Poway
  CA: Sacramento; Sacramento, West Sacramento, Elk Grove, Roseville, Folsom, Rancho Cordova, Citrus Heights, Davis, Rocklin
  CA: Fresno; Fresno, Clovis
  CO: Denver / Denver metro, Front Range; Denver, Aurora, Lakewood, Thornton, Arvada, Westminster, Centennial, Littleton, Englewood, Broomfield, Golden, Commerce City, Northglenn, Wheat Ridge, Parker
  CT: Hartford; Hartford, West Hartford, East Hartford, Manchester, New Britain, Glastonbury, Wethersfield, Newington
  CT: Stamford / Fairfield County; Stamford, Norwalk, Greenwich, Darien, Bridgeport, New Canaan, Westport, Fairfield
  DC MD VA: Washington / DMV, DC metro, DC area, Northern Virginia, NoVA, NCR, National Capital Region; Washington, Arlington, Alexandria, Bethesda, Silver Spring, Rockville, Reston, Fairfax, Tysons, McLean, Falls Church, Herndon, College Park, Hyattsville, Gaithersburg, Vienna, Springfield
  FL: Miami / South Florida, Miami-Dade; Miami, Hialeah, Miami Beach, Coral Gables, Doral, Homestead, Miami Gardens, Fort Lauderdale, Hollywood, Pembroke Pines, Miramar, Aventura
  FL: Tampa / Tampa Bay; Tampa, St. Petersburg, Clearwater, Brandon, Largo, Riverview, Temple Terrace, Pinellas Park
  FL: Orlando / Central Florida; Orlando, Kissimmee, Winter Park, Sanford, Altamonte Springs, Apopka, Maitland, Oviedo
  FL: Jacksonville; Jacksonville, Orange Park, Jacksonville Beach, Atlantic Beach
  GA: Atlanta / Metro Atlanta, ATL; Atlanta, Decatur, Marietta, Sandy Springs, Roswell, Alpharetta, Smyrna, Dunwoody, East Point, College Park, Duluth, Norcross, Kennesaw, Lawrenceville, Brookhaven
  ID: Boise / Treasure Valley; Boise, Meridian, Nampa, Eagle, Caldwell, Garden City, Kuna
  IL IN: Chicago / Chicagoland, the Loop; Chicago, Evanston, Oak Park, Cicero, Skokie, Berwyn, Wilmette, Schaumburg, Naperville, Oak Lawn, Des Plaines, Elmhurst, Hammond, Park Ridge, Oak Brook, Lombard, Arlington Heights, Rosemont
  IN: Indianapolis / Indy; Indianapolis, Carmel, Fishers, Greenwood, Noblesville, Zionsville, Plainfield, Lawrence
  KS MO: Kansas City / KC metro, KC; Kansas City, Overland Park, Olathe, Lenexa, Shawnee, Independence, Lee’s Summit, Leawood, Liberty, Merriam, Mission
  IA IL: Davenport / Quad Cities; Davenport, Bettendorf, Moline, Rock Island, East Moline
  KY OH IN: Cincinnati / Tri-State; Cincinnati, Covington, Newport, Florence, Norwood, Mason, Fairfield, Blue Ash
  KY IN: Louisville / Kentuckiana; Louisville, Jeffersonville, New Albany, Clarksville, St. Matthews
  LA: New Orleans / NOLA; New Orleans, Metairie, Kenner, Gretna, Harvey, Slidell
  MA: Boston / Greater Boston, Boston metro; Boston, Cambridge, Somerville, Quincy, Brookline, Newton, Medford, Malden, Everett, Revere, Chelsea, Waltham, Watertown, Arlington, Milton, Braintree, Dedham, Needham, Woburn
  MD: Baltimore; Baltimore, Towson, Catonsville, Dundalk, Parkville, Pikesville, Essex, Glen Burnie
  ME: Portland; Portland, South Portland, Westbrook, Scarborough, Falmouth
  MI: Detroit / Metro Detroit; Detroit, Dearborn, Warren, Southfield, Royal Oak, Sterling Heights, Livonia, Troy, Ferndale, Hamtramck, Pontiac
  MN: Minneapolis / Twin Cities, Twin Cities metro; Minneapolis, St. Paul, Saint Paul, Bloomington, Edina, Eagan, Richfield, St. Louis Park, Roseville, Brooklyn Park, Brooklyn Center, Plymouth, Maplewood, Minnetonka, Eden Prairie, Burnsville, Woodbury
  MO IL: St. Louis / STL; St. Louis, Saint Louis, Clayton, University City, Florissant, Kirkwood, Belleville, East St. Louis, Chesterfield, Ballwin
  NC: Charlotte; Charlotte, Matthews, Huntersville, Concord, Gastonia, Pineville, Mint Hill, Rock Hill, Fort Mill
  NC: Raleigh / Research Triangle, the Triangle, RTP; Raleigh, Durham, Cary, Chapel Hill, Apex, Morrisville, Garner, Wake Forest
  NV: Las Vegas; Las Vegas, Henderson, North Las Vegas, Paradise, Summerlin
  NV: Reno; Reno, Sparks
  NE IA: Omaha; Omaha, Council Bluffs, Bellevue, Papillion, La Vista
  NM: Albuquerque; Albuquerque, Rio Rancho
  NY: New York / New York City, NYC, Manhattan, five boroughs, NY metro; New York, New York City, Manhattan, Brooklyn, Queens, Bronx, The Bronx, Staten Island, Jersey City, Hoboken, Yonkers, Long Island City, Newark
  NY: Buffalo / Western New York, WNY; Buffalo, Amherst, Cheektowaga, Tonawanda, Kenmore, Lackawanna
  NY: Albany / Capital Region; Albany, Troy, Schenectady, Colonie, Rensselaer, Latham
  OH: Cleveland; Cleveland, Lakewood, Parma, Euclid, Cleveland Heights, Shaker Heights, East Cleveland, Westlake
  OH: Columbus; Columbus, Dublin, Westerville, Grove City, Hilliard, Gahanna, Reynoldsburg, Upper Arlington, Worthington
  OK: Oklahoma City / OKC; Oklahoma City, Edmond, Moore, Norman, Midwest City, Del City, Yukon
  OK: Tulsa; Tulsa, Broken Arrow, Jenks, Bixby, Sand Springs, Owasso, Sapulpa
  OR WA: Portland / PDX; Portland, Beaverton, Gresham, Hillsboro, Tigard, Milwaukie, Lake Oswego, Vancouver, Oregon City, Tualatin
  PA NJ DE: Philadelphia / Philly, Delaware Valley; Philadelphia, Camden, Upper Darby, Cherry Hill, Conshohocken, King of Prussia, Norristown, Chester, Bensalem, Ardmore
  PA: Pittsburgh; Pittsburgh, Mount Lebanon, Bethel Park, Monroeville, Penn Hills, McKeesport, Carnegie, Moon Township
  RI: Providence; Providence, Cranston, Warwick, Pawtucket, East Providence, North Providence
  TN: Nashville / Middle Tennessee; Nashville, Brentwood, Franklin, Antioch, Hendersonville, Madison, Smyrna
  TN: Memphis; Memphis, Germantown, Bartlett, Collierville, Southaven
  TX: Dallas / DFW, Dallas-Fort Worth, Metroplex; Dallas, Fort Worth, Plano, Irving, Arlington, Garland, Frisco, Richardson, Carrollton, Mesquite, Grand Prairie, McKinney, Lewisville, Addison, Grapevine
  TX: Houston; Houston, Pasadena, Sugar Land, The Woodlands, Pearland, Katy, Bellaire, Spring, Baytown, Humble, Stafford
  TX: Austin; Austin, Round Rock, Cedar Park, Pflugerville, Georgetown, Leander
  TX: San Antonio; San Antonio, Schertz, Universal City, Converse, Live Oak
  UT: Salt Lake City / Wasatch Front, Salt Lake; Salt Lake City, West Valley City, Sandy, Murray, Midvale, West Jordan, South Jordan, Draper, Taylorsville, Millcreek
  VA: Norfolk / Hampton Roads, Tidewater, Seven Cities; Norfolk, Virginia Beach, Chesapeake, Portsmouth, Hampton, Newport News, Suffolk
  VA: Richmond / RVA; Richmond, Henrico, Glen Allen, Midlothian, Mechanicsville
  WA: Seattle / Puget Sound, Greater Seattle; Seattle, Bellevue, Redmond, Kirkland, Renton, Kent, Shoreline, Burien, Tukwila, Bothell, Mercer Island, Lynnwood
  WI: Milwaukee; Milwaukee, Wauwatosa, West Allis, Waukesha, Brookfield, Shorewood, Glendale, Greenfield
  WI: Madison; Madison, Middleton, Fitchburg, Sun Prairie, Monona, Verona
`;

export interface MetroArea {
  states: readonly string[];
  /** The first city and the names of the area. */
  names: readonly string[];
  cities: ReadonlySet<string>;
}

let known: readonly MetroArea[] | undefined;

function listAreas(): readonly MetroArea[] {
  known ??= AREAS.trim()
    .split('\n')
    .map((line) => {
      const [, states = '', names = '', cities = ''] = /^\s*([A-Z ]+):\s*([^;]+);\s*(.+)$/.exec(line) ?? [];
      return {
        states: states.split(' '),
        names: names.split(/[/,]/).map(toComparable),
        cities: new Set(cities.split(',').map(toComparable)),
      };
    });
  return known;
}

/** The areas around a city. */
export const listAreasOf = (city: string, state: string | undefined): readonly MetroArea[] =>
  listAreas().filter(({ cities, states }) => cities.has(city) && (state === undefined || states.includes(state)));

/**
 * The areas that a text names by their first city or their own name.
 * @param byTowns whether any other town of an area names it too
 */
export function findAreas(text: string, byTowns = false): readonly MetroArea[] {
  const words = ` ${toComparable(text)} `;
  const isNamed = (name: string) => name !== '' && words.includes(` ${name} `);
  return listAreas().filter(({ names, cities }) => names.some(isNamed) || (byTowns && [...cities].some(isNamed)));
}
