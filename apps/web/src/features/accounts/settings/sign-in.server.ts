import { limits, PROVIDER_NAMES, SIGN_IN_PROVIDERS } from '@foothold/contracts/accounts';
import { data } from 'react-router';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { type FormHandlers, handleForm } from './changes.server.ts';

export async function loadSignIn({ context }: RouteArgs) {
  const { api, signInProviders: providers } = context.get(requestContext);
  const { accounts } = api;
  const [{ hasPassword, emailChange }, { connections }] = await Promise.all([
    load(accounts.security.overview()),
    load(accounts.providers.connections()),
  ]);
  return { hasPassword, emailChange, providers, connections, passwordLength: limits.password };
}

const CHANGES: FormHandlers = {
  'change-email': async (api, form) => {
    const { email } = await api.accounts.security.changeEmail({
      email: readFormText(form, 'email'),
      password: readFormText(form, 'password'),
    });
    return `Open the link in our email to ${email}.`;
  },
  'cancel-email': async (api) => {
    await api.accounts.security.cancelEmailChange({});
    return 'Change canceled. The link no longer works.';
  },
  disconnect: async (api, form) => {
    const provider = SIGN_IN_PROVIDERS.find((one) => one === form.get('provider'));
    if (!provider) throw data(null, { status: 400 });
    await api.accounts.providers.disconnect({ provider });
    return `${PROVIDER_NAMES[provider]} disconnected.`;
  },
  password: async (api, form) => {
    await api.accounts.changePassword({
      current: readFormText(form, 'current'),
      password: readFormText(form, 'password'),
    });
    return 'Password changed. We signed you out everywhere else.';
  },
};

export const changeSignIn = (args: RouteArgs) => handleForm(args, CHANGES);
