import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Only these IPv6 addresses are assigned to the public internet (RFC 4291, section 2.4). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Azure answers metadata and management requests of virtual machines here, although the range is public. */
const AZURE_HOST = '168.63.129.16';

/**
 * Whether an address belongs to the public internet. Everything else is refused: loopback, private, link-local (cloud metadata), shared
 * (RFC 6598), multicast, unspecified, documentation, benchmarking, and reserved addresses, and IPv6 addresses that lead to an IPv4 address.
 * @param address an IPv4 or IPv6 address; anything else isn't public
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address === AZURE_HOST) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST as [ipaddr.IPv6, number]);
}

/** Whether an address is one of this machine's own, which firewalls often treat as internal. */
export const isOwnAddress = (address: string): boolean =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .some((own) => ipaddr.isValid(address) && toComparable(own.address) === toComparable(address));

const toComparable = (address: string): string => ipaddr.parse(address).toNormalizedString();
