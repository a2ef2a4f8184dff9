import { limits } from '@foothold/contracts/accounts';
import { requestContext } from '../../../app/context.ts';
import { formText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../route-args.ts';
import { type Changes, change } from './changes.server.ts';

/** Recovery codes, which are shown in the one answer that made them. */
export interface ShownCodes {
  codes: string[];
}

export async function loadSecurity({ context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const [security, { sessions }] = await Promise.all([
    load(api.accounts.security.overview()),
    load(api.accounts.sessions()),
  ]);
  return {
    security,
    sessions,
    limits: { codes: limits.recoveryCodes, passkeyName: limits.passkeyName.max },
    now: new Date().toISOString(),
  };
}

const CHANGES: Changes<ShownCodes> = {
  'remove-authenticator': async (api) => {
    await api.accounts.security.removeAuthenticator({});
    return 'The authenticator is removed. Its codes no longer work.';
  },
  'rename-passkey': async (api, form) => {
    const { name } = await api.accounts.security.renamePasskey({
      id: formText(form, 'passkey'),
      name: formText(form, 'name'),
    });
    return `The passkey is now called ${name}.`;
  },
  'remove-passkey': async (api, form) => {
    await api.accounts.security.removePasskey({ id: formText(form, 'passkey') });
    return 'The passkey is removed. It no longer opens your account.';
  },
  'recovery-codes': async (api) => {
    const { recoveryCodes } = await api.accounts.security.newRecoveryCodes({});
    return { done: 'These are your new codes. The earlier ones no longer work.', shown: { codes: recoveryCodes } };
  },
  'end-session': async (api, form) => {
    await api.accounts.endSession({ id: formText(form, 'session') });
    return 'That session has ended.';
  },
  'end-others': async (api) => {
    const { ended } = await api.accounts.endOtherSessions({});
    return ended === 1 ? 'The other session has ended.' : `The ${ended} other sessions have ended.`;
  },
};

export const changeSecurity = (args: RouteArgs) => change(args, CHANGES);
