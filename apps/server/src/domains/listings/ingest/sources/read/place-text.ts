import { isCountryCode, toCountryCode, toCountryCodeFromName } from '../../../catalog/countries.ts';
import { toStateCode } from '../../../catalog/places.ts';
import { toCountryOfCity } from './cities.ts';
import { toLine, toList } from './fields.ts';
import { readWorkplace } from './remote.ts';

/** A place in parts. Its country is always known: a place without one would be taken for one in the United States. */
export interface PlaceParts {
  city?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

const MAX_PART_LENGTH = 100;
const MAX_PLACES = 50;

/** Regions of other countries that name their country. */
const REGIONS: Readonly<Record<string, string>> = {
  CA: 'alberta|british columbia|manitoba|new brunswick|newfoundland and labrador|nova scotia|ontario|prince edward island|quebec|québec|saskatchewan|yukon|nunavut|northwest territories|ab|bc|mb|nb|nl|ns|on|pe|qc|sk|yt|nt|nu',
  GB: 'england|scotland|wales|northern ireland',
  AU: 'new south wales|queensland|western australia|south australia|tasmania|australian capital territory|northern territory|nsw|qld',
};
const COUNTRY_BY_REGION = new Map(
  Object.entries(REGIONS).flatMap(([country, names]) => names.split('|').map((name) => [name, country] as const)),
);
/** Some systems put these into the field for the region. */
const CONTINENTS = new Set(
  'africa|asia|europe|european union|emea|apac|latam|amer|americas|north america|south america|latin america|oceania|middle east|worldwide|global'.split(
    '|',
  ),
);
const OTHER_NAMES: Readonly<Record<string, PlaceParts>> = {
  nyc: { city: 'New York', region: 'NY', country: 'US' },
  'new york city': { city: 'New York', region: 'NY', country: 'US' },
  'washington dc': { city: 'Washington', region: 'DC', country: 'US' },
  'washington d.c.': { city: 'Washington', region: 'DC', country: 'US' },
};

/** A place from a source's fields, which may be a whole country. Undefined if its country can't be told. */
export function toPlace(source: { city?: unknown; region?: unknown; country?: unknown }): PlaceParts | undefined {
  const [city, region, country] = [source.city, source.region, source.country].map(toPart);
  const code =
    country === undefined
      ? region !== undefined
        ? toCountryOfRegion(region, city)
        : city && toCountryOfCity(city)
      : toCountryCode(country);
  if (code === undefined || code === '') return undefined;
  const town = city !== undefined && (readWorkplace(city) || isNoRegion(city)) ? undefined : city;
  const part = region !== undefined && isNoRegion(region) && toStateCode(region) === undefined ? undefined : region;
  return { ...(town && { city: town }), ...(part && { region: part }), country: code };
}

const isNoRegion = (text: string) =>
  CONTINENTS.has(text.toLowerCase()) ||
  (toCountryCodeFromName(text) !== undefined &&
    !COUNTRY_BY_REGION.has(text.toLowerCase()) &&
    toCountryOfCity(text) === undefined);

function toPart(value: unknown): string | undefined {
  const line = toLine(value, MAX_PART_LENGTH)?.replace(/^[\s,.-]+|[\s,-]+$/g, '');
  if (!line || /[<>]/.test(line)) return undefined;
  const isShouted = line.length > 3 && line === line.toUpperCase() && /^[\p{L}\s.'’-]+$/u.test(line);
  return isShouted ? line.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase()) : line;
}

/** A code may be that of a state and of a country ("Berlin, DE", "Wilmington, DE"), which the city decides. */
function toCountryOfRegion(region: string, city: string | undefined): string | undefined {
  const known = city === undefined ? undefined : toCountryOfCity(city);
  if (toStateCode(region) === undefined) return COUNTRY_BY_REGION.get(region.toLowerCase());
  return known !== undefined && known !== 'US' && (known === region || region.toLowerCase() === 'georgia')
    ? known
    : 'US';
}

/** Reads places in one text: "Austin, TX; Denver, CO", "Remote (New Jersey, US)", "London, UK". What isn't clear is left out. */
export function readPlaces(text: unknown): PlaceParts[] {
  const line = typeof text === 'string' && text.length <= 5000 ? text.replaceAll(/[^\S\n]+/g, ' ') : '';
  return dedupePlaces(line.split(/[;|•\n]|\s\/\s|\s+or\s+/i).map(readPlace));
}

/** Reads a list of texts with one or more places each. */
export const readPlaceList = (texts: unknown): PlaceParts[] => dedupePlaces(toList(texts).flatMap(readPlaces));

/** Leaves out places that are unknown or repeated. */
export function dedupePlaces(places: readonly (PlaceParts | undefined)[]): PlaceParts[] {
  const known = places.filter((place) => place !== undefined);
  const byKey = new Map(known.map((place) => [`${place.city}/${place.region}/${place.country}`.toLowerCase(), place]));
  return [...byKey.values()].slice(0, MAX_PLACES);
}

function readPlace(text: string): PlaceParts | undefined {
  const line = toLine(removeWorkplace(text));
  if (line === undefined) return undefined;
  const coded = readCodes(line);
  if (coded) return coded;
  const all = line.split(',').flatMap((part) => toPart(part.replace(/\s+\d{5}(-\d{4})?$/, '')) ?? []);
  // Streets and postal codes.
  const parts = all.filter((part) => !/\d/.test(part));
  if (parts.length < 2) return parts[0] === undefined ? undefined : readSinglePart(parts[0]);
  if (isReversed(parts)) parts.reverse();
  const last = parts.at(-1) ?? '';
  const country = toStateCode(last) === undefined ? readCountry(last) : undefined;
  if (country !== undefined) return readInCountry(parts.slice(0, -1), country);
  const code = toCountryOfRegion(last, parts[0]);
  if (code === undefined) return undefined;
  // "Berlin, DE", "Pune, MH, IN", "Tbilisi, Georgia".
  if (code !== 'US' && toStateCode(last) !== undefined) return readInCountry(parts.slice(0, -1), code);
  return toPlace({ city: chooseCity(parts.slice(0, -1), code), region: last, country: code });
}

/** @param parts those before the country: "Austin, Texas", "Austin", "Texas" */
function readInCountry(parts: readonly string[], country: string): PlaceParts | undefined {
  const [first = '', ...others] = parts;
  const region = others.at(-1);
  if (region !== undefined) return toPlace({ city: chooseCity(parts.slice(0, -1), country), region, country });
  const name = first.toLowerCase();
  if (country === 'US' && name === 'washington') return { country };
  const isRegion = country === 'US' ? toStateCode(first) !== undefined : COUNTRY_BY_REGION.get(name) === country;
  return toPlace(isRegion && name !== 'new york' ? { region: first, country } : { city: first, country });
}

/** "Boise" of "Building A, Boise" and "Austin" of "Austin, Travis County". Undefined if more than one could be it. */
function chooseCity(parts: readonly string[], country: string): string | undefined {
  const names = parts.filter((part) => !/ County$/.test(part));
  return names.length === 1 ? names[0] : names.find((name) => toCountryOfCity(name) === country);
}

/** "US-IL-Chicago", "UK-London", "TX-Austin". */
function readCodes(line: string): PlaceParts | undefined {
  const [, country, code, city] = /^(?:(US|UK|CA)-)?([A-Z]{2})(?:-([^-\s].*))?$/.exec(line) ?? [];
  if (code === undefined || (country === undefined && city === undefined)) return undefined;
  if (country !== undefined) return toPlace({ city, region: code, country: country === 'UK' ? 'GB' : country });
  if (code === 'US' || code === 'UK') return toPlace({ city, country: code === 'UK' ? 'GB' : code });
  return toStateCode(code) === undefined ? undefined : toPlace({ city, region: code });
}

/** "India - Hyderabad", "US, CA, Santa Clara", "Illinois - Chicago": the larger part comes first. */
function isReversed(parts: readonly string[]): boolean {
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (readCountry(last) !== undefined || toStateCode(last) !== undefined || COUNTRY_BY_REGION.has(last.toLowerCase()))
    return false;
  if (readCountry(first) !== undefined) return !COUNTRY_BY_REGION.has(first.toLowerCase());
  return parts.length === 2 && first.length > 3 && toStateCode(first) !== undefined && toCountryOfCity(last) === 'US';
}

const readCountry = (text: string): string | undefined =>
  isCountryCode(text)
    ? text
    : text === text.toUpperCase() && text.length === 3
      ? toCountryCode(text)
      : toCountryCodeFromName(text);

/** "Texas", "Berlin", "NYC", "Germany". Georgia and Washington are more than one place, and so are codes of two letters. */
function readSinglePart(part: string): PlaceParts | undefined {
  const name = part.toLowerCase();
  if (/^(?:georgia|washington)$/.test(name)) return undefined;
  if (name === 'new york') return { region: 'NY', country: 'US' };
  const other = OTHER_NAMES[name];
  if (other) return other;
  const region = part.length < 4 ? undefined : COUNTRY_BY_REGION.get(name);
  if (region) return region === 'GB' ? { country: region } : { region: part, country: region };
  const state = part.length < 4 ? undefined : toStateCode(part);
  if (state) return { region: state, country: 'US' };
  const country = toCountryCodeFromName(part);
  const ofCity = toCountryOfCity(part);
  if (country && country !== ofCity) return { country };
  return ofCity === undefined ? undefined : { city: part, country: ofCity };
}

/** "Remote (New Jersey, US)", "Remote - Texas", "London, UK (Hybrid)" without the part that says how people work. */
function removeWorkplace(text: string): string {
  const inside = /^\s*(?:remote|hybrid|on-?site)\s*[([]([^()[\]]*)[)\]]\s*$/i.exec(text)?.[1];
  const parts = (inside ?? text.replaceAll(/[([][^()[\]]*[)\]]/g, ' ')).split(
    /\s+[-–—]\s+|(?<=remote|hybrid)\s*[-–—:]\s*|\s*,\s*/i,
  );
  return parts
    .map((part) => part.trim().replace(/^(?:remote|hybrid|on-?site)\s+(?:in|within|from)\s+/i, ''))
    .filter((part) => part !== '' && readWorkplace(part) === undefined)
    .join(', ');
}
