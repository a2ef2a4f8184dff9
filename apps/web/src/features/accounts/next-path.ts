import type { Viewer } from '@foothold/contracts/accounts';

/** Where users land by default after signing in. */
export const PORTAL_HOME = '/portal';

/** Where someone lands after signing in without a page to return to: staff in the console. */
export const getHomePath = ({ role }: Pick<Viewer, 'role'>): string => (role === 'member' ? PORTAL_HOME : '/console');

/** Where the owner of a new account lands, which leads on to what their plan needs first. */
export const FIRST_STEP = '/portal/start';

/** Where to go after signing in. The portal's own home is no page to return to: it is where `next` leads by default. */
export const chooseNextPath = (next: string | null, viewer: Pick<Viewer, 'role'>): string =>
  next === null || next === PORTAL_HOME ? getHomePath(viewer) : next;

const DUMMY_ORIGIN = 'http://own.invalid';

/**
 * The path to open after signing in, from `?next=`; null if there is none. Accepts only paths on this site, so that a
 * link can't use our login page to redirect to another site.
 */
export function parseNextPath(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, DUMMY_ORIGIN)) return null;
  // Browsers treat "//host", "/\host", and embedded control characters as external URLs, and so does the URL parser.
  const { origin, pathname, search, hash } = new URL(next, DUMMY_ORIGIN);
  return origin === DUMMY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** Adds the destination to the URL of a sign-in or sign-up page. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
