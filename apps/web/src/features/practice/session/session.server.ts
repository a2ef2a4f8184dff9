import { data, redirect } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { placeHref } from './place.ts';

export const loadSession = ({ context }: Pick<RouteArgs, 'context'>, id: string) =>
  load(context.get(requestContext).api.practice.one({ id }));

/** Saves notes without JavaScript, ends a session, or deletes it. */
export async function changeSession({ context, request }: RouteArgs, id: string) {
  const { api } = context.get(requestContext);
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  try {
    if (intent === 'save') {
      const [place, version] = [Number(form.get('place')), Number(form.get('version'))];
      await api.practice.save({ id, place, version, notes: readFormText(form, 'notes').replaceAll('\r\n', '\n') });
      return data<ChangeOutcome>({ intent, done: { title: 'Notes saved.' }, failure: null });
    }
    if (intent === 'end') await api.practice.end({ id });
    else if (intent === 'delete') await api.practice.remove({ id });
    else throw data(null, { status: 400 });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
  throw redirect(intent === 'end' ? `/portal/practice/${id}${placeHref('summary')}` : '/portal/practice');
}
