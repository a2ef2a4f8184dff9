import { data, redirect } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { type Bases, type Origin, type PracticeStart, parseClock } from './start.ts';

/** Maximum number of links for starting a session from saved jobs. */
const MAX_OPTIONS = 5;
/** Maximum number of résumés and of saved jobs to choose from. */
const MAX_BASES = 100;

type Saved = Awaited<ReturnType<typeof loadSaved>>;

/**
 * Loads the sessions, and what a new one can be based on: the member's own titles, saved listings, or a question set.
 */
export async function loadPractice({ context, request }: RouteArgs) {
  const { api } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const [sessions, saved] = await Promise.all([load(api.practice.sessions()), loadSaved(api)]);
  const [origins, start] = await Promise.all([listOrigins(api, saved), findStart(api, searchParams, saved)]);
  return { ...sessions, origins, start, bases: listBases(saved) };
}

/** The member's résumés, the latest first, and saved jobs. */
async function loadSaved(api: Api) {
  const [{ resumes }, { applications }] = await Promise.all([
    load(api.resumes.list()),
    load(api.applications.list({})),
  ]);
  const current = resumes
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return { resumes: current, applications };
}

const listBases = ({ resumes, applications }: Saved): Bases => ({
  resumes: resumes.slice(0, MAX_BASES).map(({ id, title }) => ({ id, label: title })),
  applications: applications
    .slice(0, MAX_BASES)
    .map(({ id, job: { title, company } }) => ({ id, label: `${title}, ${company}` })),
});

/** Titles from the latest résumé and the saved listings, without duplicates. */
async function listOrigins(api: Api, { resumes: [latest], applications }: Saved): Promise<Origin[]> {
  const detail = latest && (await load(api.resumes.get({ id: latest.id })));
  const currentTitle = detail?.resume.work[0]?.title;
  return [
    ...(currentTitle
      ? [{ kind: 'resume', title: currentTitle.slice(0, 120), from: latest?.title ?? '' } as const]
      : []),
    ...applications
      .flatMap(({ listingId, job: { title, company, closed } }) =>
        listingId === null || closed ? [] : [{ kind: 'listing', id: listingId, title, from: company } as const],
      )
      .slice(0, MAX_OPTIONS),
  ];
}

/** Parses what to start from in the URL; null if it no longer exists. */
async function findStart(api: Api, query: URLSearchParams, { applications }: Saved): Promise<PracticeStart | null> {
  const [set, listing, title, company] = ['set', 'listing', 'title', 'company'].map((name) =>
    query.get(name)?.slice(0, 120),
  );
  try {
    if (set) return { ...(await api.practice.set({ id: set })), kind: 'set' };
    if (listing) {
      const { id, title: named, company } = await api.listings.get({ id: listing });
      const applicationId = applications.find(({ listingId }) => listingId === id)?.id ?? null;
      return { kind: 'listing', id, title: named.slice(0, 120), from: company.name, applicationId };
    }
  } catch {
    return null;
  }
  return title ? { kind: 'title', title, ...(company && { from: company }) } : null;
}

type Change = (api: Api, form: FormData) => Promise<string>;

/** Each handler returns the URL to go to next. */
const CHANGES = new Map<string, Change>([
  [
    'start',
    async (api, form) => {
      const [set, resumeId, applicationId, listingId] = ['set', 'resumeId', 'applicationId', 'listingId'].map((name) =>
        readFormText(form, name),
      );
      const { id } = await api.practice.start({
        jobTitle: readFormText(form, 'jobTitle'),
        difficulty: readFormText(form, 'difficulty') as 'mid',
        clock: parseClock(readFormText(form, 'clock')),
        ...(set && { set }),
        ...(resumeId && { resumeId }),
        // A saved job that was chosen replaces the listing that the page was opened with.
        ...(applicationId ? { applicationId } : listingId && { listingId }),
      });
      return `/portal/practice/${id}`;
    },
  ],
  [
    'repeat',
    async (api, form) => {
      const { id } = await api.practice.repeat({ clock: parseClock(readFormText(form, 'clock')) });
      return `/portal/practice/${id}`;
    },
  ],
]);

/** Starts a session and redirects to it. */
export async function startPractice({ context, request }: RouteArgs) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const change = CHANGES.get(intent);
  if (!change) throw data(null, { status: 400 });
  let href: string;
  try {
    href = await change(context.get(requestContext).api, form);
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
  throw redirect(href);
}
