import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../loopback.ts';

export interface OriginCheckOptions {
  /** Addresses of this server: PUBLIC_URL and those of the portal. Only their hosts count. */
  addresses: readonly string[];
  /** Whether localhost, 127.0.0.0/8, and [::1] are our hosts too, at any port. */
  acceptLoopback: boolean;
  /** Whether the proxy in front is trusted for the host (X-Forwarded-Host) and the scheme (X-Forwarded-Proto). */
  trustProxy: boolean;
}

/** Our origin that a request was sent to, like `https://foothold.example`; null if it names a host that isn't ours, or none. */
export type OriginCheck = (request: IncomingMessage) => string | null;

/** A host as it appears in a header: nothing that `URL` would parse as a user, a path, or a query. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/**
 * Creates the check against DNS rebinding and made-up hosts: if somebody points their domain at this server's address, the browser
 * considers their page same-origin, and only the Host header reveals it. A name with a trailing dot is a different name to cookies and
 * passkeys, so it isn't ours.
 */
export function createOriginCheck({ addresses, acceptLoopback, trustProxy }: OriginCheckOptions): OriginCheck {
  const own = addresses.map((address) => new URL(address));
  return (request) => {
    const host = getHost(request, trustProxy);
    if (host === null) return null;
    // Parsed with the setting's scheme: `foothold.example:443` is `https://foothold.example`.
    const known = own.find(({ protocol, origin }) => parseOrigin(protocol, host)?.origin === origin);
    if (known) return known.origin;
    const parsedOrigin = parseOrigin(isForwardedHttps(request, trustProxy) ? 'https:' : 'http:', host);
    return acceptLoopback && parsedOrigin && isLoopback(parsedOrigin.hostname) ? parsedOrigin.origin : null;
  };
}

function parseOrigin(protocol: string, host: string): URL | null {
  return URL.parse(`${protocol}//${host}`);
}

/**
 * The host that a request names. Null if there is none, or several (RFC 9112, 3.2), or if the target is a full URL: only proxies get such
 * requests.
 */
function getHost(request: IncomingMessage, trustProxy: boolean): string | null {
  const { headers, rawHeaders, url = '' } = request;
  const isOnce = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length === 1;
  if (!isOnce || /^[a-z]/i.test(url)) return null;
  const parsedOrigin = (trustProxy && getLastValue(headers['x-forwarded-host'])) || headers.host;
  return parsedOrigin !== undefined && HOST.test(parsedOrigin) ? parsedOrigin : null;
}

/** The proxy in front adds the last entry; earlier ones can be forged. */
const getLastValue = (value: string | string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',')
    .at(-1)
    ?.trim();

const isForwardedHttps = ({ headers }: IncomingMessage, trustProxy: boolean): boolean =>
  trustProxy && getLastValue(headers['x-forwarded-proto']) === 'https';
