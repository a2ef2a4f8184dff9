import { limits } from '@foothold/contracts/accounts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { type FormHandlers, handleForm } from './changes.server.ts';

export async function loadSignIn({ context }: RouteArgs) {
  const { hasPassword, emailChange } = await load(context.get(requestContext).api.accounts.security.overview());
  return { hasPassword, emailChange, passwordLength: limits.password };
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
  password: async (api, form) => {
    await api.accounts.changePassword({
      current: readFormText(form, 'current'),
      password: readFormText(form, 'password'),
    });
    return 'Password changed. We signed you out everywhere else.';
  },
};

export const changeSignIn = (args: RouteArgs) => handleForm(args, CHANGES);
