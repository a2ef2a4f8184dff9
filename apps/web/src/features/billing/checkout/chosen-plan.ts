import { type Brand, getProductNames } from '@foothold/brand';
import { PRICED_PLANS, type PricedPlan } from '@foothold/core/pricing';
import { INVALID_PLAN, NO_PLAN } from '../texts.ts';

export type ChosenPlan =
  | { plan: PricedPlan; name: string; problem: null }
  | { plan: null; name: null; problem: typeof NO_PLAN | typeof INVALID_PLAN };

/** Parses `?plan=`, which must name a plan with a price. */
export function parseChosenPlan(search: URLSearchParams, brand: Pick<Brand, 'name'>): ChosenPlan {
  const requestedPlan = search.get('plan')?.trim();
  if (!requestedPlan) return { plan: null, name: null, problem: NO_PLAN };
  const names = getProductNames(brand);
  const plan = PRICED_PLANS.find((one) => names[one] === requestedPlan);
  return plan ? { plan, name: names[plan], problem: null } : { plan: null, name: null, problem: INVALID_PLAN };
}

/** The checkout URL of a plan. */
export const buildCheckoutHref = (name: string): string => `/checkout?${new URLSearchParams({ plan: name })}`;
