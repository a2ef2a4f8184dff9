import { getProductNames } from '@foothold/brand';
import { formatPriceSentence } from '@foothold/core/pricing';
import { getSitePage } from '@foothold/site-map';
import { createPriceQuestions } from '../../pages/site/pricing/questions.ts';
import { PricingPage } from '../../pages/site/pricing-page.tsx';
import { buildSitePageMeta, findAppData } from '../../shared/meta/page-meta.ts';
import { describeFaqPage, describeService } from '../../shared/meta/structured-data.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/pricing.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'in-view' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => {
  const app = findAppData(matches);
  if (!app) return buildSitePageMeta(matches, '/pricing');
  const { brand, priceReading } = app;
  const names = getProductNames(brand);
  const { description } = getSitePage('/pricing', brand);
  return buildSitePageMeta(matches, '/pricing', {
    description: `${description} ${formatPriceSentence(names, priceReading)}`,
    structuredData: [describeService(app), describeFaqPage(createPriceQuestions(brand))],
  });
};

export default function Pricing() {
  return <PricingPage />;
}
