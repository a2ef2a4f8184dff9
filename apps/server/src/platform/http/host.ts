import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../loopback.ts';

export interface OriginCheckOptions {
  /** URLs of this server: PUBLIC_URL and the portal's. Only their hosts count. */
  addresses: readonly string[];
  /** Whether localhost, 127.0.0.0/8, and [::1] count as our hosts, at any port. */
  acceptLoopback: boolean;
  /** Whether to trust the proxy's X-Forwarded-Host and X-Forwarded-Proto headers. */
  trustProxy: boolean;
}

/** Returns our origin that a request was sent to, like `https://foothold.example`. Null if the host is missing or isn't ours. */
export type OriginCheck = (request: IncomingMessage) => string | null;

/** A host as it appears in a header, without anything that `URL` would parse as a user, path, or query. */
const HOST_PATTERN = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/**
 * Protects against DNS rebinding and forged hosts. If someone points their domain at this server, the browser treats their page as
 * same-origin, and only the Host header reveals it. A name with a trailing dot is a different name to cookies and passkeys, so we reject
 * it.
 */
export function createOriginCheck({ addresses, acceptLoopback, trustProxy }: OriginCheckOptions): OriginCheck {
  const own = addresses.map((address) => new URL(address));
  return (request) => {
    const host = getHost(request, trustProxy);
    if (host === null) return null;
    // Parsed with the scheme in use, so that `foothold.example:443` equals `https://foothold.example`.
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
 * Returns the host that a request names. Null if there is none or more than one (RFC 9112, 3.2), or if the target is a full URL, which only
 * proxies accept.
 */
function getHost(request: IncomingMessage, trustProxy: boolean): string | null {
  const { headers, rawHeaders, url = '' } = request;
  const isOnce = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length === 1;
  if (!isOnce || /^[a-z]/i.test(url)) return null;
  const parsedOrigin = (trustProxy && getLastValue(headers['x-forwarded-host'])) || headers.host;
  return parsedOrigin !== undefined && HOST_PATTERN.test(parsedOrigin) ? parsedOrigin : null;
}

/** The proxy appends the last entry; earlier ones can be forged. */
const getLastValue = (value: string | string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',')
    .at(-1)
    ?.trim();

const isForwardedHttps = ({ headers }: IncomingMessage, trustProxy: boolean): boolean =>
  trustProxy && getLastValue(headers['x-forwarded-proto']) === 'https';
