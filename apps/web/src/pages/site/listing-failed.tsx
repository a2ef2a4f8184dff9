import { isRouteErrorResponse } from 'react-router';
import { ListingGone } from '../../features/listings/listing-gone.tsx';
import { RouteErrorContent } from '../route-error.tsx';

/** Shown if a listing couldn't be loaded. Deleted listings have their own page. */
export function ListingFailed({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ListingGone />;
  return (
    <div className="page">
      <RouteErrorContent error={error} />
    </div>
  );
}
