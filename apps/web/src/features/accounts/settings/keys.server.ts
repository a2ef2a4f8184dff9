import { API_KEY_DAYS, MAX_API_KEYS } from '@foothold/contracts/accounts/keys';
import type { Scope } from '@foothold/contracts/endpoint';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { type FormHandlers, handleForm, parsePassword } from './changes.server.ts';

/** A new key, which only appears in the response that created it. */
export interface NewKey {
  name: string;
  key: string;
}

export async function loadKeys({ context }: RouteArgs) {
  const { api, publicUrl } = context.get(requestContext);
  const [security, { keys, signIns }, { apps }] = await Promise.all([
    load(api.accounts.security.overview()),
    load(api.accounts.keys.list()),
    load(api.accounts.oauth.apps()),
  ]);
  return {
    keys,
    signIns,
    apps,
    asksPassword: security.authenticator === null && security.passkeys.length === 0,
    hasPassword: security.hasPassword,
    days: API_KEY_DAYS,
    most: MAX_API_KEYS,
    publicUrl,
    now: new Date().toISOString(),
  };
}

type Days = (typeof API_KEY_DAYS)[number];

const CHANGES: FormHandlers<NewKey> = {
  'create-key': async (api, form) => {
    const { name, key } = await api.accounts.keys.create({
      name: readFormText(form, 'name'),
      // The contract refuses what isn't one of them.
      scopes: form.getAll('scopes').map(String) as Scope[],
      days: Number(readFormText(form, 'days')) as Days,
      ...parsePassword(form),
    });
    return { done: null, shown: { name, key } };
  },
  'revoke-key': async (api, form) => {
    await api.accounts.keys.revoke({ id: readFormText(form, 'key') });
    return 'Revoked. It no longer works.';
  },
  'disconnect-app': async (api, form) => {
    await api.accounts.oauth.revokeApp({ id: readFormText(form, 'app') });
    return 'Disconnected. The app has no access anymore.';
  },
};

export const changeKeys = (args: RouteArgs) => handleForm(args, CHANGES);
