import { createCookie, redirect } from 'react-router';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { type RequestContext, requestContext } from '../../shared/request-context.ts';

/**
 * The links in mail that carry a token: for how many seconds each works, and for which pages the token is kept. Data requests of a page have a path that
 * only begins like the page's, so pages of the router have their cookie one step above.
 */
const LINKS = {
  'confirm-email': { seconds: 72 * 3600, path: '/confirm-email' },
  'reset-password': { seconds: 3600, path: '/portal' },
  'set-password': { seconds: 7 * 24 * 3600, path: '/portal' },
  unsubscribe: { seconds: 3600, path: '/unsubscribe' },
} as const;
export type LinkKind = keyof typeof LINKS;

const LONGEST = 500;

function cookieFor(kind: LinkKind, { publicUrl }: RequestContext) {
  return createCookie(`link-${kind}`, {
    path: LINKS[kind].path,
    httpOnly: true,
    // The link is opened from a mail program in a browser: a strict cookie would not come along.
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: LINKS[kind].seconds,
  });
}

/**
 * The token that a link in mail brought. A token in the address is put into a cookie and the page is opened again without it, so that it
 * does not stay in the address bar, the history, or what the browser tells another site. Opening the link uses nothing up: mail scanners do
 * that too.
 * @returns null where nobody came by a link
 */
export async function tokenFromLink(kind: LinkKind, { request, context }: RouteArgs): Promise<string | null> {
  const page = context.get(requestContext);
  const cookie = cookieFor(kind, page);
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  if (token !== null) {
    const headers = new Headers({
      'set-cookie': await cookie.serialize(token.slice(0, LONGEST)),
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

/** The header that forgets the token. */
export async function forgetToken(kind: LinkKind, { context }: RouteArgs): Promise<{ 'set-cookie': string }> {
  return { 'set-cookie': await cookieFor(kind, context.get(requestContext)).serialize('', { maxAge: 0 }) };
}
