import type { Erasure } from '@foothold/contracts/accounts';
import { createCookie, redirect } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { parsePassword } from './changes.server.ts';

/** A summary of the erasure for the confirmation page, which is shown when nobody is signed in anymore. */
const createReceiptCookie = ({ context }: RouteArgs) =>
  createCookie('erased', {
    path: '/portal',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.get(requestContext).publicUrl.startsWith('https:'),
    maxAge: 600,
  });

/** The size limit of a cookie, minus room for its name. The email contains the full list. */
const MAX_COOKIE_BYTES = 3_000;

export async function loadErasure({ context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const [erasure, { hasPassword, authenticator, passkeys }] = await Promise.all([
    load(api.accounts.privacy.erasure()),
    load(api.accounts.security.overview()),
  ]);
  return { erasure, hasPassword, asksPassword: !authenticator && passkeys.length === 0 };
}

export async function erase(args: RouteArgs) {
  const form = await args.request.formData();
  const { api } = args.context.get(requestContext);
  let erasure: Erasure;
  try {
    erasure = await api.accounts.privacy.erasure();
    await api.accounts.privacy.erase({
      // The API rejects any other word with a message.
      words: readFormText(form, 'words').trim().toLowerCase() as 'erase',
      ...parsePassword(form),
    });
  } catch (error) {
    return toFormFailure(error, form);
  }
  const retained = JSON.stringify(erasure.stays).length <= MAX_COOKIE_BYTES / 2 ? erasure.stays : [];
  throw redirect('/portal/erased', {
    headers: { 'set-cookie': await createReceiptCookie(args).serialize({ stays: retained }) },
  });
}

/** What was retained after an erasure just made in this browser; null if there was none. */
export async function loadReceipt(args: RouteArgs): Promise<Pick<Erasure, 'stays'> | null> {
  const saved: unknown = await createReceiptCookie(args).parse(args.request.headers.get('cookie'));
  return typeof saved === 'object' && saved !== null && 'stays' in saved ? (saved as Pick<Erasure, 'stays'>) : null;
}
