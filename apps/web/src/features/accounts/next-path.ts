/** Where somebody lands who came without a wish. */
export const PORTAL_HOME = '/portal';

const NOWHERE = 'http://own.invalid';

/**
 * The path to go on to after logging in, as it was asked for in `?next=`: only one of this site's own, so that a link cannot lead through our
 * log-in page to somebody else's. Null where there is none.
 */
export function ownPath(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, NOWHERE)) return null;
  // Browsers take "//host", "/\host" and control characters within for an address elsewhere; URL reads as they do.
  const { origin, pathname, search, hash } = new URL(next, NOWHERE);
  return origin === NOWHERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** An entry page's address that keeps the wish. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
