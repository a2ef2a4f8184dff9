import { limits, REGIONS } from '@foothold/contracts/accounts';
import { data } from 'react-router';
import { type Api, requestContext } from '../../app/context.ts';
import { formFailure } from '../../shared/api/form-failure.ts';
import { formText } from '../../shared/api/form-text.ts';
import { load } from '../../shared/api/load.ts';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import type { RouteArgs } from './route-args.ts';

/** What became of one of the page's forms. */
export interface SettingsOutcome {
  intent: string;
  /** What was done, as a sentence. */
  done: string | null;
  failure: FormFailure | null;
}

const DAY = 24 * 60 * 60 * 1000;

export async function loadSettings({ context }: RouteArgs) {
  const { api, viewer } = context.get(requestContext);
  const { sessions } = await load(api.accounts.sessions());
  const now = Date.now();
  const ends = viewer?.trialEndsAt;
  return {
    sessions,
    passwordLength: limits.password,
    now: new Date(now).toISOString(),
    trialDaysLeft: ends ? Math.max(0, Math.ceil((Date.parse(ends) - now) / DAY)) : null,
  };
}

/** What each form does; the answer is what to say about it. */
const CHANGES = new Map<string, (api: Api, form: FormData) => Promise<string>>([
  [
    'profile',
    async (api, form) => {
      await api.accounts.updateMe({
        name: formText(form, 'name'),
        region: REGIONS.find((region) => region === form.get('region')),
      });
      return 'Your changes are saved.';
    },
  ],
  [
    'password',
    async (api, form) => {
      await api.accounts.changePassword({ current: formText(form, 'current'), password: formText(form, 'password') });
      return 'Your new password is set. Every other place where you were logged in has been logged out.';
    },
  ],
  [
    'end-session',
    async (api, form) => {
      await api.accounts.endSession({ id: formText(form, 'session') });
      return 'That session has ended.';
    },
  ],
  [
    'end-others',
    async (api) => {
      const { ended } = await api.accounts.endOtherSessions({});
      return ended === 1 ? 'The other session has ended.' : `The ${ended} other sessions have ended.`;
    },
  ],
]);

export async function changeSettings({ request, context }: RouteArgs) {
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const change = CHANGES.get(intent);
  if (!change) throw data(null, { status: 400 });
  try {
    const done = await change(context.get(requestContext).api, form);
    return data<SettingsOutcome>({ intent, done, failure: null });
  } catch (error) {
    const { data: body, init } = formFailure(error, form);
    return data<SettingsOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}
