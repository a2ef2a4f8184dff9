import { US_STATES } from '@foothold/core/matching';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { parseMatchQuery } from './match-query.ts';

const states = [...US_STATES].map(([value, label]) => ({ value, label })).sort((a, b) => (a.label < b.label ? -1 : 1));

/** Loads matches for the résumé in the URL, or for the most recently changed one. */
export async function loadMatches({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const { resumes: saved } = await load(api.resumes.list());
  const resumes = saved
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .map(({ id, title }) => ({ id, title }));
  const requestedFilters = parseMatchQuery(new URL(request.url).searchParams);
  const query = { ...requestedFilters, resume: requestedFilters.resume ?? resumes[0]?.id };
  const page = { query, resumes, states, now: new Date().toISOString() };
  if (query.resume === undefined) return { ...page, found: null };
  const { resume: resumeId, state, remote, payMin, sponsorship, show } = query;
  const found = await load(
    api.applications.matches({
      resumeId,
      limit: show,
      ...(state && { state }),
      ...(remote && { remote }),
      ...(payMin !== undefined && { payMin }),
      ...(sponsorship && { needsSponsorship: 'true' }),
    }),
  );
  return { ...page, found };
}
