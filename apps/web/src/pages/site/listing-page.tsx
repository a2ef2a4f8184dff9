import { SaveButton } from '../../features/applications/save-button.tsx';
import { filterHref } from '../../features/listings/filter.ts';
import type { loadListing } from '../../features/listings/listing.server.ts';
import { ClosedNote, ListingDetail } from '../../features/listings/listing-detail.tsx';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';

export interface ListingPageProps {
  loaderData: RouteData<typeof loadListing>;
}

/** The page at /jobs/:id. */
export function ListingPage({ loaderData: { listing, saved } }: ListingPageProps) {
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
