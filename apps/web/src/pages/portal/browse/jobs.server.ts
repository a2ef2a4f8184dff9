import { data } from 'react-router';
import { canBeSaved, toSavedFilter } from '../../../features/listings/filter.ts';
import { toJobRowView } from '../../../features/listings/row-view.ts';
import { loadMap, runSearch } from '../../../features/listings/search.server.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { readListView, rememberListView } from './list-view.server.ts';

/** Runs a member's search, without what they have hidden. */
export async function loadJobs({ request, context }: RouteArgs) {
  const { api, region } = context.get(requestContext);
  const [{ items, ...found }, { clock }] = await Promise.all([
    runSearch(request, '/portal/jobs', region, api.jobs.search),
    load(api.recruiting.visa.get()),
  ]);
  const [saved, map] = await Promise.all([
    canBeSaved(found.filter) ? load(api.savedSearches.find(toSavedFilter(found.filter))) : null,
    loadMap(found, api.jobs.map),
  ]);
  const rows = items.map(({ applicationId, skills, ...listing }) => ({
    listing: toJobRowView({ ...listing, skills }),
    skills: skills.mustHave.slice(0, MAX_SKILLS),
    applicationId,
  }));
  return data(
    { ...found, rows, saved, map, visaListings: clock?.listings ?? null, view: readListView(request) },
    rememberListView(request),
  );
}

const MAX_SKILLS = 5;
