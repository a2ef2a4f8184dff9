import { sitePage } from '@foothold/contracts/pages';
import { useBrand } from '../../shared/app-data.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import type { PageHandle } from '../hydration.ts';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/management-dashboard.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/management-dashboard');

export default function ManagementDashboard() {
  const { title, description } = sitePage('/management-dashboard', useBrand());
  return (
    <div className="page py-10 md:py-16">
      <PageHeader title={title}>{description}</PageHeader>
    </div>
  );
}
