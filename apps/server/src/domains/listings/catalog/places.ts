import { US_STATES } from '@foothold/core/matching';

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

const UNITED_STATES = new Set(['us', 'usa', 'u.s.', 'u.s.a.', 'united states', 'united states of america']);

/** "Texas", "TX" or "tx" → "TX". Undefined for anything else. */
export function toStateCode(text: string): string | undefined {
  const known = text.trim().toUpperCase();
  return US_STATES.has(known) ? known : STATE_BY_NAME.get(text.trim().toLowerCase());
}

/**
 * Parses a place from a source, in one line or in parts. Null if nothing specific is left ("Remote", "United States"). Other countries are
 * kept only if the source gives a two-letter code, because a name isn't a code.
 */
export function parsePlace(
  source: string | { city?: string | undefined; region?: string | undefined; country?: string | undefined },
): Place | null {
  const { city, region, country } = typeof source === 'string' ? splitPlace(source) : source;
  const land = country?.trim() ?? '';
  const isElsewhere = land !== '' && !UNITED_STATES.has(land.toLowerCase());
  // A region of another country may have the code of a state: Western Australia is WA.
  const state = region && !isElsewhere ? toStateCode(region) : undefined;
  const code = !isElsewhere ? 'US' : /^[a-z]{2}$/i.test(land) ? land.toUpperCase() : undefined;
  if (!code) return null;
  const town = city?.trim() || null;
  const part = state ?? (region?.trim() || null);
  return town || part ? { city: town, region: part, country: code } : null;
}

/** "Austin, TX", "Austin, Texas, United States", "Texas". A single name that isn't a state is a city. */
function splitPlace(text: string): { city?: string; region?: string; country?: string } {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^remote\b/i.test(part));
  const last = parts.at(-1);
  if (last !== undefined && UNITED_STATES.has(last.toLowerCase())) parts.pop();
  const [first, second] = parts;
  if (first === undefined) return {};
  if (second === undefined) return toStateCode(first) ? { region: first } : { city: first };
  return { city: first, region: second };
}

/** Parses the "where" field: a state, a city, or both. Undefined if nothing is left. */
export function parseSearchPlace(text: string): { city?: string; region?: string } | undefined {
  const { city, region } = splitPlace(text.replaceAll(/\s+/g, ' '));
  const state = region ? toStateCode(region) : undefined;
  if (state) return city ? { city, region: state } : { region: state };
  return city ? { city, ...(region && { region }) } : undefined;
}
