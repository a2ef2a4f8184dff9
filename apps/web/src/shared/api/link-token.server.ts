import { createCookie, redirect } from 'react-router';
import { type RequestContext, requestContext } from '../request-context.ts';
import type { RouteArgs } from './route-args.ts';

/**
 * Emailed links with a token: how long each works, in seconds, and which pages store the token. A page's data requests
 * go to a path that only starts like the page's, so the cookies of router pages are set one level up.
 */
const LINKS = {
  'confirm-email': { seconds: 72 * 3600, path: '/confirm-email' },
  'reset-password': { seconds: 3600, path: '/portal' },
  'set-password': { seconds: 7 * 24 * 3600, path: '/portal' },
  unsubscribe: { seconds: 3600, path: '/unsubscribe' },
  'job-alerts': { seconds: 3600, path: '/job-alerts' },
  'weekly-report-emails': { seconds: 3600, path: '/weekly-report-emails' },
} as const;
export type LinkKind = keyof typeof LINKS;

const MAX_TOKEN_LENGTH = 500;

function createTokenCookie(kind: LinkKind, { publicUrl }: RequestContext) {
  return createCookie(`link-${kind}`, {
    path: LINKS[kind].path,
    httpOnly: true,
    // The link is opened from a mail app, so a strict cookie wouldn't be sent.
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: LINKS[kind].seconds,
  });
}

/**
 * The token from an emailed link. A token in the URL is moved to a cookie and the page reloads without it, so that it
 * doesn't stay in the address bar, the history, or the referrer. Opening the link doesn't use it up, because mail
 * scanners open links too.
 * @returns null if the page wasn't opened by a link
 */
export async function readLinkToken(kind: LinkKind, { request, context }: RouteArgs): Promise<string | null> {
  const page = context.get(requestContext);
  const cookie = createTokenCookie(kind, page);
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  if (token !== null) {
    const headers = new Headers({
      'set-cookie': await cookie.serialize(token.slice(0, MAX_TOKEN_LENGTH)),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    searchParams.delete('token');
    const rest = searchParams.toString();
    throw redirect(rest === '' ? pathname : `${pathname}?${rest}`, { headers });
  }
  const saved: unknown = await cookie.parse(request.headers.get('cookie'));
  return typeof saved === 'string' && saved !== '' ? saved : null;
}

/** The header that deletes the token's cookie. */
export async function clearTokenCookie(kind: LinkKind, { context }: RouteArgs): Promise<{ 'set-cookie': string }> {
  return { 'set-cookie': await createTokenCookie(kind, context.get(requestContext)).serialize('', { maxAge: 0 }) };
}
