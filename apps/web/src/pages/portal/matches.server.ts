import { US_STATES } from '@foothold/core/matching';
import { parseMatchQuery } from '../../features/applications/match-query.ts';
import { loadUnlessPreparing } from '../../features/applications/preparing.server.ts';
import { toRowView } from '../../features/listings/row-view.ts';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';

const states = [...US_STATES].map(([value, label]) => ({ value, label })).sort((a, b) => (a.label < b.label ? -1 : 1));

/** Loads matches for the résumé in the URL, or for the most recently changed one. */
export async function loadMatches({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const { resumes: saved } = await load(api.resumes.list());
  const resumes = saved
    .filter(({ archivedAt }) => archivedAt === null)
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .map(({ id, title }) => ({ id, title }));
  const requestedFilters = parseMatchQuery(new URL(request.url).searchParams);
  const query = { ...requestedFilters, resume: requestedFilters.resume ?? resumes[0]?.id };
  const page = { query, resumes, states };
  if (query.resume === undefined) return { ...page, found: null };
  const { resume: resumeId, state, remote, payMin, sponsorship, show } = query;
  const found = await loadUnlessPreparing(
    api.applications.matches({
      resumeId,
      limit: show,
      ...(state && { state }),
      ...(remote && { remote }),
      ...(payMin !== undefined && { payMin }),
      ...(sponsorship && { needsSponsorship: 'true' }),
    }),
  );
  if (found === 'preparing') return { ...page, found };
  const matches = found.matches.map((match) => ({ ...match, listing: toRowView(match.listing) }));
  return { ...page, found: { ...found, matches } };
}
