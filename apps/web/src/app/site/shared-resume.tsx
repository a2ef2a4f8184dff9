import { isRouteErrorResponse } from 'react-router';
import { loadShared } from '../../features/resumes/share/share.server.ts';
import { SharedGone, SharedPage } from '../../features/resumes/share/shared-page.tsx';
import { RouteErrorContent } from '../../pages/route-error.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/shared-resume.ts';

/** The URL grants access, so nothing may keep the page, index it, or pass the URL on. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
});

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Shared résumé', description: 'A copy of a résumé, shared by its owner.' });

export const loader = (args: Route.LoaderArgs) => loadShared(args);

export default function SharedResume({ loaderData }: Route.ComponentProps) {
  return <SharedPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <SharedGone />;
  return (
    <div className="page">
      <RouteErrorContent error={error} />
    </div>
  );
}
