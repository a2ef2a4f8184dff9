import { sitePage } from '@foothold/contracts/pages';
import { useSearchParams } from 'react-router';
import { useBrand } from '../../shared/app-data.tsx';
import type { PageHandle } from '../hydration.ts';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/benefits.ts';
import { AudiencePanel } from './benefits/audience-panel.tsx';
import { AudienceTabs } from './benefits/audience-tabs.tsx';
import { audienceOf, TEXTS } from './benefits/audiences.ts';
import { Rope } from './benefits/rope.tsx';
import { Opening } from './parts/opening.tsx';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/benefits');

export default function Benefits() {
  const [query] = useSearchParams();
  const chosen = audienceOf(query.get('for'));
  return (
    <>
      <Opening title="Benefits" lead={sitePage('/benefits', useBrand()).description} picture={<Rope />} />
      <div className="page pb-20 md:pb-28">
        <AudienceTabs chosen={chosen}>
          <AudiencePanel text={TEXTS[chosen]} />
        </AudienceTabs>
      </div>
    </>
  );
}
