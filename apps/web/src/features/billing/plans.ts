import type { Brand } from '@foothold/brand';
import { getProductNames } from '@foothold/brand';
import {
  type Feature,
  getFeature,
  getMark,
  type LimitRow,
  listLimits,
  OFFERED_PLANS,
  type OfferedPlan,
  PLAN_FEATURES,
} from '@foothold/contracts/billing/features';
import type { PricedPlan } from '@foothold/core/pricing';

export interface OfferedPlanDetails {
  id: OfferedPlan;
  name: string;
  tagline: string;
  /** Null if the price is negotiated. */
  priced: PricedPlan | null;
  /** The plan that this one builds on. */
  includes: string | null;
  features: readonly Feature[];
  popular: boolean;
  callToAction: string;
}

/** The three plans on offer, with the brand's names. */
export function listOfferedPlans(brand: Pick<Brand, 'name'>): Record<OfferedPlan, OfferedPlanDetails> {
  const names = getProductNames(brand);
  return {
    one: {
      id: 'one',
      name: names.one,
      tagline: 'Score your résumé, improve it, and find jobs that fit.',
      priced: 'one',
      includes: null,
      features: PLAN_FEATURES.one.map(getFeature),
      popular: false,
      callToAction: 'Join the waitlist',
    },
    prime: {
      id: 'prime',
      name: names.prime,
      tagline: 'Work with a recruiter. Nothing is sent without your approval.',
      priced: 'prime',
      includes: names.one,
      features: PLAN_FEATURES.prime.map(getFeature),
      popular: true,
      callToAction: 'Start 14 days free',
    },
    x: {
      id: 'x',
      name: names.x,
      tagline: 'For organizations that support job seekers.',
      priced: null,
      includes: names.prime,
      features: PLAN_FEATURES.x.map(getFeature),
      popular: false,
      callToAction: 'Talk to us',
    },
  };
}

export interface ComparisonRow {
  label: string;
  group: string;
  /** Set if it isn't open to everyone. */
  mark: string | null;
  /** A limit, or whether the feature is included. */
  values: Record<OfferedPlan, LimitRow['values']['one']>;
}

/** The plan comparison: first the limits that the server enforces, then what each card names, in the cheapest plan that has it. */
export function comparePlans(brand: Pick<Brand, 'name'>): ComparisonRow[] {
  const plans = listOfferedPlans(brand);
  const limits = listLimits().map(({ label, mark, values: { one, prime, x } }) => ({
    label,
    group: 'Limits',
    mark,
    values: { one, prime, x },
  }));
  const features = OFFERED_PLANS.flatMap((plan) => PLAN_FEATURES[plan].map(getFeature));
  const added = OFFERED_PLANS.flatMap((from, first) =>
    features
      .filter(({ since }) => since === from)
      .map((feature) => ({
        label: feature.label,
        group: first === 0 ? 'In every plan' : `Added by ${plans[from].name}`,
        mark: getMark(feature),
        values: { one: first <= 0, prime: first <= 1, x: true },
      })),
  );
  return [...limits, ...added];
}
