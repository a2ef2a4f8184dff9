import { changeApplications } from '../../features/applications/saving.server.ts';
import { FAILED_OUTCOME } from '../../features/applications/saving-outcome.ts';
import { toBrowserData } from '../../features/listings/browser-data.ts';
import { loadListing } from '../../features/listings/listing.server.ts';
import { describeListingPage } from '../../features/listings/listing-meta.ts';
import { ListingFailed } from '../../pages/site/listing-failed.tsx';
import { ListingPage } from '../../pages/site/listing-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/listing.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand', toBrowserData } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, describeListingPage(loaderData));

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
