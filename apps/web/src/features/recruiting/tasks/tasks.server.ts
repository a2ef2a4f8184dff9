import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { countByState, NO_TASKS, type TaskCounts } from './task-counts.ts';

/** Loads the member's recruiter and the recruiter's proposals. */
export async function loadTasks({ context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const [{ tasks }, { recruiter }] = await Promise.all([load(api.recruiting.tasks()), load(api.recruiting.profile())]);
  return { tasks, tasksWaiting: countByState(tasks).waiting, recruiter };
}

/** How many tasks wait for the member's approval, and how many the member approved. Staff have no profile. */
export async function countTasks({ context }: RouteArgs): Promise<TaskCounts> {
  const { api, viewer } = context.get(requestContext);
  if (viewer?.role !== 'member') return NO_TASKS;
  const { tasks } = await load(api.recruiting.tasks());
  return countByState(tasks);
}

/** Approves or declines a task, or withdraws an approval. */
export async function decideTask({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const id = readFormText(form, 'task');
  if (intent !== 'approve' && intent !== 'decline') throw data(null, { status: 400 });
  try {
    if (intent === 'approve') await api.recruiting.approveTask({ id });
    else await api.recruiting.declineTask({ id, note: readFormText(form, 'note').replaceAll('\r\n', '\n') });
    const title =
      intent === 'approve'
        ? 'Task approved. Your recruiter will see your decision.'
        : 'Task declined. Your recruiter will see your decision.';
    return data<ChangeOutcome>({ intent, done: { title }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}
