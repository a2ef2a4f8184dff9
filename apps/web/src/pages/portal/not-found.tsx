import { isRouteErrorResponse } from 'react-router';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { RouteErrorContent } from '../route-error.tsx';

/** The content of the portal when its page failed. */
export function PortalError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RouteErrorContent error={error} />;
  return (
    <>
      <title>Page not found</title>
      <PortalNotFound />
    </>
  );
}

/** Inside the portal, so that its navigation and search stay. */
export function PortalNotFound() {
  return (
    <EmptyState
      level="h1"
      motif="lost"
      title="We couldn’t find this page"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/portal" variant="primary">
            Go to home
          </ButtonLink>
          <ButtonLink to="/portal/resumes">See your résumés</ButtonLink>
          <ButtonLink to="/help-center">Get help</ButtonLink>
        </div>
      }
    >
      <p>It may have been moved or deleted, or the link may be wrong.</p>
    </EmptyState>
  );
}
