import type { SubmissionDetail } from '@foothold/contracts/challenges';
import { getPortalChallengePath } from '@foothold/contracts/challenges/choices';
import { data, redirect } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';

/** Loads this week's and earlier challenges, with the member's progress on each. */
export async function loadChallenges({ context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const [week, { weeks }, history] = await Promise.all([
    load(api.challenges.week()),
    load(api.challenges.archive()),
    load(api.challenges.history()),
  ]);
  return { week, weeks, history };
}

/** Loads a challenge with the member's drafts and submissions. The submission in the URL is loaded in full. */
export async function loadChallenge({ request, context }: RouteArgs, slug: string) {
  const { api } = context.get(requestContext);
  const id = new URL(request.url).searchParams.get('submission');
  const [challenge, own, opened] = await Promise.all([
    load(api.challenges.one({ slug })),
    load(api.challenges.own({ slug })),
    id === null ? null : load(findSubmission(api, id, slug)),
  ]);
  if (opened && opened.challenge !== slug) throw data(null, { status: 404 });
  return { challenge, own, opened };
}

/** Leads back to the challenge if the submission is gone: after it was deleted, its URL is loaded once more. */
async function findSubmission({ challenges }: Api, id: string, slug: string): Promise<SubmissionDetail> {
  try {
    return await challenges.submission({ id });
  } catch (failure) {
    if (parseProblem(failure)?.status === 404) throw redirect(getPortalChallengePath(slug));
    throw failure;
  }
}

/** Deletes a submission. */
export async function deleteSubmission({ request, context }: RouteArgs) {
  const form = await request.formData();
  try {
    await context.get(requestContext).api.challenges.forget({ id: readFormText(form, 'submission') });
    return data<ChangeOutcome>({ intent: 'forget', done: { title: 'Submission deleted' }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent: 'forget', done: null, failure: body.failure }, init ?? {});
  }
}
