import { CITIES } from './cities-table.ts';

/** A city with its position, in degrees. */
export interface City {
  name: string;
  /** Two letters for a US state. Null in the United Kingdom. */
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: 'US' | 'GB';
  latitude: number;
  longitude: number;
  /** In thousands. */
  people: number;
}

/** The mean radius of the earth, in miles. */
const EARTH_MILES = 3958.8;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

interface CityTable {
  all: readonly City[];
  byName: ReadonlyMap<string, readonly City[]>;
}

let table: CityTable | undefined;

/** Parsed when a radius is first searched for. */
function getTable(): CityTable {
  if (table) return table;
  const all = CITIES.trim().split('\n').flatMap(parseRegion);
  const byName = new Map<string, City[]>();
  for (const city of all) for (const key of listKeys(city.name)) byName.set(key, [...(byName.get(key) ?? []), city]);
  table = { all, byName };
  return table;
}

function parseRegion(line: string): City[] {
  const [code = '', list = ''] = line.split('|');
  return list.split(';').map((entry) => {
    const [name = '', latitude, longitude, people] = entry.split(',');
    return {
      name,
      region: code === 'GB' ? null : code,
      country: code === 'GB' ? 'GB' : 'US',
      latitude: Number(latitude),
      longitude: Number(longitude),
      people: Number(people),
    };
  });
}

/** A name without accents, punctuation, and capitals: "St. Louis" is "saint louis". */
function toKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[.’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^st /, 'saint ')
    .replace(/^ft /, 'fort ')
    .replace(/^mt /, 'mount ')
    .trim();
}

/** How listings may write a city's name, in lower case: "St. Louis" and "Saint Louis", "New York City" and "New York". */
export function listSpellings(name: string): string[] {
  const plain = name.toLowerCase();
  const short = plain.endsWith(' city') ? [plain, plain.slice(0, -5)] : [plain];
  const saints = short.flatMap((each) => {
    const rest = /^(?:st\.?|saint) (.+)$/.exec(each)?.[1];
    return rest === undefined ? [each] : [`st. ${rest}`, `st ${rest}`, `saint ${rest}`];
  });
  return [...new Set(saints)];
}

/** "New York City" is also found as "New York". */
function listKeys(name: string): string[] {
  const key = toKey(name);
  return key.endsWith(' city') ? [key, key.slice(0, -5)] : [key];
}

/**
 * The city that a search means: in its state if it names one, otherwise the one with the most people. Undefined for a name that isn't in the
 * table.
 * @param region a US state code, or a region's name, which only other countries' places have
 */
export function findCity({
  city,
  region,
  country,
}: {
  city: string;
  region?: string;
  country?: string;
}): City | undefined {
  const inCountry = getTable().byName.get(toKey(city)) ?? [];
  const found = country === undefined ? inCountry : inCountry.filter((each) => each.country === country);
  const named = region === undefined ? found : found.filter((each) => isInRegion(each, region));
  return named.toSorted((a, b) => b.people - a.people)[0];
}

const UK_REGIONS: ReadonlySet<string> = new Set(['england', 'scotland', 'wales', 'northern ireland']);

const isInRegion = (city: City, region: string): boolean =>
  city.country === 'US' ? city.region === region : UK_REGIONS.has(region.toLowerCase());

/** Cities whose centers are at most so many miles from the center, itself included. */
export function listCitiesWithin(center: City, miles: number): City[] {
  return getTable().all.filter((city) => city.country === center.country && measureMiles(center, city) <= miles);
}

type Position = Pick<City, 'latitude' | 'longitude'>;

/** The distance over the ground (haversine formula), in miles. */
export function measureMiles(a: Position, b: Position): number {
  const half =
    Math.sin(toRadians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(toRadians(a.latitude)) *
      Math.cos(toRadians(b.latitude)) *
      Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}
