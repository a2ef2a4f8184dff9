import { data } from 'react-router';
import type { ChangeOutcome } from '../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../shared/api/form-failure.ts';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

export async function loadOverview({ context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const [overview, sampleData] = await Promise.all([load(api.staff.overview()), load(api.staff.sampleData())]);
  return { ...overview, sampleData };
}

/** Clears the sample data. What was removed is shown by the reloaded page. */
export async function clearSampleData({ request, context }: RouteArgs) {
  const form = await request.formData();
  try {
    await context.get(requestContext).api.staff.clearSampleData();
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent: '', done: null, failure: body.failure }, init ?? {});
  }
  return data<ChangeOutcome>({ intent: '', done: null, failure: null });
}

/** Loads one member. The server records the view. */
export async function loadMember({ context }: RouteArgs, id: string) {
  const detail = await load(context.get(requestContext).api.staff.member({ id }));
  return { ...detail, now: new Date().toISOString() };
}
