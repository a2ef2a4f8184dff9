import { isRouteErrorResponse } from 'react-router';
import { parseProblem } from '../../shared/api/problem.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import type { DetailList } from '../../shared/ui/detail-page.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';
import { RouteErrorContent } from '../route-error.tsx';

/**
 * Replaces a detail page that failed to load. If the item doesn't exist, links back to the list. Users without access
 * get the general 404 page.
 */
export function DetailError({ error, list }: { error: unknown; list: DetailList }) {
  const problem = isRouteErrorResponse(error) && error.status === 404 ? parseProblem(error.data) : null;
  if (!problem) return <RouteErrorContent error={error} />;
  return (
    <>
      <title>Not found</title>
      <ErrorState
        level="h1"
        title="We couldn’t find this"
        action={
          <ButtonLink to={list.to} variant="primary">
            Back to {list.label.toLowerCase()}
          </ButtonLink>
        }
      >
        <p>It may have been deleted, or the link may be wrong.</p>
      </ErrorState>
    </>
  );
}
