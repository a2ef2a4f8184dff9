import { data } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import { parsePageQuery } from '../../../shared/api/page-query.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { BulkOutcome } from '../list/bulk-outcome.ts';

/** The page at /portal/applications/timeline. */
export async function loadTimeline({ request, context }: RouteArgs) {
  const { page } = parsePageQuery(request.url);
  return { ...(await load(context.get(requestContext).api.applications.history({ page }))), page };
}

/** Undoes the latest change of an application. */
export async function undoFromTimeline({ request, context }: RouteArgs) {
  const form = await request.formData();
  const [id, eventId] = [readFormText(form, 'id'), readFormText(form, 'eventId')];
  try {
    const { job } = await context.get(requestContext).api.applications.undo({ id, eventId });
    return data<BulkOutcome>({ title: `Undone: “${job.title}” is back where it was`, undo: null, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<BulkOutcome>({ title: null, undo: null, failure: body.failure }, init ?? {});
  }
}
