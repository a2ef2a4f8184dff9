import type { Brand } from '@foothold/brand';
import { getProductNames } from '@foothold/brand';
import { type Capability, getEntitlements, type PricedPlan } from '@foothold/core/pricing';

export const OFFERED_PLANS = ['one', 'prime', 'x'] as const;
export type OfferedPlan = (typeof OFFERED_PLANS)[number];

/** What each plan adds to the previous one. */
const ADDED_FEATURES: Record<OfferedPlan, readonly string[]> = {
  one: ['Basic AI resume analysis', '1,000+ job listings', 'Standard ATS optimization', 'Application tracking'],
  prime: [
    'Human recruiters applying for you',
    'Guaranteed ATS 80+',
    'AI resume optimization',
    'Unified job portal',
    'Real-time tracking',
    'Learning paths',
  ],
  x: [
    'Unlimited employee profiles',
    'White-label',
    'Advanced analytics',
    'Team insights',
    'Custom integrations',
    'Dedicated account manager',
    '24/7 priority support',
    'SLA guarantees',
    'Custom training',
  ],
};

/** The feature with the point guarantee. Wherever it is shown, its terms are one click away. */
export const ATS_GUARANTEE_FEATURE = 'Guaranteed ATS 80+';

export interface OfferedPlanDetails {
  id: OfferedPlan;
  name: string;
  tagline: string;
  /** Null if the price is negotiated. */
  priced: PricedPlan | null;
  /** The plan that this one builds on. */
  includes: string | null;
  features: readonly string[];
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
      tagline: 'Score your résumé and track your own applications.',
      priced: 'one',
      includes: null,
      features: ADDED_FEATURES.one,
      popular: false,
      callToAction: 'Join the waitlist',
    },
    prime: {
      id: 'prime',
      name: names.prime,
      tagline: 'A recruiter applies for you, and nothing is sent without your approval.',
      priced: 'prime',
      includes: names.one,
      features: ADDED_FEATURES.prime,
      popular: true,
      callToAction: 'Start 14 days free',
    },
    x: {
      id: 'x',
      name: names.x,
      tagline: 'For organizations that support job seekers.',
      priced: null,
      includes: names.prime,
      features: ADDED_FEATURES.x,
      popular: false,
      callToAction: 'Talk to us',
    },
  };
}

export interface ComparisonRow {
  label: string;
  group: string;
  /** A limit, or whether the feature is included. */
  values: Record<OfferedPlan, number | boolean>;
}

/** The limits that the server enforces, in plain words. */
const LIMITS: readonly { capability: Capability; label: string }[] = [
  { capability: 'resumes.kept', label: 'Saved résumés' },
  { capability: 'listings.matches', label: 'Matches per résumé' },
  { capability: 'applications.kept', label: 'Saved listings and applications' },
  { capability: 'coaching.uses', label: 'AI tool uses per day' },
  { capability: 'resumes.improve', label: 'Suggested edits, each with its points' },
  { capability: 'resumes.export', label: 'Export as PDF, DOCX, and JSON Resume' },
];

const mapPlans = <Value>(value: (plan: OfferedPlan) => Value) => ({
  one: value('one'),
  prime: value('prime'),
  x: value('x'),
});

/** The plan comparison: first the limits that the server enforces, then what each plan adds. */
export function comparePlans(brand: Pick<Brand, 'name'>): ComparisonRow[] {
  const plans = listOfferedPlans(brand);
  const limits = LIMITS.map(({ capability, label }) => ({
    label,
    group: 'Limits',
    values: mapPlans((plan) => getEntitlements(plan)[capability]),
  }));
  const added = OFFERED_PLANS.flatMap((from, first) =>
    ADDED_FEATURES[from].map((label) => ({
      label,
      group: first === 0 ? `In ${plans.one.name}` : `Added by ${plans[from].name}`,
      values: mapPlans((plan) => OFFERED_PLANS.indexOf(plan) >= first),
    })),
  );
  return [...limits, ...added];
}
