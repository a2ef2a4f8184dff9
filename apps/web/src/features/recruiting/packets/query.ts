import { PACKET_FILTERS, type PacketFilter } from '@foothold/contracts/recruiting/packet-choices';

/** What the page of a packet shows instead of its content. */
export type PacketView = 'review' | 'edit' | 'decline';

/** The filter in a list's URL. Anything unknown means those that wait. */
export const parseFilter = (value: string | null): PacketFilter =>
  PACKET_FILTERS.find((filter) => filter === value) ?? 'waiting';

export const parseView = (value: string | null): PacketView =>
  value === 'edit' || value === 'decline' ? value : 'review';

/** The URL of a page of the list. */
export function buildListHref(filter: PacketFilter, page = 1): string {
  const search = new URLSearchParams();
  if (filter !== 'waiting') search.set('filter', filter);
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}
