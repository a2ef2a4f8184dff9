import { getSitePage } from '@foothold/site-map';
import { IndexPage } from '../../features/site/api/index-page.tsx';
import { getApiIndex } from '../../features/site/api/reference.server.ts';
import { ReadingHeader } from '../../pages/site/parts/reading-header.tsx';
import { useAppData } from '../../shared/app-data.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/api-reference.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/api-reference');

export const loader = () => getApiIndex();

export default function ApiReference({ loaderData: { groups } }: Route.ComponentProps) {
  const { title, description } = getSitePage('/api-reference', useAppData().brand);
  return (
    <div className="page py-10 md:py-16">
      <ReadingHeader title={title} lead={description} />
      <IndexPage groups={groups} />
    </div>
  );
}
