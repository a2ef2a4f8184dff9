import { REGIONS } from '@foothold/contracts/accounts';
import { readFormText } from '../../../shared/api/form-text.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { type FormHandlers, handleForm } from './changes.server.ts';

const DAY = 24 * 60 * 60 * 1000;

export function loadProfile({ context }: RouteArgs) {
  const ends = context.get(requestContext).viewer?.trialEndsAt;
  return { trialDaysLeft: ends ? Math.max(0, Math.ceil((Date.parse(ends) - Date.now()) / DAY)) : null };
}

const CHANGES: FormHandlers = {
  profile: async (api, form) => {
    await api.accounts.updateMe({
      name: readFormText(form, 'name'),
      region: REGIONS.find((region) => region === form.get('region')),
    });
    return 'Changes saved.';
  },
};

export const changeProfile = (args: RouteArgs) => handleForm(args, CHANGES);
