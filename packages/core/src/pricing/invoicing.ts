import type { Period } from './periods.ts';

/** Less than this cannot be charged: card networks ask more for it than it is (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const SMALLEST_CHARGE = 50;

/** What of a monthly price falls on the time from `at` to the period's end: by whole seconds, half a cent and more up. */
export function shareLeft(price: number, period: Period, at: Date): number {
  const whole = secondsBetween(period.start, period.end);
  const left = Math.min(whole, Math.max(0, secondsBetween(at, period.end)));
  return Math.floor((2 * price * left + whole) / (2 * whole));
}

/** What a change of plan within a period costs (positive) or gives back (negative), in cents. */
export interface PlanDifference {
  /** Of the old plan: what is paid for and will not be used. */
  unused: number;
  /** Of the new plan: what is used until the period ends. */
  remaining: number;
  difference: number;
}

export function planDifference(oldPrice: number, newPrice: number, period: Period, at: Date): PlanDifference {
  const unused = shareLeft(oldPrice, period, at);
  const remaining = shareLeft(newPrice, period, at);
  return { unused, remaining, difference: remaining - unused };
}

/** How an amount is paid: credit first, the rest by card. What is left and too small to charge is let go. */
export interface Payable {
  creditUsed: number;
  waived: number;
  due: number;
}

/** @param credit what the person has; none where it is not positive */
export function payable(amount: number, credit: number): Payable {
  const creditUsed = Math.min(amount, Math.max(0, credit));
  const rest = amount - creditUsed;
  return rest < SMALLEST_CHARGE ? { creditUsed, waived: rest, due: 0 } : { creditUsed, waived: 0, due: rest };
}

const secondsBetween = (from: Date, until: Date) => Math.floor((until.getTime() - from.getTime()) / 1000);
