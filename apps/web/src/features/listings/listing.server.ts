import { data } from 'react-router';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { toRowView } from './row-view.ts';

/** JSON as the router serializes it. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Loads a listing's page. A closed listing has status 410, and similar ones that are open. */
export async function loadListing({ context }: Pick<RouteArgs, 'context'>, id: string) {
  const { api, viewer } = context.get(requestContext);
  const [listing, { applications }] = await load(
    Promise.all([
      api.listings.get({ id }),
      viewer ? api.applications.list({ listingId: id }) : Promise.resolve({ applications: [] }),
    ]),
  );
  const [application] = applications;
  const saved = application ? { id: application.id, resumeId: application.resumeId, note: application.note } : null;
  const { jobPosting, ...shown } = listing;
  // For search engines, which aren't signed in.
  const structuredData = jobPosting && !viewer ? [jobPosting as Record<string, Json>] : [];
  if (!listing.closed) return data({ listing: shown, structuredData, saved, similar: [] });
  const { items } = await load(api.listings.similar({ id }));
  return data({ listing: shown, structuredData: [], saved, similar: items.map(toRowView) }, { status: 410 });
}
