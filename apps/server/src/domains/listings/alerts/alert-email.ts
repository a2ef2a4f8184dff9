import type { Brand } from '@foothold/brand';
import type { Listing } from '@foothold/contracts/listings';
import {
  ALERT_HOUR,
  ALERT_LISTINGS,
  type AlertFrequency,
  savedSearchLimits,
} from '@foothold/contracts/listings/choices';
import {
  describeSearch,
  formatLocation,
  type MoneyRangeFormat,
  payText,
  type SearchFilter,
  SPONSORSHIP_LABELS,
} from '@foothold/contracts/listings/words';
import { composeEmail } from '../../../platform/mail/compose-email.ts';
import type { Message } from '../../../platform/mail/mail.ts';
import { toSearchPath } from './filter.ts';

export interface Alert {
  to: { name: string; email: string; region: 'us' | 'uk' };
  search: { name: string; filter: SearchFilter; frequency: Exclude<AlertFrequency, 'off'> };
  /** All listings that it announces. It shows the first ones. */
  found: readonly Listing[];
  /** For the links that turn alerts off. */
  token: string;
}

export interface AlertSite {
  brand: Brand;
  publicUrl: string;
  /** URL of the member portal, without a trailing slash. */
  portalUrl: string;
}

/** An email about new listings of a saved search. Its subject is also the notification's title. */
export function renderAlertEmail(
  { to, search, found, token }: Alert,
  { brand, publicUrl, portalUrl }: AlertSite,
): Message {
  const { name, filter } = search;
  const words = describeSearch(filter);
  const shown = found.slice(0, ALERT_LISTINGS);
  const others = found.length - shown.length;
  const count = countJobs(found.length);
  const format = createMoneyFormat(to.region);
  return composeEmail(
    {
      to: to.email,
      subject: `${count} new ${found.length === 1 ? 'job' : 'jobs'} for “${name}”`,
      greeting: to.name ? `Hi ${to.name},` : 'Hi,',
      body: [
        `${count} ${found.length === 1 ? 'job was' : 'jobs were'} added for your saved search “${name}”${name === words ? '' : ` (${words})`}.`,
      ],
      items: shown.map((listing) => toItem(listing, publicUrl, format)),
      ...(others > 0 && { after: `And ${countJobs(others)} more.` }),
      action: {
        label: found.length === 1 ? 'See all jobs of this search' : `See all ${count} new jobs`,
        url: toSearchPath(filter, `${portalUrl}/jobs`),
      },
      note: `${describeFrequency(search.frequency, to.region)} Change or delete it on your page of saved searches: ${portalUrl}/saved-searches`,
      unsubscribe: {
        reason: 'You’re receiving this because you saved this search and turned on its alerts.',
        label: 'Turn off alerts',
        oneClickUrl: `${publicUrl}/api/listing-alerts/turn-off?token=${token}`,
        pageUrl: `${publicUrl}/job-alerts?token=${token}`,
      },
    },
    brand,
  );
}

/** Beyond what a search stores, the number isn't known. */
const countJobs = (count: number): string =>
  count >= savedSearchLimits.newListings - ALERT_LISTINGS ? `${count}+` : String(count);

function toItem(listing: Listing, publicUrl: string, format: MoneyRangeFormat) {
  const { attribution, url } = listing.source;
  const pay = payText(listing.pay, format);
  return {
    title: listing.title,
    url: `${publicUrl}/jobs/${listing.id}`,
    lines: [
      `${listing.company.name} · ${formatLocation(listing)}`,
      [...(pay === null ? [] : [pay]), SPONSORSHIP_LABELS[listing.sponsorship.value]].join(' · '),
    ],
    ...(attribution !== null && { source: { label: attribution, url } }),
  };
}

function describeFrequency(frequency: Alert['search']['frequency'], region: 'us' | 'uk'): string {
  const hour = region === 'uk' ? `${ALERT_HOUR} AM UK time` : `${ALERT_HOUR} AM Eastern`;
  if (frequency === 'instant') return 'This search sends at most one alert an hour.';
  return frequency === 'daily'
    ? `This search sends an alert at ${hour} when there are new jobs.`
    : `This search sends an alert on Mondays at ${hour} when there are new jobs.`;
}

/** As on the pages: `$120,000 – $150,000`. */
function createMoneyFormat(region: 'us' | 'uk'): MoneyRangeFormat {
  const locale = region === 'uk' ? 'en-GB' : 'en-US';
  return {
    formatMoneyRange(min, max, currency) {
      const { format } = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      });
      if (min !== null && max !== null) return min === max ? format(min) : `${format(min)} – ${format(max)}`;
      if (min !== null) return `from ${format(min)}`;
      return max === null ? '' : `up to ${format(max)}`;
    },
  };
}
