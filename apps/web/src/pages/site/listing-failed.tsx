import { isRouteErrorResponse } from 'react-router';
import { ListingGone } from '../../features/listings/listing-gone.tsx';
import { RouteErrorContent } from '../route-error.tsx';

/** Where a listing could not be shown: a listing that is gone has its own page. */
export function ListingFailed({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ListingGone />;
  return (
    <div className="page">
      <RouteErrorContent error={error} />
    </div>
  );
}
