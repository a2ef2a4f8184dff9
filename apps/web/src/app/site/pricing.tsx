import { productNames } from '@foothold/brand';
import { priceSentence, TRIAL_DAYS } from '@foothold/core/pricing';
import { sitePage } from '@foothold/site-map';
import { useAppData } from '../../shared/app-data.tsx';
import { Accordion } from '../../shared/ui/accordion.tsx';
import type { PageHandle } from '../hydration.ts';
import { appDataOf, sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/pricing.ts';
import { Guarantee } from './parts/guarantee.tsx';
import { Opening } from './parts/opening.tsx';
import { Section } from './parts/section.tsx';
import { Comparison } from './pricing/comparison.tsx';
import { TrialRoute } from './pricing/drawings.tsx';
import { PlanCards } from './pricing/plan-cards.tsx';
import { priceQuestions } from './pricing/questions.ts';
import { faqPage, service } from './structured-data.ts';

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
