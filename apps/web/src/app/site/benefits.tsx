import { getSitePage } from '@foothold/site-map';
import { AudienceTabs } from '../../pages/site/benefits/audience-tabs.tsx';
import { Rope } from '../../pages/site/benefits/rope.tsx';
import { PageHero } from '../../pages/site/parts/opening.tsx';
import { useBrand } from '../../shared/app-data.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/benefits.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/benefits');

export default function Benefits() {
  return (
    <>
      <PageHero title="Benefits" lead={getSitePage('/benefits', useBrand()).description} picture={<Rope />} />
      <div className="page pb-20 md:pb-28">
        <AudienceTabs />
      </div>
    </>
  );
}
