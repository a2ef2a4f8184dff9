import { type Language, limits } from '@foothold/contracts/coaching/choices';
import { data, redirect } from 'react-router';
import { toFormFailure } from '../../shared/api/form-failure.ts';
import { readFormText } from '../../shared/api/form-text.ts';
import { load } from '../../shared/api/load.ts';
import { parseProblem } from '../../shared/api/problem.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../shared/request-context.ts';
import { buildCareerRequest, type InitialCareerValues } from './career/career-input.ts';

/** Maximum number of saved listings whose titles are suggested as targets. */
const MAX_TITLES = 20;

/** Loads the career advice form, filled in from the most recently changed résumé, and earlier answers. */
export async function loadAdvice({ context }: Pick<RouteArgs, 'context'>) {
  const { api } = context.get(requestContext);
  const [{ resumes }, { applications }, savedAnswers] = await Promise.all([
    load(api.resumes.list()),
    load(api.applications.list({})),
    load(api.coaching.saved()),
  ]);
  const active = resumes.filter(({ archivedAt }) => archivedAt === null);
  const latest = active.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
  const detail = latest && (await load(api.resumes.get({ id: latest.id })));
  const start: InitialCareerValues = {
    currentRole: (detail?.resume.work[0]?.title ?? '').slice(0, limits.role),
    targetRole: (latest?.target.title ?? '').slice(0, limits.role),
    resumeId: latest?.id ?? '',
  };
  const saved = new Set(applications.map(({ job }) => job.title.slice(0, limits.role)));
  return {
    start,
    resumes: active.map(({ id, title }) => ({ id, title })),
    from: latest?.title ?? null,
    savedTitles: [...saved].slice(0, MAX_TITLES),
    saved: savedAnswers,
  };
}

/** Loads the member's résumés with their scores, and the form for pasted text. */
export async function loadAnalysis({ context }: Pick<RouteArgs, 'context'>) {
  const { api } = context.get(requestContext);
  const [{ resumes }, savedAnswers] = await Promise.all([load(api.resumes.list()), load(api.coaching.saved())]);
  // A résumé has no score here if the job, the rubric, or the month has changed since. Opening it computes and stores
  // one.
  const scoredResumes = await Promise.all(
    resumes
      .filter(({ archivedAt }) => archivedAt === null)
      .map(async ({ id, title, target, score }) => {
        const { total, kind } = score ?? (await load(api.resumes.report({ id })));
        return { id, title, target: target.title, total, kind };
      }),
  );
  return { resumes: scoredResumes, saved: savedAnswers };
}

/** Loads earlier answers and the uses left today. */
export const loadSaved = ({ context }: Pick<RouteArgs, 'context'>) =>
  load(context.get(requestContext).api.coaching.saved());

interface ToolRequest {
  ask: (api: Api['coaching'], form: FormData) => Promise<unknown>;
  /** Form field names by API field names, where they differ. */
  fieldOf?: Readonly<Record<string, string>>;
}

/** Without JavaScript: calls a tool with the form's input and redirects to the saved answer. */
async function runTool({ context, request }: RouteArgs, { ask, fieldOf = {} }: ToolRequest) {
  const { api } = context.get(requestContext);
  const form = await request.formData();
  try {
    await ask(api.coaching, form);
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    const fields = Object.entries(body.failure.fields).map(([name, message]) => [fieldOf[name] ?? name, message]);
    return data({ failure: { ...body.failure, fields: Object.fromEntries(fields) } }, init ?? {});
  }
  const [newest] = (await load(api.coaching.saved())).answers;
  throw redirect(newest ? `/portal/coach/answers/${newest.id}` : '/portal/coach');
}

export const requestAdvice = (args: RouteArgs) =>
  runTool(args, { ask: (api, form) => api.advise(buildCareerRequest(form)) });

export const requestAnalysis = (args: RouteArgs) =>
  runTool(args, {
    ask: (api, form) => {
      const jobText = readFormText(form, 'jobText').trim();
      return api.analyze({ resumeText: readText(form, 'resumeText'), ...(jobText !== '' && { jobText }) });
    },
  });

export const requestReview = (args: RouteArgs) =>
  runTool(args, {
    ask: (api, form) =>
      api.review({ code: readText(form, 'source'), language: readFormText(form, 'language') as Language }),
    // Fields named `code` are treated as secrets and aren't returned to the user.
    fieldOf: { code: 'source' },
  });

/** Forms submit line breaks as CRLF. */
const readText = (form: FormData, name: string): string => readFormText(form, name).replaceAll('\r\n', '\n');

export const loadAnswer = ({ context }: Pick<RouteArgs, 'context'>, id: string) =>
  load(context.get(requestContext).api.coaching.one({ id }));

/** Deleting an answer that is already gone isn't an error. From the answer's own page, redirects to the list. */
export async function deleteAnswer({ context, request }: RouteArgs, id: string) {
  const form = await request.formData();
  try {
    await context.get(requestContext).api.coaching.forget({ id });
  } catch (error) {
    if (parseProblem(error)?.code !== 'resource.not-found') return toFormFailure(error, form);
  }
  if (form.get('from') === 'answer') throw redirect('/portal/coach');
  return data({ failure: null });
}
