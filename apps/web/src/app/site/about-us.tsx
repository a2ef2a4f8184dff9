import { sitePage } from '@foothold/contracts/pages';
import { useBrand } from '../../shared/app-data.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import type { PageHandle } from '../hydration.ts';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/about-us.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/about-us');

export default function AboutUs() {
  const { title, description } = sitePage('/about-us', useBrand());
  return (
    <div className="page py-10 md:py-16">
      <PageHeader title={title}>{description}</PageHeader>
    </div>
  );
}
