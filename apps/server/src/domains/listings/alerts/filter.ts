import { searchFilterSchema } from '@foothold/contracts/listings/saved-searches';
import { SAVED_FILTER_KEYS, type SearchFilter } from '@foothold/contracts/listings/words';
import { toPrintable } from '../ingest/incoming.ts';

/** The filter as it is stored: without empty parts, and with single spaces. */
export function normalizeFilter(filter: SearchFilter): SearchFilter {
  const clean = (text: string | undefined) =>
    toPrintable(text ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ');
  const { within, payMin, remote, sponsorship, company, source, visa } = filter;
  const q = clean(filter.q);
  const place = clean(filter.place);
  return {
    ...(q !== '' && { q }),
    ...(place !== '' && { place }),
    ...(place !== '' && within && { within }),
    ...(remote && { remote }),
    ...(payMin && { payMin }),
    ...(sponsorship && { sponsorship }),
    ...(company && { company }),
    ...(source && { source }),
    ...(visa && { visa }),
  };
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
