import { isRouteErrorResponse } from 'react-router';
import { SaveButton } from '../../features/applications/save-button.tsx';
import { changeApplications } from '../../features/applications/saving.server.ts';
import { NOTHING_DONE } from '../../features/applications/saving-outcome.ts';
import { filterHref } from '../../features/listings/filter.ts';
import { loadListing } from '../../features/listings/listing.server.ts';
import { ClosedNote, ListingDetail } from '../../features/listings/listing-detail.tsx';
import { whereText } from '../../features/listings/listing-facts.tsx';
import { ListingGone } from '../../features/listings/listing-gone.tsx';
import { RouteErrorContent } from '../../pages/route-error.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/listing.ts';

/** Visitors only read here. */
export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, { title: 'Job not found', description: 'We couldn’t find this job.' });
  const { listing } = loaderData;
  return pageMeta(matches, {
    title: `${listing.title}, ${listing.company.name}`,
    description: `${listing.title} at ${listing.company.name}. ${whereText(listing)}.`,
    ...(!listing.closed && { path: `/jobs/${listing.id}` }),
    structuredData: loaderData.structuredData,
  });
};

export const loader = (args: Route.LoaderArgs) => loadListing(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeApplications(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), NOTHING_DONE);

export default function Listing({ loaderData: { listing, saved, now } }: Route.ComponentProps) {
  const { viewer, portalUrl } = useAppData();
  const scoreHref = viewer ? `${portalUrl}/resumes?listing=${listing.id}` : `/score?listing=${listing.id}`;
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-10">
      <Breadcrumbs
        steps={[
          { label: 'Jobs', to: '/jobs' },
          ...(listing.occupation ? [{ label: listing.occupation, to: filterHref({ q: listing.occupation }) }] : []),
          { label: listing.title },
        ]}
      />
      {listing.closed && <ClosedNote />}
      <ListingDetail
        listing={listing}
        now={now}
        actions={
          <>
            {listing.closed ? (
              <ButtonLink to={filterHref({ q: listing.occupation ?? listing.title })} variant="primary">
                Find similar jobs
              </ButtonLink>
            ) : (
              <ButtonLink to={scoreHref} reloadDocument variant="primary">
                Score my résumé against this job
              </ButtonLink>
            )}
            {(saved || !listing.closed) && (
              <SaveButton
                listing={listing}
                applicationId={saved?.id ?? null}
                resumeId={saved?.resumeId ?? null}
                note={saved?.note ?? ''}
              />
            )}
            {listing.source.url !== null && !listing.closed && (
              <ButtonLink to={listing.source.url} rel="noopener nofollow" variant="quiet">
                View on {listing.source.name}
              </ButtonLink>
            )}
          </>
        }
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ListingGone />;
  return (
    <div className="page">
      <RouteErrorContent error={error} />
    </div>
  );
}
