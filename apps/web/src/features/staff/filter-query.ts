import type { FilteredList } from '@foothold/contracts/staff/shapes';

export const LIST_PATHS: Record<FilteredList, string> = {
  inquiries: '/console/inquiries',
  registrations: '/console/registrations',
  billing: '/console/billing',
  members: '/console/members',
  emails: '/console/outbox',
};

/** The filters in a list's query string: sorted, without the page number and empty values. */
export function readFilterQuery(search: string): string {
  const values = [...new URLSearchParams(search)].filter(([name, value]) => name !== 'page' && value !== '');
  return new URLSearchParams(values.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
}
