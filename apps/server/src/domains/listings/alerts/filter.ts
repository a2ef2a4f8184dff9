import { searchFilterSchema } from '@foothold/contracts/listings/saved-searches';
import { SAVED_FILTER_KEYS, type SearchFilter } from '@foothold/contracts/listings/words';
import { toPrintable } from '../ingest/incoming.ts';

/** The filter as it is stored: without empty parts and a distance from nowhere, and with single spaces. */
export function normalizeFilter(filter: SearchFilter): SearchFilter {
  const parts = SAVED_FILTER_KEYS.flatMap((key) => {
    const value = filter[key];
    const part = typeof value === 'string' ? toPrintable(value).trim().replaceAll(/\s+/g, ' ') : value;
    return part ? [[key, part] as const] : [];
  });
  const { within, ...rest }: SearchFilter = Object.fromEntries(parts);
  return { ...rest, ...(rest.place && within && { within }) };
}

export const isEmptyFilter = (filter: SearchFilter): boolean => Object.keys(filter).length === 0;

/** Identifies a normalized filter. Case makes no difference to a search. */
export const toFilterKey = (filter: SearchFilter): string =>
  JSON.stringify(SAVED_FILTER_KEYS.map((key) => filter[key] ?? null)).toLowerCase();

/** Reads a stored filter. */
export const parseFilter = (stored: unknown): SearchFilter => searchFilterSchema.parse(stored);

/** The path of the search in the portal, newest first. @param start such as `/portal/jobs` */
export function toSearchPath(filter: SearchFilter, start: string): string {
  const parameters = new URLSearchParams();
  for (const key of SAVED_FILTER_KEYS) if (filter[key] !== undefined) parameters.set(key, String(filter[key]));
  parameters.set('sort', 'newest');
  return `${start}?${parameters}`;
}
