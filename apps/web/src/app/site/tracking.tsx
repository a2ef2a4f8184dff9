import { TrackingPage } from '../../pages/site/tracking-page.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/tracking.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'in-view' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/tracking');

export default function Tracking() {
  return <TrackingPage />;
}
