import { z } from 'zod';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { type FormHandlers, handleForm, parsePassword } from './changes.server.ts';

/**
 * What the authenticator app scans or the user types in. It stays on the page until a code confirms it and is stored
 * nowhere else.
 */
const setupSchema = z.object({
  secret: z.string().max(100),
  uri: z.string().max(500).startsWith('otpauth://'),
  qr: z.object({ size: z.number().int().positive().max(500), path: z.string().max(40_000) }),
});
export type Setup = z.infer<typeof setupSchema>;

/** `setup`: ready to scan. `codes`: done, with recovery codes, or null if the account keeps its existing ones. */
export type AuthenticatorResult = { setup: Setup } | { codes: string[] | null };

export async function loadAuthenticator({ context }: RouteArgs) {
  const { hasPassword, authenticator, passkeys } = await load(
    context.get(requestContext).api.accounts.security.overview(),
  );
  return { hasPassword, replaces: authenticator !== null, asksPassword: !authenticator && passkeys.length === 0 };
}

const CHANGES: FormHandlers<AuthenticatorResult> = {
  start: async (api, form) => {
    const setup = await api.accounts.security.startAuthenticator(parsePassword(form));
    return { done: null, shown: { setup } };
  },
  confirm: async (api, form) => {
    const { recoveryCodes } = await api.accounts.security.confirmAuthenticator({ code: readFormText(form, 'code') });
    return { done: 'Your authenticator app is set up.', shown: { codes: recoveryCodes } };
  },
};

export const changeAuthenticator = (args: RouteArgs) => handleForm(args, CHANGES, parseSetup);

/** After a mistyped code, the same QR code is shown again, because the form carries it. */
function parseSetup(form: FormData): AuthenticatorResult | undefined {
  try {
    return { setup: setupSchema.parse(JSON.parse(readFormText(form, 'setupSecret'))) };
  } catch {
    return undefined;
  }
}
