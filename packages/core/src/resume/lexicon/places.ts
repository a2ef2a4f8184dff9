import { countWords } from '../../text/count-words.ts';
import { foldWord } from '../dates/words.ts';
import { institutionScore } from './degrees.ts';
import { organizationScore } from './organizations.ts';
import { phraseLookup } from './phrases.ts';
import { remember } from './remember.ts';
import { titleScore } from './titles.ts';

const US_STATES =
  'alabama al|alaska ak|arizona az|arkansas ar|california ca|colorado co|connecticut ct|delaware de|florida fl|georgia ga|hawaii hi|idaho id|illinois il|indiana in|iowa ia|kansas ks|kentucky ky|louisiana la|maine me|maryland md|massachusetts ma|michigan mi|minnesota mn|mississippi ms|missouri mo|montana mt|nebraska ne|nevada nv|new hampshire nh|new jersey nj|new mexico nm|new york ny|north carolina nc|north dakota nd|ohio oh|oklahoma ok|oregon or|pennsylvania pa|rhode island ri|south carolina sc|south dakota sd|tennessee tn|texas tx|utah ut|vermont vt|virginia va|washington wa|west virginia wv|wisconsin wi|wyoming wy|district of columbia dc|puerto rico pr';
const PROVINCES =
  'ontario on|quebec qc|british columbia bc|alberta ab|manitoba mb|saskatchewan sk|nova scotia ns|new brunswick nb|newfoundland and labrador nl|newfoundland|prince edward island pei|yukon yt|northwest territories nt|nunavut nu|new south wales nsw|victoria vic|queensland qld|western australia wa|south australia sa|tasmania tas|australian capital territory act|northern territory|england|scotland|wales|northern ireland|karnataka|maharashtra|tamil nadu|telangana|kerala|gujarat|delhi|west bengal|punjab|haryana|rajasthan|uttar pradesh|andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|himachal pradesh|jharkhand|madhya pradesh|manipur|meghalaya|mizoram|nagaland|odisha|orissa|sikkim|tripura|uttarakhand|chandigarh|puducherry|jammu and kashmir|ladakh|andaman and nicobar islands|bavaria|bayern|hessen|hesse|nordrhein westfalen nrw|north rhine westphalia|baden wurttemberg|sachsen|saxony|sachsen anhalt|thuringen|thuringia|niedersachsen|lower saxony|schleswig holstein|rheinland pfalz|rhineland palatinate|saarland|brandenburg|mecklenburg vorpommern|steiermark|karnten|tirol|vorarlberg|oberosterreich|niederosterreich|burgenland|ile de france|catalonia|cataluna|andalucia|lombardia|lombardy|sao paulo sp|rio de janeiro rj|minas gerais mg|parana pr|jalisco|guangdong|hong kong';
const COUNTRIES =
  'afghanistan|albania|algeria|andorra|angola|argentina|armenia|australia|austria|osterreich|azerbaijan|bahrain|bangladesh|belarus|belgium|belgie|belgique|belgien|bolivia|bosnia and herzegovina|bosnia|botswana|brazil|brasil|brasilien|bulgaria|cambodia|cameroon|canada|kanada|chile|china|colombia|costa rica|croatia|hrvatska|cuba|cyprus|czech republic|czechia|ceska republika|denmark|danmark|dominican republic|ecuador|egypt|el salvador|estonia|eesti|ethiopia|finland|suomi|france|frankreich|georgia|germany|deutschland|allemagne|alemania|ghana|greece|guatemala|honduras|hong kong|hungary|magyarorszag|iceland|india|indonesia|iran|iraq|ireland|israel|italy|italia|italien|jamaica|japan|jordan|kazakhstan|kenya|korea|south korea|s korea|republic of korea|kosovo|kuwait|latvia|lebanon|libya|liechtenstein|lithuania|luxembourg|luxemburg|macau|madagascar|malaysia|malta|mauritius|mexico|moldova|monaco|mongolia|montenegro|morocco|maroc|mozambique|myanmar|namibia|nepal|netherlands|the netherlands|nederland|niederlande|pays bas|new zealand|nicaragua|nigeria|north macedonia|macedonia|norway|norge|oman|pakistan|palestine|panama|paraguay|peru|philippines|poland|polska|polen|portugal|qatar|romania|russia|russian federation|rwanda|saudi arabia|ksa|senegal|serbia|singapore|slovakia|slovenia|somalia|south africa|spain|espana|espagne|spanien|sri lanka|sudan|sweden|sverige|schweden|switzerland|schweiz|suisse|svizzera|syria|taiwan|tanzania|thailand|tunisia|turkey|turkiye|uganda|ukraine|united arab emirates|uae|dubai|united kingdom|uk|gb|great britain|united states|united states of america|usa|us|u s a|u s|uruguay|uzbekistan|venezuela|vietnam|yemen|zambia|zimbabwe|россия|украина|казахстан|беларусь|中国|日本|台湾|대한민국|한국';
