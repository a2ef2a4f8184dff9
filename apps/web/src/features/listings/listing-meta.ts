import type { RouteData } from '../../shared/api/route-data.ts';
import type { PageMeta } from '../../shared/meta/page-meta.ts';
import type { loadListing } from './listing.server.ts';
import { formatLocation } from './listing-facts.ts';

/** The metadata of a listing's page; of a missing one without data. Closed listings aren't indexed, and of one job only the shown listing is. */
export function describeListingPage(page: RouteData<typeof loadListing> | undefined): PageMeta {
  if (!page) return { title: 'Job not found', description: 'We couldn’t find this job.' };
  const { listing, structuredData } = page;
  const title = `${listing.title}, ${listing.company.name}`;
  if (listing.closed) return { title: `${title} (closed)`, description: 'This job no longer accepts applications.' };
  return {
    title,
    description: `${listing.title} at ${listing.company.name}. ${formatLocation(listing)}.`,
    path: `/jobs/${listing.opening?.shownId ?? listing.id}`,
    structuredData,
  };
}
