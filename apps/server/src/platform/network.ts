import { isIPv6 } from 'node:net';

/**
 * The network that counts as one caller: an IPv4 address, or the /64 of an IPv6 address, because one connection gets that many (RFC 6177,
 * section 2).
 */
export function getNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.split('%');
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (ipv4) return ipv4;
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // A dotted IPv4 ending stands for two groups.
  const written = groups.length + after.length + (bare.includes('.') ? 1 : 0);
  const full = tail === undefined ? groups : [...groups, ...Array<string>(8 - written).fill('0'), ...after];
  const network = full.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
