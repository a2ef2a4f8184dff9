import { changeApplications } from '../../features/applications/saving.server.ts';
import { FAILED_OUTCOME } from '../../features/applications/saving-outcome.ts';
import { toBrowserData } from '../../features/listings/browser-data.ts';
import { loadListing } from '../../features/listings/listing.server.ts';
import { formatLocation } from '../../features/listings/listing-facts.ts';
import { ListingFailed } from '../../pages/site/listing-failed.tsx';
import { ListingPage } from '../../pages/site/listing-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/listing.ts';

export { staticHeaders as headers } from '../static-page.ts';

/** Visitors only read this page, so it rarely needs hydration. */
export const handle = { hydrate: 'on-demand', toBrowserData } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return buildPageMeta(matches, { title: 'Job not found', description: 'We couldn’t find this job.' });
  const { listing } = loaderData;
  return buildPageMeta(matches, {
    title: `${listing.title}, ${listing.company.name}`,
    description: `${listing.title} at ${listing.company.name}. ${formatLocation(listing)}.`,
    ...(!listing.closed && { path: `/jobs/${listing.id}` }),
    structuredData: loaderData.structuredData,
  });
};

export const loader = (args: Route.LoaderArgs) => loadListing(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeApplications(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function Listing({ loaderData }: Route.ComponentProps) {
  return <ListingPage loaderData={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailed error={error} />;
}
