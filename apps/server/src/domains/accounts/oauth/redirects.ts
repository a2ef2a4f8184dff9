const MAX_REDIRECT_LENGTH = 500;
/** Hosts of the person's own device, where a program listens on any free port (RFC 8252, 7.3). */
const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);
/** The scheme of a native app contains its domain in reverse (RFC 8252, 7.1), so it is none that a browser runs or opens itself. */
const APP_SCHEME_PATTERN = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/;

/**
 * Why an app can't be sent back to an address. Null if it can. Everything is refused that a browser would read differently than it is
 * written, so that the host on the consent page is the one that gets the answer.
 */
export function findRedirectFault(uri: string): string | null {
  if (uri.length > MAX_REDIRECT_LENGTH) return `is longer than ${MAX_REDIRECT_LENGTH} characters`;
  if (!/^[\x21-\x7e]+$/.test(uri) || /[\\*"<>`{}|^]/.test(uri)) return 'has a character that an address can’t have';
  if (uri.includes('#')) return 'has a fragment';
  const url = URL.parse(uri);
  if (!url) return 'is not an absolute address';
  if (url.username || url.password || /^[^:]*:\/\/[^/?]*@/.test(uri)) return 'has a user name';
  if (url.href !== uri && url.href !== `${uri}/`) return 'is not in its normal form';
  if (url.protocol === 'https:') return LOOPBACK_HOSTS.has(url.hostname) ? 'uses HTTPS with a loopback host' : null;
  if (url.protocol === 'http:')
    return LOOPBACK_HOSTS.has(url.hostname) ? null : 'uses HTTP with a host that isn’t the person’s own device';
  return APP_SCHEME_PATTERN.test(url.protocol) ? null : 'has a scheme that isn’t a domain name in reverse';
}

/** What the consent page shows of an address: its host, or the scheme of a native app. */
export function describeRedirect(uri: string): string {
  const { protocol, host } = new URL(uri);
  return protocol === 'https:' || protocol === 'http:' ? host : protocol.slice(0, -1);
}

/** Whether all addresses lead to programs on the person's own device, which can't keep a secret and may use any port. */
export const isNative = (uris: readonly string[]): boolean => uris.some((uri) => !uri.startsWith('https:'));
