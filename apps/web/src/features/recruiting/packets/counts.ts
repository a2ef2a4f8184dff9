import type { PacketFilter } from '@foothold/contracts/recruiting/packet-choices';

/** How many packets wait for the member, and how many there are in all. */
export interface PacketCounts {
  waiting: number;
  all: number;
}

/** @param counts by filter; null for an account that has no packets */
export const toCounts = (counts: Readonly<Partial<Record<PacketFilter, number>>> | null): PacketCounts => ({
  waiting: counts?.waiting ?? 0,
  all: Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0),
});
