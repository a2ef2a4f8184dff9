import type { Listing } from '@foothold/contracts/listings';
import type { Format } from '../../shared/format/format.ts';
import { REMOTE_LABELS } from './labels.ts';

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

const PERIOD_LABELS: Record<NonNullable<Listing['pay']>['period'], string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
};

/** "$26.75–$30.75 an hour"; null if the listing states no pay. */
export function payText(pay: Listing['pay'], format: Format): string | null {
  if (!pay) return null;
  return `${format.formatMoneyRange(pay.min, pay.max, pay.currency)} ${PERIOD_LABELS[pay.period]}`;
}
