import { TRIAL_DAYS } from '@foothold/core/pricing';
import { useBrand } from '../../shared/app-data.tsx';
import { Guarantee } from './parts/guarantee.tsx';
import { PageHero } from './parts/opening.tsx';
import { Section } from './parts/section.tsx';
import { TwoColumnAccordion } from './parts/two-column-accordion.tsx';
import { Comparison } from './pricing/comparison.tsx';
import { TrialRoute } from './pricing/drawings.tsx';
import { PlanCards } from './pricing/plan-cards.tsx';
import { createPriceQuestions } from './pricing/questions.ts';

/** The page at /pricing. */
export function PricingPage() {
  const brand = useBrand();
  return (
    <>
      <PageHero
        title="Choose your career acceleration plan"
        lead={`${TRIAL_DAYS}-day free trial with no credit card required. Cancel anytime.`}
        picture={<TrialRoute days={TRIAL_DAYS} />}
      />
      <div className="page pb-8 md:pb-10">
        <PlanCards />
        <p className="mx-auto max-w-prose pt-5 text-center text-small text-soft">
          Plans are billed monthly and renew until you cancel. You’ll see the price, renewal date, and how to cancel
          before you pay. Canceling takes as few steps as subscribing.
        </p>
      </div>
      <Guarantee />
      <Comparison />
      <Section title="Pricing questions">
        <TwoColumnAccordion
          items={createPriceQuestions(brand).map(({ question, answer }, index) => ({
            id: `price-${index + 1}`,
            title: question,
            content: answer,
          }))}
        />
      </Section>
    </>
  );
}
