import { sitePage } from '@foothold/site-map';
import { useBrand } from '../../shared/app-data.tsx';
import type { PageHandle } from '../hydration.ts';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/benefits.ts';
import { AudienceTabs } from './benefits/audience-tabs.tsx';
import { Rope } from './benefits/rope.tsx';
import { Opening } from './parts/opening.tsx';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/benefits');

export default function Benefits() {
  return (
    <>
      <Opening title="Benefits" lead={sitePage('/benefits', useBrand()).description} picture={<Rope />} />
      <div className="page pb-20 md:pb-28">
        <AudienceTabs />
      </div>
    </>
  );
}
