import { limits } from '@foothold/contracts/accounts';
import type { PageArgs } from '../../shared/api/route-data.ts';
import { setPassword } from './entry.server.ts';
import { tokenFromLink } from './link-token.server.ts';

/** `?first=1` is in emails to people whose account was created by a payment or a registration. */
const kindOf = ({ url }: Request): 'set-password' | 'reset-password' =>
  new URL(url).searchParams.has('first') ? 'set-password' : 'reset-password';

/** Loads the data for /portal/reset-password. */
export async function loadResetPassword(args: PageArgs) {
  const kind = kindOf(args.request);
  return { kind, hasLink: (await tokenFromLink(kind, args)) !== null, passwordLength: limits.password };
}

/** Sets a person's password with an emailed link. */
export const submitResetPassword = (args: PageArgs) => setPassword(kindOf(args.request), args);
