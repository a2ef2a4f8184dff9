import type { LinkedText } from './page.ts';

/** A link shows its whole address but for "https://", since a printed or plainly extracted page has nothing else. */
export function linkText(url: string): LinkedText {
  const href = webAddress(url);
  return href === undefined ? { text: url } : { text: url.replace(/^https:\/\//i, ''), href };
}

/** The address as it is, if it leads to the web; anything else stays plain text. */
export function webAddress(url: string): string | undefined {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
  const protocol = URL.parse(whole)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? whole : undefined;
}
