import { data, redirect } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';

/** Null if the member hasn’t authorized it, which the page says. */
async function loadAuthorized<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (parseProblem(error)?.code === 'recruiting.not-authorized') return null;
    return load(Promise.reject(error));
  }
}

const getApi = ({ context }: RouteArgs) => context.get(requestContext).api.recruiting;

/** Loads the member’s name and authorization with one of their sections. */
async function loadSection<T>(args: RouteArgs, memberId: string, section: Promise<T>) {
  const [overview, found] = await Promise.all([
    load(getApi(args).workspace.overview({ memberId })),
    loadAuthorized(section),
  ]);
  return { overview, found };
}

export const loadResumes = (args: RouteArgs, memberId: string) =>
  loadSection(args, memberId, getApi(args).workspace.resumes({ memberId }));

export const loadResume = (args: RouteArgs, memberId: string, resumeId: string) =>
  loadSection(args, memberId, getApi(args).workspace.resume({ memberId, resumeId }));

export const loadApplications = (args: RouteArgs, memberId: string) =>
  loadSection(args, memberId, getApi(args).workspace.applications({ memberId }));

export const loadAnswers = (args: RouteArgs, memberId: string) =>
  loadSection(args, memberId, getApi(args).workspace.answers({ memberId }));

export const loadCopy = (args: RouteArgs, memberId: string, resumeId: string) =>
  loadSection(args, memberId, getApi(args).tailoring.get({ memberId, resumeId }));

/** The matches of the résumé in the URL, or of the latest. `hasResume` is false if the member has none. */
export async function loadMatches(args: RouteArgs, memberId: string) {
  const { searchParams } = new URL(args.request.url);
  const resumeId = searchParams.get('resume') ?? undefined;
  const skip = searchParams.get('skip') ?? '0';
  const matches = getApi(args)
    .workspace.matches({ memberId, resumeId, skip })
    .catch((error: unknown) => {
      if (parseProblem(error)?.code === 'resumes.none') return { hasResume: false as const };
      throw error;
    });
  return loadSection(args, memberId, matches);
}

/** The listings that the search finds, or the requirements of the chosen listing against each member. */
export async function loadScreening({ request, context }: RouteArgs) {
  const { searchParams } = new URL(request.url);
  const { api } = context.get(requestContext);
  const listingId = searchParams.get('listing');
  const q = searchParams.get('q') ?? '';
  const [screening, found] = await Promise.all([
    listingId === null ? null : load(api.recruiting.workspace.screening({ listingId })),
    q === '' ? null : load(api.listings.search({ q })),
  ]);
  return { q, screening, listings: found?.items ?? null };
}

type CopyChange = (api: Api, copy: { memberId: string; resumeId: string }, form: FormData) => Promise<string>;

const COPY_CHANGES = new Map<string, CopyChange>([
  [
    'accept',
    async ({ recruiting }, copy, form) => {
      const proposals = form.getAll('proposal').map(String);
      await recruiting.tailoring.accept({ ...copy, baseVersion: readFormText(form, 'version'), proposals });
      return 'Suggestion applied';
    },
  ],
  [
    'ask',
    async ({ recruiting }, copy, form) => {
      await recruiting.tailoring.ask({ ...copy, question: readFormText(form, 'question') });
      return 'Question sent to the member';
    },
  ],
  [
    'edit',
    async ({ recruiting }, copy, form) => {
      const { outcome } = await recruiting.tailoring.edit({
        ...copy,
        baseVersion: readFormText(form, 'version'),
        path: readFormText(form, 'path'),
        text: readFormText(form, 'text').replaceAll(/\s+/g, ' '),
      });
      return EDIT_OUTCOMES[outcome];
    },
  ],
  [
    'withdraw',
    async ({ recruiting }, { memberId }, form) => {
      await recruiting.tailoring.withdraw({ memberId, id: readFormText(form, 'confirmation') });
      return 'Withdrawn';
    },
  ],
]);

const EDIT_OUTCOMES = {
  applied: 'Text saved. It says nothing new.',
  waiting: 'Sent to the member to confirm. The line stays as it is until then.',
  unchanged: 'Nothing changed',
} as const;

/** Handles the forms of a tailored copy. */
export async function changeCopy({ request, context }: RouteArgs, copy: { memberId: string; resumeId: string }) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const change = COPY_CHANGES.get(intent);
  if (!change) throw data(null, { status: 400 });
  try {
    const title = await change(context.get(requestContext).api, copy, form);
    return data<ChangeOutcome>({ intent, done: { title }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}

/** Makes a copy for a listing, and goes to it. */
export async function createCopy({ request, context }: RouteArgs, memberId: string) {
  const form = await request.formData();
  try {
    const { resumeId } = await context.get(requestContext).api.recruiting.tailoring.create({
      memberId,
      resumeId: readFormText(form, 'resume'),
      listingId: readFormText(form, 'listing'),
    });
    return redirect(`/console/clients/${memberId}/copies/${resumeId}`);
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent: 'tailor', done: null, failure: body.failure }, init ?? {});
  }
}
