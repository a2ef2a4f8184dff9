import { ManagementDashboardPage } from '../../pages/site/management-dashboard-page.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/management-dashboard.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/management-dashboard');

export default function ManagementDashboard() {
  return <ManagementDashboardPage />;
}
