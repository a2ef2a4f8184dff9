import { data, redirect } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { type Origin, type PracticeStart, parseClock } from './start.ts';

/** Maximum number of options of each kind for starting a session. */
const MAX_OPTIONS = 5;

/**
 * Loads the sessions, and what a new one can be based on: the member's own titles, saved listings, or a question set.
 */
export async function loadPractice({ context, request }: RouteArgs) {
  const { api } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const [saved, origins, start] = await Promise.all([
    load(api.practice.sessions()),
    listOrigins(api),
    findStart(api, searchParams),
  ]);
  return { ...saved, origins, start };
}

/** Titles from the latest résumé and the saved listings, without duplicates. */
async function listOrigins(api: Api): Promise<Origin[]> {
  const [{ resumes }, { applications }] = await Promise.all([
    load(api.resumes.list()),
    load(api.applications.list({})),
  ]);
  const latest = resumes
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
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
async function findStart(api: Api, query: URLSearchParams): Promise<PracticeStart | null> {
  const [set, listing, title, company] = ['set', 'listing', 'title', 'company'].map((name) =>
    query.get(name)?.slice(0, 120),
  );
  try {
    if (set) return { ...(await api.practice.set({ id: set })), kind: 'set' };
    if (listing) {
      const { id, title: named, company } = await api.listings.get({ id: listing });
      return { kind: 'listing', id, title: named.slice(0, 120), from: company.name };
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
      const listing = readFormText(form, 'listing');
      const skills = listing === '' ? undefined : (await api.listings.get({ id: listing })).skills.mustHave;
      const set = readFormText(form, 'set');
      const { id } = await api.practice.start({
        jobTitle: readFormText(form, 'jobTitle'),
        difficulty: readFormText(form, 'difficulty') as 'mid',
        clock: parseClock(readFormText(form, 'clock')),
        ...(set !== '' && { set }),
        ...(skills && { skills: skills.slice(0, 60) }),
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
