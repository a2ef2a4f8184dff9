import { limits } from '@foothold/contracts/applications';
import type { ListingMatch } from '@foothold/contracts/listings';
import { US_STATES } from '@foothold/core/matching';
import { data, redirect } from 'react-router';
import { matchHref, parseMatchQuery, toMatchFilters } from '../../../features/applications/match-query.ts';
import { loadUnlessPreparing } from '../../../features/applications/preparing.server.ts';
import { toJobRowView } from '../../../features/listings/row-view.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { type ListView, readListView, rememberListView } from './list-view.server.ts';
import { pickResume } from './pick-resume.ts';

const states = [...US_STATES].map(([value, label]) => ({ value, label })).sort((a, b) => (a.label < b.label ? -1 : 1));

/** How many rows fit a page, and how many reasons a row. The pane has all reasons. */
const SIZES: Record<ListView, { rows: number; reasons: number }> = {
  compact: { rows: 20, reasons: 1 },
  detailed: { rows: 12, reasons: 4 },
};

/** Loads a page of matches for the résumé in the URL, or for the most recently changed one. */
export async function loadMatches({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const [{ resumes: saved }, { clock }] = await Promise.all([
    load(api.resumes.list()),
    load(api.recruiting.visa.get()),
  ]);
  const url = new URL(request.url);
  const wanted = parseMatchQuery(url.searchParams);
  const picked = pickResume(saved, wanted.resume);
  const resumes = saved
    .filter(({ archivedAt, id }) => archivedAt === null || id === picked?.id)
    .map(({ id, title }) => ({ id, title }));
  const view = readListView(request);
  const size = SIZES[view];
  const query = { ...wanted, resume: picked?.id };
  const page = { query, resumes, states, view, visaListings: clock?.listings ?? null };
  if (query.resume === undefined) return data({ ...page, found: null });
  const found = await loadUnlessPreparing(
    api.applications.matches({
      resumeId: query.resume,
      skip: Math.min(limits.matches, (query.page - 1) * size.rows),
      limit: size.rows,
      ...toMatchFilters(query),
    }),
  );
  if (found === 'preparing') return data({ ...page, found });
  const pages = Math.max(1, Math.ceil(found.total / size.rows));
  // The list became shorter, or its rows now fill fewer pages.
  if (query.page > pages)
    throw redirect(
      url.pathname + new URL(matchHref({ ...wanted, page: pages }), url).search,
      rememberListView(request),
    );
  const matches = found.matches.map((match) => toRow(match, size.reasons));
  return data({ ...page, found: { ...found, matches, pages } }, rememberListView(request));
}

const ORDER = ['for', 'against', 'unknown'] as const;

/** What a row shows of a match: its best reasons first. */
function toRow({ listing, score, reasons, applicationId }: ListingMatch, count: number) {
  const sorted = ORDER.flatMap((effect) => reasons.filter((reason) => reason.effect === effect));
  return {
    listing: toJobRowView(listing),
    score,
    applicationId,
    reasons: sorted.slice(0, count).map(({ effect, text }) => ({ effect, text })),
  };
}
