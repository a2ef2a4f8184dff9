import { isIP } from 'node:net';
import { AppError } from '../../platform/errors.ts';
import { isPublicAddress } from '../../platform/fetch/addresses.ts';

/**
 * Checks an address when it is entered, so that most mistakes are noticed then. Each attempt checks again where its name leads.
 * @param allowedHosts hosts with ports that are allowed whatever they are, for tests
 * @returns the address as it is stored
 * @throws AppError `webhooks.url`
 */
export function parseAddress(text: string, allowedHosts: readonly string[]): string {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '') throw refuse();
  url.hash = '';
  if (url.protocol === 'http:' && allowedHosts.includes(url.host)) return url.href;
  if (url.protocol !== 'https:') throw refuse();
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw refuse();
  // Names of this machine and of local networks (RFC 6761, RFC 6762, RFC 9476), and names without a dot.
  const isLocal =
    /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(host) || (isIP(host) === 0 && !/\.\w/.test(host));
  if (isLocal) throw refuse();
  return url.href;
}

const refuse = () =>
  new AppError('webhooks.url', {
    fields: { url: 'Enter a public address that starts with https://, without a user name or password.' },
  });
