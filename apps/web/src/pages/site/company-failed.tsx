import { isRouteErrorResponse } from 'react-router';
import { CompanyGone } from '../../features/listings/company-gone.tsx';
import { RouteErrorContent } from '../route-error.tsx';

/** Shown if a company couldn't be loaded. An unknown one has its own page. */
export function CompanyFailed({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <CompanyGone />;
  return (
    <div className="page">
      <RouteErrorContent error={error} />
    </div>
  );
}
