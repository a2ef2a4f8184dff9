import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Loads the list of loaded files. */
export const loadFilings = ({ context }: RouteArgs) => load(context.get(requestContext).api.filings.list({}));

/** Unloads the submitted file. */
export async function unloadFilings({ request, context }: RouteArgs) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  try {
    await context.get(requestContext).api.filings.unload({ id: Number(readFormText(form, 'id')) });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
  return data<ChangeOutcome>({ intent, done: { title: 'File unloaded' }, failure: null });
}