const CITIES =
  'new york|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|san jose|fort worth|jacksonville|columbus|charlotte|indianapolis|san francisco|seattle|denver|oklahoma city|nashville|washington|washington dc|washington d c|el paso|las vegas|boston|detroit|portland|louisville|memphis|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|mesa|kansas city|atlanta|colorado springs|omaha|raleigh|virginia beach|long beach|miami|oakland|minneapolis|bakersfield|tulsa|tampa|arlington|wichita|aurora|new orleans|cleveland|honolulu|anaheim|henderson|orlando|lexington|stockton|riverside|corpus christi|irvine|cincinnati|santa ana|newark|saint paul|st paul|pittsburgh|greensboro|durham|lincoln|jersey city|plano|anchorage|north las vegas|st louis|saint louis|madison|chandler|gilbert|reno|buffalo|chula vista|fort wayne|lubbock|toledo|st petersburg|laredo|irving|chesapeake|glendale|winston salem|scottsdale|garland|boise|norfolk|port st lucie|spokane|richmond|fremont|huntsville|frisco|tacoma|santa clara|sunnyvale|palo alto|mountain view|menlo park|redwood city|cupertino|san mateo|berkeley|cambridge|redmond|bellevue|kirkland|santa monica|pasadena|burbank|santa cruz|santa barbara|boulder|ann arbor|salt lake city|provo|des moines|grand rapids|rochester|syracuse|albany|providence|hartford|new haven|stamford|princeton|brooklyn|queens|manhattan|bronx|hoboken|savannah|charleston|knoxville|chattanooga|birmingham|mobile|little rock|baton rouge|shreveport|jackson|topeka|sioux falls|fargo|billings|cheyenne|dayton|akron|springfield|st cloud|naperville|evanston|green bay|kalamazoo|lansing|flint|bloomington|peoria|worcester|lowell|london|manchester|leeds|glasgow|edinburgh|liverpool|bristol|cardiff|belfast|oxford|dublin|cork|galway|paris|lyon|marseille|toulouse|bordeaux|lille|nice|nantes|strasbourg|berlin|munich|munchen|hamburg|cologne|koln|frankfurt|frankfurt am main|stuttgart|dusseldorf|leipzig|dresden|nuremberg|nurnberg|hannover|bremen|essen|dortmund|bonn|heidelberg|vienna|wien|graz|salzburg|zurich|geneva|geneve|basel|bern|lausanne|amsterdam|rotterdam|utrecht|the hague|den haag|eindhoven|brussels|bruxelles|brussel|antwerp|ghent|madrid|barcelona|valencia|sevilla|seville|bilbao|malaga|zaragoza|lisbon|lisboa|porto|rome|roma|milan|milano|turin|torino|naples|napoli|florence|firenze|bologna|venice|copenhagen|kobenhavn|aarhus|stockholm|gothenburg|goteborg|malmo|oslo|bergen|helsinki|tampere|warsaw|warszawa|krakow|cracow|wroclaw|gdansk|poznan|lodz|prague|praha|brno|budapest|bucharest|bucuresti|cluj napoca|sofia|athens|thessaloniki|belgrade|beograd|zagreb|ljubljana|kyiv|kiev|lviv|moscow|москва|санкт петербург|киев|istanbul|ankara|izmir|tel aviv|jerusalem|haifa|cairo|dubai|abu dhabi|riyadh|doha|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|pune|kolkata|ahmedabad|noida|gurgaon|gurugram|karachi|lahore|islamabad|dhaka|colombo|kathmandu|singapore|kuala lumpur|jakarta|bangkok|manila|hanoi|ho chi minh city|hong kong|shenzhen|guangzhou|shanghai|beijing|hangzhou|chengdu|taipei|tokyo|osaka|kyoto|seoul|busan|sydney|melbourne|brisbane|perth|adelaide|canberra|auckland|wellington|toronto|montreal|vancouver|ottawa|calgary|edmonton|winnipeg|halifax|waterloo|mexico city|ciudad de mexico|cdmx|guadalajara|monterrey|bogota|medellin|cali|lima|santiago|buenos aires|cordoba|montevideo|sao paulo|rio de janeiro|brasilia|belo horizonte|curitiba|porto alegre|recife|salvador|caracas|quito|lagos|nairobi|accra|johannesburg|cape town|durban|casablanca|tunis|algiers|addis ababa|kampala|上海|北京|深圳|广州|杭州|東京|大阪|서울';

