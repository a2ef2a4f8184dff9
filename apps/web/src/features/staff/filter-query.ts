import type { FilteredList } from '@foothold/contracts/staff/shapes';

const LIST_PATHS: Record<FilteredList, string> = {
  inquiries: '/console/inquiries',
  registrations: '/console/registrations',
  billing: '/console/billing',
  members: '/console/members',
  emails: '/console/outbox',
};

export const LIST_LABELS: Record<FilteredList, string> = {
  inquiries: 'Inquiries',
  registrations: 'Registrations',
  billing: 'Billing',
  members: 'Members',
  emails: 'Emails',
};

/** The URL of a list with these filters. */
export const buildListHref = (list: FilteredList, query: string): string =>
  `${LIST_PATHS[list]}${query && `?${query}`}`;

/** The filters in a list's query string: sorted, without the page number and empty values. */
export function readFilterQuery(search: string): string {
  const values = [...new URLSearchParams(search)].filter(([name, value]) => name !== 'page' && value !== '');
  return new URLSearchParams(values.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
}
