import { getOccupation } from '../jobs/index.ts';
import type { Sample, Scope } from './types.ts';

const number = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const list = new Intl.ListFormat('en-GB');

export const formatNumber = (count: number): string => number.format(count);
export const formatMoney = (amount: number): string => dollars.format(Math.round(amount / 100) * 100);

/** A share in whole percent; nothing else is ever rounded to none or all. */
export function share(count: number, of: number): string {
  const part = count / of;
  if (part > 0 && part < 0.005) return 'less than 1%';
  return part < 1 && part >= 0.995 ? 'more than 99%' : percent.format(part);
}

export const formatList = (names: readonly string[]): string => list.format(names);

/** "30 say", "1 says", "none says". */
export const some = (count: number, one: string, many: string): string =>
  count === 0 ? `none ${one}` : `${formatNumber(count)} ${count === 1 ? one : many}`;

/** "3 days", "1 day". */
export const formatDays = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'day' : 'days'}`;

/** Which listings are meant, before the word "listings": "Registered Nurse", "health", or nothing for all of them. */
function getScopeName({ occupation, field }: Scope): string {
  if (occupation !== null) return getOccupation(occupation)?.name ?? occupation.replaceAll('-', ' ');
  return field === null ? '' : field.replaceAll('-', ' ');
}

/** "Registered Nurse listings", "health listings", "listings". */
export const formatListings = (scope: Scope): string => `${getScopeName(scope)} listings`.trimStart();

/** The start of a title: "No nurse listings", "All nurse listings", "40% of nurse listings". */
export function formatShare(count: number, figures: Scope & Sample): string {
  if (count === 0) return `No ${formatListings(figures)}`;
  return count === figures.listings
    ? `All ${formatListings(figures)}`
    : `${capitalize(share(count, figures.listings))} of ${formatListings(figures)}`;
}

/** A scope as a heading. */
export function formatCategory(scope: Scope): string {
  const name = getScopeName(scope);
  return name === '' ? 'All listings' : capitalize(name);
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The sentence about a statement's basis.
 * @param which further qualifiers: " that show their pay"
 */
export function formatBasis({ listings, samples }: Sample, what: string, which = ''): string {
  const kind =
    samples === 0 ? '' : samples === listings ? ', all samples' : `, ${formatNumber(samples)} of them samples`;
  return `${formatNumber(listings)} ${what} in our catalog${which}${kind}.`;
}
