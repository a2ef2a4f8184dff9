import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';

export const loadApplicationSettings = ({ context }: Pick<RouteArgs, 'context'>) =>
  load(context.get(requestContext).api.applicationPlans.settings());

const CHANGES: Record<string, (api: Api, form: FormData) => Promise<string>> = {
  'set-reminders': async (api, form) => {
    const noAnswerDays = Number(readFormText(form, 'noAnswerDays').trim() || Number.NaN);
    await api.applicationPlans.changeSettings({ noAnswerDays, emailReminders: form.has('emailReminders') });
    return 'Settings saved';
  },
  'set-details': async (api, form) => {
    await api.applicationPlans.changeSettings({ calendarDetails: form.has('calendarDetails') });
    return 'Settings saved';
  },
  'make-link': async (api) => {
    await api.applicationPlans.makeCalendarLink();
    return 'New calendar address made';
  },
  'remove-link': async (api) => {
    await api.applicationPlans.removeCalendarLink();
    return 'Calendar address turned off';
  },
};

/** The action of the settings page. */
export async function changeApplicationSettings({ context, request }: RouteArgs) {
  const { api } = context.get(requestContext);
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined;
  if (!change) throw data(null, { status: 400 });
  try {
    return data<ChangeOutcome>({ intent, done: { title: await change(api, form) }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}
