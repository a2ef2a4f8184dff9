import { US_STATES } from '@foothold/core/matching';
import { toCountryCode, toCountryCodeFromName } from './countries.ts';

export interface Place {
  city: string | null;
  /** Two letters for a US state, otherwise the region's name. */
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

const STATE_BY_NAME = new Map([...US_STATES].flatMap(([code, name]) => [[name.toLowerCase(), code]]));
for (const [name, code] of [
  ['washington dc', 'DC'],
  ['washington d.c.', 'DC'],
  ['d.c.', 'DC'],
] as const)
  STATE_BY_NAME.set(name, code);

/** "Texas", "TX" or "tx" → "TX". Undefined for anything else. */
export function toStateCode(text: string): string | undefined {
  const known = text.trim().toUpperCase();
  return US_STATES.has(known) ? known : STATE_BY_NAME.get(text.trim().toLowerCase());
}

/**
 * Parses a place from a source, in one line or in parts, which may be a whole country. Null if nothing specific is left ("Remote"), or if
 * the country isn't one that we know: no place is better than a wrong one. Without a country, it is in the United States.
 */
export function parsePlace(
  source: string | { city?: string | undefined; region?: string | undefined; country?: string | undefined },
): Place | null {
  const { city, region, country } = typeof source === 'string' ? splitPlace(source) : source;
  const land = country?.trim() ?? '';
  const code = land === '' ? 'US' : toCountryCode(land);
  if (code === undefined) return null;
  // A region of another country may have the code of a state: Western Australia is WA.
  const state = region && code === 'US' ? toStateCode(region) : undefined;
  const town = city?.trim() || null;
  const part = state ?? (region?.trim() || null);
  return town || part || land !== '' ? { city: town, region: part, country: code } : null;
}

interface PlaceParts {
  city?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
}

/** "Remote - Canada", "Remote (Canada)", "Remote in Canada". */
const REMOTE_PATTERN = /^\s*remote\s*(?:[-–—:(]|\bin\b)\s*([^()]*)\)?\s*$/i;

/** "Austin, TX", "Austin, Texas, United States", "London, UK", "Texas", "Canada". A single name that is neither a state nor a country is a city. */
function splitPlace(text: string): PlaceParts {
  const parts = (REMOTE_PATTERN.exec(text)?.[1] ?? text)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^remote\b/i.test(part));
  const last = parts.at(-1) ?? '';
  // Georgia and CA are states first.
  const country = toStateCode(last) === undefined ? toCountryCodeFromName(last) : undefined;
  if (country !== undefined) parts.pop();
  const inCountry = country !== undefined && { country };
  const [first, second] = parts;
  if (first === undefined) return { ...inCountry };
  if (second !== undefined) return { city: first, region: second, ...inCountry };
  return isState(first, country) ? { region: first, ...inCountry } : { city: first, ...inCountry };
}

const isState = (text: string, country = 'US'): boolean => country === 'US' && toStateCode(text) !== undefined;

/** What someone looks for. */
export interface SearchPlace {
  city?: string;
  /** The code of a US state, or another region's name. */
  region?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** The name of `country`, if it is all that was typed: it may be meant for a city of that name. */
  name?: string;
}

/** Parses the "where" field: a state, a city, a country, or a city in one of these. Undefined if nothing is left. */
export function parseSearchPlace(text: string): SearchPlace | undefined {
  const { city, region, country } = splitPlace(text.replaceAll(/\s+/g, ' '));
  const state = region && (country === undefined || country === 'US') ? toStateCode(region) : undefined;
  if (state) return city ? { city, region: state } : { region: state };
  if (country !== undefined && !city) return { country, name: text.trim() };
  if (country !== undefined) return { ...(city && { city }), country };
  return city ? { city, ...(region && { region }) } : undefined;
}
