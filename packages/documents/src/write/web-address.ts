import type { Link } from '@foothold/core/resume';
import type { LinkedText } from './page.ts';

/**
 * The text of a link is its full address without "https://", because the target is lost in print and in plain-text extraction. If the
 * address doesn't mention the network, the network's name comes first.
 */
export function linkText({ url, network }: Link): LinkedText {
  const href = toWebAddress(url);
  const address = href === undefined ? url : url.replace(/^https:\/\//i, '');
  const isNamed = network === undefined || extractLetters(address).includes(extractLetters(network));
  return { text: isNamed ? address : `${network}: ${address}`, href };
}

/** The unchanged address if it is a web address; anything else stays plain text. */
export function toWebAddress(url: string): string | undefined {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
  const parsed = URL.parse(whole);
  const web = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  return web && parsed.hostname.includes('.') ? whole : undefined;
}

function extractLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
