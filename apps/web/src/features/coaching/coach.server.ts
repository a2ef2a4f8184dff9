import { limits } from '@foothold/contracts/coaching-choices';
import { data, redirect } from 'react-router';
import { requestContext } from '../../app/context.ts';
import { formFailure } from '../../shared/api/form-failure.ts';
import { load } from '../../shared/api/load.ts';
import { problemOf } from '../../shared/api/problem.ts';
import type { CareerStart } from './career/career-input.ts';
import type { RouteArgs } from './route-args.ts';

/** Titles of saved listings that are offered as a target. */
const MOST_TITLES = 20;

/** The advice form, begun from the résumé that was changed last, and what was answered before. */
export async function loadAdvice({ context }: Pick<RouteArgs, 'context'>) {
  const { api } = context.get(requestContext);
  const [{ resumes }, { applications }, kept] = await Promise.all([
    load(api.resumes.list()),
    load(api.applications.list({})),
    load(api.coaching.kept()),
  ]);
  const latest = resumes.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
  const detail = latest && (await load(api.resumes.get({ id: latest.id })));
  const start: CareerStart = {
    currentRole: (detail?.resume.work[0]?.title ?? '').slice(0, limits.role),
    targetRole: (latest?.target.title ?? '').slice(0, limits.role),
    resumeId: latest?.id ?? '',
  };
  const saved = new Set(applications.map(({ listing }) => listing.title.slice(0, limits.role)));
  return {
    start,
    resumes: resumes.map(({ id, title }) => ({ id, title })),
    from: latest?.title ?? null,
    savedTitles: [...saved].slice(0, MOST_TITLES),
    kept,
  };
}

/** The member's résumés with their scores, beside the form for pasted text. */
export async function loadAnalysis({ context }: Pick<RouteArgs, 'context'>) {
  const { api } = context.get(requestContext);
  const [{ resumes }, kept] = await Promise.all([load(api.resumes.list()), load(api.coaching.kept())]);
  // Listed without a score: the job, the rubric or the month changed since. One look computes and keeps it.
  const scored = await Promise.all(
    resumes.map(async ({ id, title, target, score }) => {
      const { total, kind } = score ?? (await load(api.resumes.report({ id })));
      return { id, title, target: target.title, total, kind };
    }),
  );
  return { resumes: scored, kept };
}

/** What was answered before, and how often the tools may be used today. */
export const loadKept = ({ context }: Pick<RouteArgs, 'context'>) =>
  load(context.get(requestContext).api.coaching.kept());

export const loadAnswer = ({ context }: Pick<RouteArgs, 'context'>, id: string) =>
  load(context.get(requestContext).api.coaching.one({ id }));

/** Deleting what is gone already is no failure: it is what was wanted. From the answer's own page it leads back to the list. */
export async function deleteAnswer({ context, request }: RouteArgs, id: string) {
  const form = await request.formData();
  try {
    await context.get(requestContext).api.coaching.forget({ id });
  } catch (error) {
    if (problemOf(error)?.code !== 'resource.not-found') return formFailure(error, form);
  }
  if (form.get('from') === 'answer') throw redirect('/portal/coach');
  return data({ failure: null });
}
