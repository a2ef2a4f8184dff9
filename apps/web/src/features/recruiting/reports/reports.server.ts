import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Loads the member’s weeks. */
export const loadReports = ({ context }: Pick<RouteArgs, 'context'>) =>
  load(context.get(requestContext).api.recruiting.weeklyReports.list());

/** Loads the report of one week. */
export const loadReport = ({ context }: Pick<RouteArgs, 'context'>, week: string) =>
  load(context.get(requestContext).api.recruiting.weeklyReports.get({ week }));

/** Turns the emails on or off. */
export async function changeReportEmails({ request, context }: RouteArgs) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  if (intent !== 'on' && intent !== 'off') throw data(null, { status: 400 });
  try {
    await context.get(requestContext).api.recruiting.weeklyReports.setEmails({ on: intent === 'on' });
    const title = intent === 'on' ? 'Weekly emails turned on' : 'Weekly emails turned off';
    return data<ChangeOutcome>({ intent, done: { title }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}
