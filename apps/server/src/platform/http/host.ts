import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../loopback.ts';

export interface OwnHostsOptions {
  /** Addresses under which people reach this server: PUBLIC_URL and those of the portal. Only their hosts count. */
  addresses: readonly string[];
  /** Whether localhost, 127.0.0.0/8 and [::1] are own hosts too, at any port. */
  acceptLoopback: boolean;
  /** Whether the proxy in front is believed about the host (X-Forwarded-Host) and the scheme (X-Forwarded-Proto). */
  trustProxy: boolean;
}

/** The origin of ours under which a request arrived, like `https://foothold.example`; null where it names a host that is not ours, or none. */
export type OwnOriginOf = (request: IncomingMessage) => string | null;

/** A host as it stands in a header: nothing that `URL` would read as a user, a path or a query. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/**
 * Makes the check against DNS rebinding and invented hosts: a page whose name its owner points at this server's address is same-origin with it for the
 * browser, and only the Host header gives it away. A name with a dot at its end is another name to cookies and passkeys, so it is not ours.
 */
export function ownHosts({ addresses, acceptLoopback, trustProxy }: OwnHostsOptions): OwnOriginOf {
  const own = addresses.map((address) => new URL(address));
  return (request) => {
    const host = hostOf(request, trustProxy);
    if (host === null) return null;
    // Read with the scheme of the setting: `foothold.example:443` is `https://foothold.example`.
    const known = own.find(({ protocol, origin }) => originOf(protocol, host)?.origin === origin);
    if (known) return known.origin;
    const named = originOf(isForwardedHttps(request, trustProxy) ? 'https:' : 'http:', host);
    return acceptLoopback && named && isLoopback(named.hostname) ? named.origin : null;
  };
}

function originOf(protocol: string, host: string): URL | null {
  return URL.parse(`${protocol}//${host}`);
}

/** The host that a request names. Null where there is none, or several (RFC 9112, 3.2), or where the target is a whole address: only proxies are asked like that. */
function hostOf(request: IncomingMessage, trustProxy: boolean): string | null {
  const { headers, rawHeaders, url = '' } = request;
  const isOnce = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length === 1;
  if (!isOnce || /^[a-z]/i.test(url)) return null;
  const named = (trustProxy && lastOf(headers['x-forwarded-host'])) || headers.host;
  return named !== undefined && HOST.test(named) ? named : null;
}

/** The last entry is the word of the proxy in front; those before it are anybody's. */
const lastOf = (value: string | string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',')
    .at(-1)
    ?.trim();

const isForwardedHttps = ({ headers }: IncomingMessage, trustProxy: boolean): boolean =>
  trustProxy && lastOf(headers['x-forwarded-proto']) === 'https';