/** Names and codes of states, provinces and countries, folded. */
const REGIONS: ReadonlySet<string> = new Set([
  ...[US_STATES, PROVINCES].join('|').split('|').flatMap(splitNameAndCode),
  ...COUNTRIES.split('|'),
  'd c',
]);
const CITY_NAMES: ReadonlySet<string> = new Set(CITIES.split('|'));
const ARRANGEMENTS: ReadonlySet<string> = new Set(
  'remote|fully remote|100 remote|hybrid|on site|onsite|in office|remote work|work from home|wfh|telecommute|homeoffice|home office|worldwide|remoto|a distance|teletravail|zdalnie|multiple locations|various locations'.split(
    '|',
  ),
);

function splitNameAndCode(entry: string): string[] {
  const cut = entry.lastIndexOf(' ');
  return cut > 0 && entry.length - cut <= 4 ? [entry.slice(0, cut), entry.slice(cut + 1)] : [entry];
}

/** The length, in words, of the name or code of a state of the United States that starts at word `i`; 0 if none does. */
export const stateAt = phraseLookup(() => US_STATES.split('|').flatMap(splitNameAndCode).join('|'));

const POSTCODE_PATTERN = /\b(?:\d{4,6}(?:-\d{3,4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/g;
const NON_LETTERS_PATTERN = /[^\p{L}\p{N}]+/gu;
const TOWN_PATTERN = /^(?:(?:St|Ste|Ft|Mt)\. )?[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+){0,2}$/u;
const CODE_PATTERN = /^[A-Z]{2}$/;

function fold(text: string): string {
  const folded = foldWord(text);
  return PLAIN_WORDS_PATTERN.test(folded) ? folded : folded.replace(NON_LETTERS_PATTERN, ' ').trim();
}
const PLAIN_WORDS_PATTERN = /^[a-z]+(?: [a-z]+)*$/;

const PLACE_SEPARATOR_PATTERN = /[,()/|·•&;]| and /;
/** Maximum length of a town or country name in the lists, in characters. */
const MAX_NAME_LENGTH = 28;

/** Whether the whole text is a place: "Austin, TX", "Istanbul, Türkiye", "Berlin", "Remote", "Leeds, UK (hybrid)". */
export const isPlace = remember(isPlaceText);

function isPlaceText(text: string): boolean {
  if (text.length < 2 || text.length > 60) return false;
  if (!PLACE_SEPARATOR_PATTERN.test(text)) return isSinglePlace(text);
  const parts = text
    .replace(POSTCODE_PATTERN, ' ')
    .split(PLACE_SEPARATOR_PATTERN)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first = '', second = ''] = parts;
  if (parts.length > 4) return false;
  if (parts.length < 2) return parts.length === 1 && isSinglePlace(first);
  const last = findKnownPlace(parts[parts.length - 1] ?? '');
  const firstKnown = findKnownPlace(first);
  if (last === undefined && !(firstKnown === 'city' && CODE_PATTERN.test(parts[parts.length - 1] ?? ''))) return false;
  const secondKnown = parts.length === 2 ? last : findKnownPlace(second);
  // An unknown town counts only before a region: "Tidewater Payments, Seattle, WA" is a company and its place.
  const townFollows = parts.length > 2 && CITY_NAMES.has(fold(second));
  const regionFollows = !townFollows && (secondKnown === 'region' || secondKnown === 'code');
  if (firstKnown === undefined && !(regionFollows && !isCredential(first, second) && isTownInRegion(first)))
    return false;
  return parts.slice(1, -1).every((part) => findKnownPlace(part) !== undefined || TOWN_PATTERN.test(part));
}

function isSinglePlace(text: string): boolean {
  if (text.length > MAX_NAME_LENGTH + 16) return false;
  if (AREA_PATTERN.test(text)) return true;
  const state = TOWN_AND_STATE_PATTERN.exec(text);
  if (state) return isTownName(state[1] ?? '') && findKnownPlace(state[2] ?? '') === 'code';
  const known = findKnownPlace(/\d/.test(text) ? text.replace(POSTCODE_PATTERN, ' ') : text);
  return known !== undefined && known !== 'code';
}

/** "San Francisco Bay Area", "Greater Denver Area", as on LinkedIn. */
const AREA_PATTERN =
  /^(?:(?:Greater )?(?:\p{Lu}[\p{L}.'’-]+[ /-]){1,3}(?:Bay|Metro|Metropolitan) Area|Greater (?:\p{Lu}[\p{L}.'’-]+ ){1,3}Area)(?:, \p{L}+)?$/u;
/** "Boise ID": a town and its state without a comma. */
const TOWN_AND_STATE_PATTERN = /^(\p{Lu}[\p{Ll}'’.-]+(?: \p{Lu}[\p{Ll}'’-]+){0,2}) ([A-Z]{2})$/u;

/** Capitalized words that could be an unlisted town: not a school, company, or job. */
function isTownName(text: string): boolean {
  return (
    TOWN_PATTERN.test(text) && institutionScore(text) === 0 && organizationScore(text) === 0 && titleScore(text) === 0
  );
}

/** "CPA, Florida", "RN, TX": a short form in capitals is a town only if the state is in capitals too, and two letters never are. */
function isCredential(first: string, region: string): boolean {
  return /^[A-Z]{2}$/.test(first) || (/^[A-Z]{3,5}$/.test(first) && /\p{Ll}/u.test(region));
}

/** Before a state, "National City" or "Garden Grove" is a town, though "city" and "garden" are words for organizations too. */
function isTownInRegion(text: string): boolean {
  if (!TOWN_PATTERN.test(text) || institutionScore(text) > 0 || titleScore(text) >= MIN_TITLE_SCORE) return false;
  return organizationScore(text.replace(TOWN_WORDS_PATTERN, '')) < MIN_ORGANIZATION_SCORE;
}
/** Only the article before a name scores less: "La Verne". */
const MIN_ORGANIZATION_SCORE = 0.4;
/** A text with a lower title score has only a word for a rank: "National". */
const MIN_TITLE_SCORE = 0.9;
const TOWN_WORDS_PATTERN = /\b(?:City|Park|Village|Station|Gardens?|Ranch|Spa|County)\b/gu;

/** Whether the text could be a town: a known one, or one or two capitalized words with no other meaning. */
export function isTownLike(text: string): boolean {
  return findKnownPlace(text) !== undefined || (isTownName(text) && countWords(text) <= 2);
}

/** "MN United States", as on federal forms. */
const CODE_AND_COUNTRY_PATTERN = /^([A-Z]{2})\s+(?:United States(?: of America)?|USA|U\.S\.A?\.?)$/;

type Known = 'city' | 'region' | 'code' | 'arrangement';

function findKnownPlace(text: string): Known | undefined {
  if (text.length > MAX_NAME_LENGTH + 2) return undefined;
  const folded = fold(text);
  const country = CODE_AND_COUNTRY_PATTERN.exec(text);
  if (country) return findKnownPlace(country[1] ?? '') === 'code' ? 'code' : undefined;
  if (REGIONS.has(folded)) {
    if (folded.length > 3 || folded === 'usa' || folded === 'uae') return 'region';
    // "OR", not "or"
    return text === text.toUpperCase() ? 'code' : undefined;
  }
  if (CITY_NAMES.has(folded)) return 'city';
  if (ARRANGEMENTS.has(folded)) return 'arrangement';
  return undefined;
}

/**
 * The start of a place at the end of the text: "Nexus AI – San Francisco, CA" → 11, "Globex Chicago, IL" → 7. The place must
 * follow a separator or be a known town; undefined if there is none or if it is the whole text.
 */
export function placeAtEnd(text: string): number | undefined {
  if (!endsKnown(text)) return undefined;
  for (const at of findSeparators(text)) {
    // The longest ending after a separator that is entirely a place.
    if (at.before > 0 && isPlace(text.slice(at.after))) return at.after;
  }
  const comma = text.lastIndexOf(',');
  return comma < 0 ? undefined : findTownBefore(text, comma);
}

/** Whether the text after the last separator is a known place or code, as at the end of every place. */
function endsKnown(text: string): boolean {
  const trimmed = text.trimEnd();
  let cut = Math.max(trimmed.lastIndexOf(' - ') + 2, trimmed.lastIndexOf(' / ') + 2, 0);
  for (const sign of PARTS) cut = Math.max(cut, trimmed.lastIndexOf(sign, trimmed.length - 2) + 1);
  const tail = trimmed.slice(cut).replace(')', '').replace(POSTCODE_PATTERN, ' ').trim();
  return findKnownPlace(tail) !== undefined || CODE_PATTERN.test(tail) || isSinglePlace(tail);
}
const PARTS = [',', '\t', '|', '·', '•', '(', '@', '–', '—', ';', '&'];

/** A known town at the end of the text before `end`, with other words in front of it. */
function findTownBefore(text: string, end: number): number | undefined {
  const starts: number[] = [];
  for (let i = 0; i < end; i++) if (i > 0 && text[i - 1] === ' ' && text[i] !== ' ') starts.push(i);
  for (const start of starts.slice(-3)) if (CITY_NAMES.has(fold(text.slice(start, end)))) return start;
  return undefined;
}

interface Separator {
  before: number;
  after: number;
}

const SEPARATOR_PATTERN = /\s*\t\s*|\s+[-–—|•·∙/@]\s+|\s*[|•·]\s*|,\s+|\.\s+|\s+(?=\()/g;

function findSeparators(text: string): Separator[] {
  const found: Separator[] = [];
  for (const match of text.matchAll(SEPARATOR_PATTERN)) {
    found.push({ before: match.index, after: match.index + match[0].length });
  }
  return found;
}
