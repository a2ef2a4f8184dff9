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

type Place = Listing['places'][number];

/** "Austin, TX", "Ohio", or a country code. */
export const placeName = ({ city, region, country }: Place): string =>
  [city, region].filter(Boolean).join(', ') || country;

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

/** "$26.75–$30.75 an hour"; null if the listing states no pay. */
export function payText(pay: Listing['pay'], format: MoneyRangeFormat): string | null {
  if (!pay) return null;
  return `${format.formatMoneyRange(pay.min, pay.max, pay.currency)} ${pay.period === 'hour' ? 'an hour' : 'a year'}`;
}

/** A search without order and page. */
export type SearchFilter = { [K in 'q' | 'place' | 'remote' | 'payMin' | 'sponsorship']?: ListingFilter[K] };

/** "Remote nurse jobs in Texas": describes a list of jobs. */
export function listTitle({ q, place, remote }: Pick<SearchFilter, 'q' | 'place' | 'remote'>): string {
  const words = [remote && REMOTE_LABELS[remote], q, 'jobs', place && `in ${place}`].filter(Boolean).join(' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** "Remote nurse jobs in Texas, from $80,000 a year, sponsors visas": the whole search, which is also how a saved one is first named. */
export function describeSearch(filter: SearchFilter): string {
  const { payMin, sponsorship } = filter;
  return [
    listTitle(filter),
    ...(payMin ? [`from ${dollars.format(payMin)} a year`] : []),
    ...(sponsorship ? [SPONSORSHIP_LABELS[sponsorship].toLocaleLowerCase('en-US')] : []),
  ].join(', ');
}
