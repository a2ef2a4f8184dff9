import { limits } from '@foothold/contracts/accounts';
import { readLinkToken } from '../../shared/api/link-token.server.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { setPassword } from './entry.server.ts';

/** `?first=1` is in emails to users whose account was created by a payment or a registration. */
const linkKind = ({ url }: Request): 'set-password' | 'reset-password' =>
  new URL(url).searchParams.has('first') ? 'set-password' : 'reset-password';

/** Loads the data for /portal/reset-password. */
export async function loadResetPassword(args: RouteArgs) {
  const kind = linkKind(args.request);
  return { kind, hasLink: (await readLinkToken(kind, args)) !== null, passwordLength: limits.password };
}

/** Sets the password of a user with an emailed link. */
export const submitResetPassword = (args: RouteArgs) => setPassword(linkKind(args.request), args);
