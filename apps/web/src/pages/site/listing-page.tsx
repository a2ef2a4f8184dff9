import { SaveButton } from '../../features/applications/save-button.tsx';
import { ClosedListing } from '../../features/listings/closed-listing.tsx';
import { filterHref } from '../../features/listings/filter.ts';
import type { loadListing } from '../../features/listings/listing.server.ts';
import { ListingDetail } from '../../features/listings/listing-detail.tsx';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';

export interface ListingPageProps {
  loaderData: RouteData<typeof loadListing>;
}

/** The page at /jobs/:id. */
export function ListingPage({ loaderData }: ListingPageProps) {
  const { listing } = loaderData;
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-10">
      <Breadcrumbs
        steps={[
          { label: 'Jobs', to: '/jobs' },
          ...(listing.occupation ? [{ label: listing.occupation, to: filterHref({ q: listing.occupation }) }] : []),
          { label: listing.title },
        ]}
      />
      {listing.closed ? <Closed {...loaderData} /> : <Open {...loaderData} />}
    </div>
  );
}

type ListingData = ListingPageProps['loaderData'];

function Open({ listing, saved }: ListingData) {
  const { viewer, portalUrl } = useAppData();
  const scoreHref = viewer ? `${portalUrl}/resumes?listing=${listing.id}` : `/score?listing=${listing.id}`;
  return (
    <ListingDetail
      listing={listing}
      actions={
        <>
          <ButtonLink to={scoreHref} reloadDocument variant="primary">
            Score my résumé against this job
          </ButtonLink>
          <SaveListing listing={listing} saved={saved} />
          {listing.source.url !== null && (
            <ButtonLink to={listing.source.url} rel="noopener nofollow" variant="quiet">
              View on {listing.source.name}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

function Closed({ listing, saved, similar }: ListingData) {
  const { portalUrl } = useAppData();
  return (
    <ClosedListing
      listing={listing}
      similar={similar}
      actions={
        saved && (
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink to={`${portalUrl}/jobs/${listing.id}`} reloadDocument variant="primary">
              Read your saved job
            </ButtonLink>
            <SaveListing listing={listing} saved={saved} />
          </div>
        )
      }
    />
  );
}

function SaveListing({ listing, saved }: Pick<ListingData, 'listing' | 'saved'>) {
  return (
    <SaveButton
      listing={listing}
      applicationId={saved?.id ?? null}
      resumeId={saved?.resumeId ?? null}
      note={saved?.note ?? ''}
    />
  );
}
