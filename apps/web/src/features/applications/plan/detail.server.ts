import { limits, STATE_LABELS, type Stage } from '@foothold/contracts/applications';
import { type ApplicationState, listNextStates } from '@foothold/core/tracking';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { SelectOption } from '../../../shared/ui/select.tsx';

/** The parameter that asks for a follow-up email. */
const FOLLOW_UP = 'follow-up';

/** An application with everything that belongs to it. */
export async function loadApplication({ context, request, params }: RouteArgs<'id'>) {
  const { api } = context.get(requestContext);
  const { id } = params;
  const application = await load(api.applications.get({ id }));
  const wantsDraft = new URL(request.url).searchParams.has(FOLLOW_UP);
  const [plan, { stages }, { resumes }, { forms: sentForms }, draft] = await Promise.all([
    load(api.applicationPlans.get({ id })),
    load(api.applications.stages()),
    load(api.resumes.list()),
    load(api.extension.sentForms({ id })),
    wantsDraft ? load(api.applicationPlans.followUp({ id })) : null,
  ]);
  const hasInterview = application.state === 'interview' || plan.interviews.some(({ canceled }) => !canceled);
  const examples = hasInterview
    ? await load(api.practice.examples({ jobTitle: application.job.title.slice(0, limits.title) }))
    : null;
  return {
    application,
    plan,
    sentForms,
    stages,
    draft,
    examples,
    moves: listMoves(application.state, application.stageId, stages),
    resumes: resumes
      .filter(({ archivedAt, id: resumeId }) => archivedAt === null || resumeId === application.resumeId)
      .map(({ id: resumeId, title }) => ({ value: resumeId, label: title })),
    noteLength: limits.note,
  };
}

/** Where the member can move the application: states, and their own stages within them. */
function listMoves(state: ApplicationState, stageId: string | null, stages: readonly Stage[]): SelectOption[] {
  const targets = [state, ...listNextStates('member', state)];
  return targets.flatMap((to) => [
    ...(to === state && stageId === null ? [] : [{ value: to, label: STATE_LABELS[to] }]),
    ...stages
      .filter((stage) => stage.state === to && stage.id !== stageId)
      .map(({ id, name }) => ({ value: `${to} ${id}`, label: `${STATE_LABELS[to]}: ${name}` })),
  ]);
}
