import type { RouteData } from '../../shared/api/route-data.ts';
import type { loadListing } from './listing.server.ts';

/** What hydration needs of a listing's page. The description stays as the server rendered it. */
export function toBrowserData(data: unknown) {
  if (data === null) return null;
  const { listing, ...rest } = data as RouteData<typeof loadListing>;
  return { ...rest, structuredData: [], listing: { ...listing, description: null } };
}
