import type { ListingFilter } from '@foothold/contracts/listings';
import { type FilterNames, SAVED_FILTER_KEYS, type SearchFilter } from '@foothold/contracts/listings/words';
import type { Format } from '../../shared/format/format.ts';
import { AGE_LABELS, LISTING_CHOICE_LABELS, REMOTE_LABELS, SPONSORSHIP_LABELS } from './labels.ts';

/** The two pages with a search: the public one and the members'. */
export type SearchPath = '/jobs' | '/portal/jobs';

/** What is shown instead of the list. */
export type ResultView = 'map';

/** The query of `/jobs` and `/portal/jobs`, without values that couldn't be parsed. */
export type Filter = { [K in keyof ListingFilter]?: NonNullable<ListingFilter[K]> | undefined } & {
  view?: ResultView | undefined;
};

/** The parameters that filter, in the order of the URL. */
const FILTER_KEYS = [
  'q',
  'place',
  'within',
  'remote',
  'payMin',
  'sponsorship',
  'age',
  'company',
  'source',
  'visa',
] as const satisfies (keyof Filter)[];
/** All parameters in the order of the URL, so that each search has exactly one. */
const PARAMETER_ORDER = [...FILTER_KEYS, 'sort', 'view', 'page'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** The list's URL with some parameters changed, from the first page. */
export function filterHref(filter: Filter, change: Filter = {}, path: SearchPath = '/jobs'): string {
  const changed: Filter = { ...filter, page: undefined, ...change };
  const search = new URLSearchParams();
  for (const key of PARAMETER_ORDER) {
    const value = changed[key];
    if (value !== undefined && value !== '' && !(key === 'page' && value === 1)) search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The URL of the search's feed. */
export function feedHref(filter: Filter): string {
  const [, search] = filterHref({ ...filter, sort: undefined, view: undefined }).split('?');
  return search === undefined ? '/jobs/feed.xml' : `/jobs/feed.xml?${search}`;
}

/** The part of a search that can be saved. */
export const toSavedFilter = (filter: Filter): SearchFilter =>
  Object.fromEntries(SAVED_FILTER_KEYS.flatMap((key) => (filter[key] === undefined ? [] : [[key, filter[key]]])));

export const canBeSaved = (filter: Filter): boolean => SAVED_FILTER_KEYS.some((key) => filter[key] !== undefined);

export const isFiltered = (filter: Filter): boolean => FILTER_KEYS.some((key) => filter[key] !== undefined);

export interface ActiveFilter {
  key: FilterKey;
  label: string;
  /** The list's URL without this filter. */
  href: string;
}

/** The active filters in words, each with the URL that removes it. */
export function listActiveFilters(
  filter: Filter,
  names: FilterNames,
  format: Format,
  path: SearchPath = '/jobs',
): ActiveFilter[] {
  const { q, place, within, remote, payMin, sponsorship, age, company, source, visa } = filter;
  const labels: Record<FilterKey, string | undefined> = {
    q: q && `“${q}”`,
    place,
    within: place && within && `Within ${within} miles`,
    remote: remote && REMOTE_LABELS[remote],
    payMin: payMin === undefined ? undefined : `From ${format.money({ amount: payMin, currency: 'USD' })} a year`,
    sponsorship: sponsorship && SPONSORSHIP_LABELS[sponsorship],
    age: age && `Posted: ${AGE_LABELS[age].toLowerCase()}`,
    company: names.company ?? company,
    source: source && `Source: ${names.source ?? source}`,
    visa: visa && LISTING_CHOICE_LABELS[visa],
  };
  return FILTER_KEYS.flatMap((key) => {
    const label = labels[key];
    return label
      ? [
          {
            key,
            label,
            href: filterHref(
              filter,
              key === 'place' ? { place: undefined, within: undefined } : { [key]: undefined },
              path,
            ),
          },
        ]
      : [];
  });
}

/** Converts an amount as people type it ("$84,000", "84k") to digits. Anything else is unchanged. */
export function normalizeAmount(text: string): string {
  const plain = text.replaceAll(/[$,\s]/g, '').toLowerCase();
  const thousands = /^(\d{1,5}(?:\.\d{1,3})?)k$/.exec(plain)?.[1];
  return thousands === undefined ? plain : String(Math.round(Number(thousands) * 1000));
}
