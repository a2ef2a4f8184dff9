import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';

/** Where an installation listens without other settings. */
export const DEFAULT_URL = 'http://localhost:3000';

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Checks the address of a server. @returns its origin @throws Failure unless it is HTTPS, or on this machine */
export function parseServerAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Failure(EXIT.usage, {
      code: 'server.address',
      message: `"${text}" isn’t the address of a server.`,
      hint: 'Use an address such as https://foothold.example.',
    });
  if (url.protocol !== 'https:' && !isLoopback(url.hostname))
    throw new Failure(EXIT.usage, {
      code: 'server.insecure',
      message: 'A token is only sent over HTTPS.',
      hint: 'Use an address that starts with https://.',
    });
  return url.origin;
}
