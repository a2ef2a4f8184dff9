import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { AppError } from '../errors.ts';
import { isOwnAddress, isPublicAddress } from './addresses.ts';

/** Looks up the addresses of a host name. An empty list means that it has none. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

const DNS_TIMEOUT_MS = 2500;
const CONNECT_TIMEOUT_MS = 5000;
/** Other ports below 1024 belong to mail and other services that mustn't receive our requests. */
const WELL_KNOWN_PORTS: ReadonlySet<number> = new Set([80, 443]);
const FIRST_FREE_PORT = 1024;

/**
 * Asks the DNS directly. The system's own lookup would also read the hosts file, and a slow name server would occupy one of the few threads
 * that files and passwords need.
 */
export const resolveByDns: Resolve = async (hostname, signal) => {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};

export interface ConnectionRules {
  /** Loopback addresses with ports that tests may use. */
  allowed: readonly string[];
  resolve: Resolve;
}

/**
 * Creates the function that opens every connection of one call. It looks the name up once, checks every address, and connects to one of
 * those it checked, so a second lookup can't lead anywhere else.
 */
export function createConnector({ allowed, resolve }: ConnectionRules, signal: AbortSignal): buildConnector.connector {
  return (options, callback) => {
    const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80));
    findAddresses(options.hostname, port).then(
      (addresses) => {
        if (signal.aborted) return callback(new AppError('fetch.timeout'), null);
        buildConnector({
          timeout: CONNECT_TIMEOUT_MS,
          allowH2: false,
          maxCachedSessions: 0,
          autoSelectFamily: true,
          lookup: (_hostname, { all }, found) => {
            const [first] = addresses;
            if (all) found(null, [...addresses]);
            else found(null, first?.address ?? '', first?.family);
          },
        })(options, callback);
      },
      (error: Error) => callback(error, null),
    );
  };

  async function findAddresses(hostname: string, port: number) {
    const isAllowed = (address: string) =>
      allowed.includes(`${isIP(address) === 6 ? `[${address}]` : address}:${port}`);
    const isLiteral = isIP(hostname) !== 0;
    if (!isLiteral && isLocalName(hostname)) throw new AppError('fetch.refused-address');
    const addresses = isLiteral ? [hostname] : await resolve(hostname, signal);
    if (addresses.length === 0) throw new AppError('fetch.not-found');
    const isPortUsable = WELL_KNOWN_PORTS.has(port) || port >= FIRST_FREE_PORT;
    const isRefused = (address: string) =>
      !isAllowed(address) && (!isPortUsable || !isPublicAddress(address) || isOwnAddress(address));
    // One internal address among several is enough, because the other side chooses them.
    if (addresses.some(isRefused)) throw new AppError('fetch.refused-address');
    return addresses.map((address) => ({ address, family: isIP(address) }));
  }
}

/** These names mean this machine, whatever the DNS says (RFC 6761). */
const isLocalName = (hostname: string): boolean => /(^|\.)localhost\.?$/i.test(hostname);
