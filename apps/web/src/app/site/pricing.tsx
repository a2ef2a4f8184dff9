import { productNames } from '@foothold/brand';
import { priceSentence, TRIAL_DAYS } from '@foothold/core/pricing';
import { sitePage } from '@foothold/site-map';
import { Guarantee } from '../../pages/site/parts/guarantee.tsx';
import { Opening } from '../../pages/site/parts/opening.tsx';
import { Section } from '../../pages/site/parts/section.tsx';
import { Comparison } from '../../pages/site/pricing/comparison.tsx';
import { TrialRoute } from '../../pages/site/pricing/drawings.tsx';
import { PlanCards } from '../../pages/site/pricing/plan-cards.tsx';
import { priceQuestions } from '../../pages/site/pricing/questions.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { appDataOf, sitePageMeta } from '../../shared/meta/page-meta.ts';
import { faqPage, service } from '../../shared/meta/structured-data.ts';
import { Accordion } from '../../shared/ui/accordion.tsx';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/pricing.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => {
  const app = appDataOf(matches);
  if (!app) return sitePageMeta(matches, '/pricing');
  const { brand, priceReading } = app;
  const names = productNames(brand);
  const { description } = sitePage('/pricing', brand);
  return sitePageMeta(matches, '/pricing', {
    description: `${description} ${priceSentence(names, priceReading)}`,
    structuredData: [service(app), faqPage(priceQuestions(brand, priceReading))],
  });
};

export default function Pricing() {
  const { brand, priceReading } = useAppData();
  return (
    <>
      <Opening
        title="Choose your career acceleration plan"
        lead={`${TRIAL_DAYS}-day free trial with no credit card required. Cancel anytime.`}
        picture={<TrialRoute days={TRIAL_DAYS} />}
      />
      <div className="page pb-16 md:pb-24">
        <PlanCards />
        <p className="mx-auto max-w-prose pt-8 text-center text-small text-soft">
          Plans are billed monthly and renew until you cancel. You’ll see the price, renewal date, and how to cancel
          before you pay. Canceling takes as few steps as subscribing.
        </p>
      </div>
      <Guarantee />
      <Comparison />
      <Section title="Pricing questions">
        <Accordion
          items={priceQuestions(brand, priceReading).map(({ question, answer }, index) => ({
            id: `price-${index + 1}`,
            title: question,
            content: answer,
          }))}
        />
      </Section>
    </>
  );
}
