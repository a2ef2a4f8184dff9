import { findUsPlaces, type UsPlace } from '../../text/us-places.ts';
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
  AK: Anchorage / Mat-Su, Southcentral Alaska; Anchorage, Wasilla, Palmer, Eagle River
  AL: Birmingham; Birmingham, Hoover, Vestavia Hills, Homewood, Bessemer, Trussville, Pelham, Alabaster
  AL: Huntsville / Redstone Arsenal, North Alabama; Huntsville, Madison, Decatur, Athens
  AR: Little Rock / Central Arkansas; Little Rock, North Little Rock, Conway, Benton, Bryant, Sherwood, Jacksonville, Cabot
  AR: Fayetteville / Northwest Arkansas, NWA; Fayetteville, Springdale, Rogers, Bentonville, Lowell
  CA: Santa Rosa / North Bay, Sonoma County, Wine Country; Santa Rosa, Petaluma, Rohnert Park, Napa, Sonoma, Windsor
  CA: Ventura / Ventura County, Tri-Counties; Ventura, Oxnard, Camarillo, Thousand Oaks, Simi Valley
  CO: Colorado Springs / Pikes Peak region, Fort Carson, Peterson SFB, Schriever; Colorado Springs, Fountain, Monument, Security-Widefield
  CO: Fort Collins / Northern Colorado, NoCo; Fort Collins, Loveland, Greeley, Windsor
  CT: New Haven; New Haven, West Haven, Hamden, North Haven, Milford, Branford, East Haven
  DE: Wilmington / New Castle County; Wilmington, Newark, New Castle, Bear, Claymont
  FL: Fort Myers / Southwest Florida, SWFL; Fort Myers, Cape Coral, Lehigh Acres, Bonita Springs, Estero
  FL: Sarasota / Suncoast; Sarasota, Bradenton, Venice, Palmetto
  FL: West Palm Beach / Palm Beach County, the Palm Beaches; West Palm Beach, Boca Raton, Boynton Beach, Delray Beach, Jupiter, Wellington
  FL: Melbourne / Space Coast, Brevard County; Melbourne, Palm Bay, Titusville, Cocoa, Rockledge
  FL: Pensacola / Emerald Coast, Panhandle; Pensacola, Gulf Breeze, Milton, Pace
  GA: Augusta / CSRA, Fort Gordon, Fort Eisenhower; Augusta, Evans, Martinez, Grovetown, North Augusta
  GA: Macon / Middle Georgia; Macon, Warner Robins, Perry, Byron
  HI: Honolulu / Oahu, O‘ahu; Honolulu, Pearl City, Kailua, Kaneohe, Waipahu, Mililani, Kapolei, Ewa Beach, Aiea
  IA: Des Moines; Des Moines, West Des Moines, Ankeny, Urbandale, Clive, Johnston, Waukee, Altoona
  IA: Cedar Rapids / the Corridor; Cedar Rapids, Marion, Hiawatha, Iowa City, Coralville
  IN KY IL: Evansville / Tri-State; Evansville, Newburgh, Henderson, Mount Vernon, Princeton
  IN MI: South Bend / Michiana; South Bend, Mishawaka, Elkhart, Granger, Goshen, Niles
  KS: Wichita; Wichita, Derby, Andover, Haysville, Park City, Maize
  KY: Lexington / the Bluegrass, Bluegrass region; Lexington, Georgetown, Nicholasville, Versailles, Winchester
  LA: Baton Rouge / Capital Region; Baton Rouge, Denham Springs, Zachary, Baker, Prairieville, Gonzales
  LA: Lafayette / Acadiana; Lafayette, Broussard, Youngsville, Scott, Carencro, Breaux Bridge
  MA: Worcester / Central Mass; Worcester, Shrewsbury, Auburn, Holden, Millbury, Grafton
  MA: Springfield / Pioneer Valley; Springfield, Chicopee, Holyoke, West Springfield, Westfield, Agawam, Northampton
  MD: Fort Meade / Ft. Meade, Ft Meade; Odenton, Severn, Laurel, Glen Burnie, Columbia, Jessup, Hanover, Annapolis, Crofton
  MI: Grand Rapids / West Michigan; Grand Rapids, Wyoming, Kentwood, Walker, Grandville, Holland
  MN WI: Duluth / Twin Ports; Duluth, Superior, Hermantown, Cloquet, Proctor
  NC: Greensboro / the Triad, Piedmont Triad; Greensboro, Winston-Salem, High Point, Kernersville, Burlington, Thomasville
  NC: Fayetteville / Fort Bragg, Fort Liberty, the Sandhills; Fayetteville, Spring Lake, Hope Mills, Raeford
  NC: Jacksonville / Camp Lejeune, Onslow County; Jacksonville, Sneads Ferry, Swansboro, Richlands
  NJ: Newark / North Jersey, Northern New Jersey; Newark, Jersey City, Elizabeth, Paterson, Clifton, Passaic, Bloomfield, Irvington, Union City, Hackensack, East Orange
  NJ: Cherry Hill / South Jersey; Cherry Hill, Camden, Voorhees, Mount Laurel, Moorestown, Marlton, Vineland, Glassboro
  NY: Long Island / Nassau, Suffolk; Hempstead, Hicksville, Levittown, Massapequa, Freeport, Huntington, Brentwood, Bay Shore, Babylon, Patchogue, Mineola, Garden City, Melville
  NY: White Plains / Westchester, Lower Hudson Valley; White Plains, Yonkers, New Rochelle, Mount Vernon, Tarrytown, Port Chester, Ossining, Peekskill
  NY: Rochester / Finger Lakes; Rochester, Greece, Irondequoit, Henrietta, Webster, Penfield
  NY: Syracuse / Central New York, CNY; Syracuse, Cicero, Clay, Liverpool, DeWitt
  OH: Dayton / Miami Valley, Wright-Patterson, WPAFB; Dayton, Kettering, Beavercreek, Fairborn, Huber Heights, Centerville, Miamisburg, Xenia
  OH: Toledo; Toledo, Oregon, Sylvania, Maumee, Perrysburg, Rossford
  OH: Youngstown / Mahoning Valley; Youngstown, Warren, Boardman, Austintown, Niles
  PA: Allentown / Lehigh Valley; Allentown, Bethlehem, Easton, Emmaus, Whitehall
  PA: Scranton / NEPA; Scranton, Wilkes-Barre, Dunmore, Kingston, Nanticoke, Hazleton
  PA: Harrisburg / Capital Region; Harrisburg, Camp Hill, Mechanicsburg, Carlisle, Hershey, Steelton
  SC: Greenville / the Upstate, Upstate South Carolina; Greenville, Spartanburg, Greer, Simpsonville, Mauldin, Easley, Taylors
  SC: Charleston / Lowcountry; Charleston, North Charleston, Mount Pleasant, Summerville, Goose Creek
  SC: Columbia / Midlands, Fort Jackson; Columbia, West Columbia, Lexington, Irmo, Cayce
  TN: Knoxville / East Tennessee; Knoxville, Maryville, Alcoa, Oak Ridge, Farragut, Powell
  TN VA: Johnson City / Tri-Cities; Johnson City, Kingsport, Bristol, Elizabethton
  TX: Killeen / Fort Hood, Fort Cavazos; Killeen, Harker Heights, Copperas Cove, Temple, Belton
  TX: McAllen / Rio Grande Valley, RGV, the Valley; McAllen, Edinburg, Mission, Pharr, Weslaco, Harlingen, Brownsville
  TX: Midland / Permian Basin; Midland, Odessa
  TX: El Paso / Fort Bliss, Borderland; El Paso, Socorro, Horizon City
  UT: Provo / Utah County, Silicon Slopes; Provo, Orem, Lehi, American Fork, Spanish Fork, Springville, Pleasant Grove
  WA: Tacoma / South Sound, Joint Base Lewis-McChord, JBLM; Tacoma, Lakewood, Puyallup, University Place, Spanaway, Federal Way, DuPont
  WA: Spokane / Inland Northwest; Spokane, Spokane Valley, Liberty Lake, Cheney, Airway Heights
  WA: Kennewick / Tri-Cities, Hanford; Kennewick, Pasco, Richland, West Richland
  WA: Bremerton / Kitsap, Kitsap Peninsula; Bremerton, Silverdale, Port Orchard, Poulsbo, Bainbridge Island
  WI: Appleton / Fox Cities, Fox Valley; Appleton, Neenah, Menasha, Kaukauna, Kimberly, Oshkosh
`;

export interface MetroArea {
  states: readonly string[];
  /** The first city and the names of the area. */
  names: readonly string[];
  cities: ReadonlySet<string>;
}

/** The first city of an area, in its table of places. */
export const findCenter = ({ cities, states }: MetroArea): readonly UsPlace[] =>
  findUsPlaces([...cities][0] ?? '', states);

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
