import { type ImportedArchive, REVOCABLE_CONSENTS } from '@foothold/contracts/accounts';
import { data, redirect } from 'react-router';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { type FormHandlers, handleForm, parsePassword } from './changes.server.ts';

export async function loadPrivacy({ context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const [consents, { hasPassword, authenticator, passkeys }] = await Promise.all([
    load(api.accounts.privacy.consents()),
    load(api.accounts.security.overview()),
  ]);
  return {
    ...consents,
    revocable: REVOCABLE_CONSENTS,
    hasPassword,
    asksPassword: !authenticator && passkeys.length === 0,
  };
}

const CHANGES: FormHandlers<ImportedArchive> = {
  consent: async (api, form) => {
    const kind = REVOCABLE_CONSENTS.find((known) => known === form.get('kind'));
    if (!kind) throw data(null, { status: 400 });
    const { given } = await api.accounts.privacy.setConsent({ kind, given: form.get('given') === 'yes' });
    return given ? 'Consent given.' : 'Consent withdrawn.';
  },
  // Without JavaScript, redirects to the file, which the browser downloads.
  export: async (api, form) => {
    const { url } = await api.accounts.privacy.requestExport(parsePassword(form));
    throw redirect(url);
  },
  // Without JavaScript.
  import: async (api, form) => {
    const file = form.get('file');
    if (!(file instanceof File)) throw data(null, { status: 400 });
    const replaces = form.get('profile') === 'replace' && ({ profile: 'replace' } as const);
    const shown = await api.accounts.privacy.importArchive({ file, ...parsePassword(form), ...replaces });
    return { done: 'Archive imported.', shown };
  },
};

export const changePrivacy = (args: RouteArgs) => handleForm(args, CHANGES);
