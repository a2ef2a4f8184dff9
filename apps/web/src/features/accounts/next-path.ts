/** Where somebody lands without a target. */
export const PORTAL_HOME = '/portal';

const NOWHERE = 'http://own.invalid';

/**
 * The path to open after logging in, from `?next=`: only one of this site's own, so that a link can't lead through our login page to
 * another site. Null if there is none.
 */
export function ownPath(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, NOWHERE)) return null;
  // Browsers treat "//host", "/\host", and embedded control characters as an external address; URL parses them the same way.
  const { origin, pathname, search, hash } = new URL(next, NOWHERE);
  return origin === NOWHERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** An entry page's address that keeps the target. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
