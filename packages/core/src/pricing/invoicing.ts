import type { Period } from './periods.ts';

/**
 * Smaller amounts can't be charged: card fees would exceed them (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
export const MIN_CHARGE = 50;

/** The share of a monthly price from `at` to the period's end: by whole seconds, half a cent or more rounded up. */
export function shareLeft(price: number, period: Period, at: Date): number {
  const whole = countSecondsBetween(period.start, period.end);
  const left = Math.min(whole, Math.max(0, countSecondsBetween(at, period.end)));
  return Math.floor((2 * price * left + whole) / (2 * whole));
}

/** What a plan change within a period costs (positive) or returns (negative), in cents. */
export interface PlanDifference {
  /** Of the old plan: paid for and unused. */
  unused: number;
  /** Of the new plan: its use until the period ends. */
  remaining: number;
  difference: number;
}

export function calculatePlanDifference(oldPrice: number, newPrice: number, period: Period, at: Date): PlanDifference {
  const unused = shareLeft(oldPrice, period, at);
  const remaining = shareLeft(newPrice, period, at);
  return { unused, remaining, difference: remaining - unused };
}

/** How an amount is paid: credit first, the rest by card. A remainder too small to charge is waived. */
export interface Payable {
  creditUsed: number;
  waived: number;
  due: number;
}

/** @param credit the person's balance; treated as none unless positive */
export function calculatePayable(amount: number, credit: number): Payable {
  const creditUsed = Math.min(amount, Math.max(0, credit));
  const rest = amount - creditUsed;
  return rest < MIN_CHARGE ? { creditUsed, waived: rest, due: 0 } : { creditUsed, waived: 0, due: rest };
}

const countSecondsBetween = (from: Date, until: Date) => Math.floor((until.getTime() - from.getTime()) / 1000);
