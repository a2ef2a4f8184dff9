import type { Listing, ListingFilter } from './index.ts';

/** How listings and searches are put into words, on pages and in emails. No schemas, so that a page doesn’t load any in the browser. */
export const REMOTE_LABELS: Record<NonNullable<Listing['remote']>, string> = {
  no: 'On site',
  hybrid: 'Hybrid',
  yes: 'Remote',
};

export const SPONSORSHIP_LABELS: Record<Listing['sponsorship']['value'], string> = {
  sponsors: 'Sponsors visas',
  'does-not-sponsor': 'Doesn’t sponsor',
  'citizens-or-clearance': 'Citizens or clearance only',
  unknown: 'Visas not mentioned',
};

/** What each choice leaves out. */
export const LISTING_CHOICE_LABELS: Record<NonNullable<ListingFilter['visa']>, string> = {
  'not-citizens-only': 'Not only for citizens',
  'may-sponsor': 'May sponsor',
};

type Place = Listing['places'][number];

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', style: 'short' });

/** The English name of a country: "UK", "Canada". @param code ISO 3166-1 alpha-2 */
export const countryName = (code: string): string => COUNTRY_NAMES.of(code) ?? code;

/** "Austin, TX", "London, UK", "OH", or a country. */
export const placeName = ({ city, region, country }: Place): string => {
  const parts = [city, region].filter(Boolean);
  return (parts.length === 0 || country !== 'US' ? [...parts, countryName(country)] : parts).join(', ');
};

const MAX_PLACES = 2;

/** Location and work arrangement: "Remote", "Hybrid in Austin, TX", "Boise, ID and 3 more places". */
export function formatLocation({ places, remote }: { places: readonly Place[]; remote: Listing['remote'] }): string {
  const names = places.map(placeName);
  const more = names.length - MAX_PLACES;
  const placeText =
    more > 0
      ? `${names.slice(0, MAX_PLACES).join('; ')} and ${more} more ${more === 1 ? 'location' : 'locations'}`
      : names.join('; ');
  if (placeText === '') return remote === null ? 'Location not listed' : REMOTE_LABELS[remote];
  if (remote === null || remote === 'no') return placeText;
  return remote === 'yes' ? `${REMOTE_LABELS.yes}, hiring in ${placeText}` : `${REMOTE_LABELS.hybrid}, ${placeText}`;
}

/** What formats pay, such as the `Format` of a page. */
export interface MoneyRangeFormat {
  formatMoneyRange(min: number | null, max: number | null, currency: string): string;
}

const PERIOD_LABELS: Record<NonNullable<Listing['pay']>['period'], string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
};

/** "$26.75–$30.75 an hour"; null if the listing states no pay. */
export function payText(pay: Listing['pay'], format: MoneyRangeFormat): string | null {
  if (!pay) return null;
  return `${format.formatMoneyRange(pay.min, pay.max, pay.currency)} ${PERIOD_LABELS[pay.period]}`;
}

/** The parts of a search that can be saved: without order, page, and age, because alerts are about new listings. */
export const SAVED_FILTER_KEYS = [
  'q',
  'place',
  'within',
  'remote',
  'payMin',
  'sponsorship',
  'company',
  'source',
  'visa',
] as const satisfies (keyof ListingFilter)[];

export type SearchFilter = { [K in (typeof SAVED_FILTER_KEYS)[number]]?: ListingFilter[K] };

/** The names of what a filter has only by its ID. Null if there is no such thing, or no such filter. */
export interface FilterNames {
  company: string | null;
  source: string | null;
}

const NO_NAMES: FilterNames = { company: null, source: null };

/** "Remote nurse jobs in Texas at Larkholt": describes a list of jobs. */
export function listTitle(
  { q, place, within, remote }: Pick<SearchFilter, 'q' | 'place' | 'within' | 'remote'>,
  { company }: Pick<FilterNames, 'company'> = NO_NAMES,
): string {
  const words = [
    remote && REMOTE_LABELS[remote],
    q,
    'jobs',
    place && (within ? `within ${within} miles of ${place}` : `in ${place}`),
    company !== null && `at ${company}`,
  ]
    .filter(Boolean)
    .join(' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** "Remote nurse jobs in Texas, from $80,000 a year, sponsors visas": the whole search, which is also how a saved one is first named. */
export function describeSearch(filter: SearchFilter, names: FilterNames = NO_NAMES): string {
  const { payMin, sponsorship, visa, company, source } = filter;
  return [
    listTitle(filter, { company: names.company ?? company ?? null }),
    ...(payMin ? [`from ${dollars.format(payMin)} a year`] : []),
    ...(sponsorship ? [SPONSORSHIP_LABELS[sponsorship].toLocaleLowerCase('en-US')] : []),
    ...(visa ? [LISTING_CHOICE_LABELS[visa].toLocaleLowerCase('en-US')] : []),
    ...(source ? [`from ${names.source ?? source}`] : []),
  ].join(', ');
}
