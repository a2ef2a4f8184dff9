import { limits } from '@foothold/contracts/accounts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { type FormHandlers, handleForm } from './changes.server.ts';

/** Recovery codes, which only appear in the response that created them. */
export interface NewRecoveryCodes {
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

const CHANGES: FormHandlers<NewRecoveryCodes> = {
  'remove-authenticator': async (api) => {
    await api.accounts.security.removeAuthenticator({});
    return 'Authenticator app removed. Its codes no longer work.';
  },
  'rename-passkey': async (api, form) => {
    const { name } = await api.accounts.security.renamePasskey({
      id: readFormText(form, 'passkey'),
      name: readFormText(form, 'name'),
    });
    return `Passkey renamed to ${name}.`;
  },
  'remove-passkey': async (api, form) => {
    await api.accounts.security.removePasskey({ id: readFormText(form, 'passkey') });
    return 'Passkey removed.';
  },
  'recovery-codes': async (api) => {
    const { recoveryCodes } = await api.accounts.security.newRecoveryCodes({});
    return { done: 'New recovery codes generated. The old ones no longer work.', shown: { codes: recoveryCodes } };
  },
  'end-session': async (api, form) => {
    await api.accounts.endSession({ id: readFormText(form, 'session') });
    return 'Session ended.';
  },
  'end-others': async (api) => {
    const { ended } = await api.accounts.endOtherSessions({});
    return ended === 1 ? 'Ended 1 other session.' : `Ended ${ended} other sessions.`;
  },
};

export const changeSecurity = (args: RouteArgs) => handleForm(args, CHANGES);
