import { PACKET_FILTERS, type PacketFilter } from '@foothold/contracts/recruiting/packet-choices';

export const PACKETS_PATH = '/console/packets';

export const getPacketPath = (id: string): string => `${PACKETS_PATH}/${id}`;

/** The page to prepare an application. @param chosen what is known already */
export function buildNewPath(
  memberId: string,
  chosen: { listing?: string | undefined; resume?: string | undefined; replaces?: string | undefined } = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) if (value) search.set(name, value);
  return `/console/clients/${memberId}/packets/new${search.size > 0 ? `?${search}` : ''}`;
}

export interface PacketsQuery {
  filter: PacketFilter;
  /** Only this member’s. */
  member: string | undefined;
  page: number;
}

export const parseFilter = (text: string | null): PacketFilter =>
  PACKET_FILTERS.find((filter) => filter === text) ?? 'approved';

/** The list’s URL with some filters changed, from the first page. Defaults are left out. */
export function buildListHref(query: PacketsQuery, change: Partial<PacketsQuery> = {}): string {
  const { filter, member, page } = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  if (filter !== 'approved') search.set('filter', filter);
  if (member !== undefined) search.set('member', member);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? PACKETS_PATH : `${PACKETS_PATH}?${search}`;
}
