import { calculatePlanDifference, type PlanDifference } from './invoicing.ts';
import type { Period } from './periods.ts';

/** A plan within its current period. */
export interface HeldPlan {
  /** Cents per month. */
  price: number;
  period: Period;
  /** Since when the plan has had this price: its last change, or the start of the period. */
  since: Date;
  /** The exact value of the period's time before `since`: cents per month times milliseconds. */
  usedBefore: number;
}

/**
 * The exact value of the part of the period before `at`: cents per month times milliseconds, which divided by the period's length gives
 * cents.
 */
export function calculateUsedUntil({ price, period, since, usedBefore }: HeldPlan, at: Date): number {
  const until = Math.min(at.getTime(), period.end.getTime());
  return usedBefore + price * Math.max(0, until - since.getTime());
}

/** What a change to `price` costs or returns, in cents. */
export interface PlanQuote extends PlanDifference {
  /** The credit granted; 0 unless the change is a downgrade. */
  credit: number;
  /** The part of a negative difference that isn't returned, because it was never paid, was refunded, or is a rounding. */
  withheld: number;
}

/**
 * What a change would do at `at`. A downgrade never returns more than the payments for this period minus the time used, at the actual
 * plans, and minus the rest of the period on the new plan. It is rounded down, so no number of changes adds up to a gain.
 * @param paid what was paid for the period, by card and by credit, minus refunds and credit from earlier changes; in cents
 */
export function quoteChange(plan: HeldPlan, price: number, paid: number, at: Date): PlanQuote {
  const { period } = plan;
  const difference = calculatePlanDifference(plan.price, price, period, at);
  const lower = Math.max(0, -difference.difference);
  const length = period.end.getTime() - period.start.getTime();
  const left = Math.max(0, period.end.getTime() - at.getTime());
  const unspent = Math.floor((paid * length - calculateUsedUntil(plan, at) - price * left) / length);
  const credit = Math.min(lower, Math.max(0, unspent));
  return { ...difference, credit, withheld: lower - credit };
}

/** How long a previewed amount is valid: it falls by a cent every few minutes, and people read before they click. */
export const PREVIEW_SECONDS = 600;

/**
 * Accepts a change at the amount shown. An upgrade counts from the last moment of the past ten minutes at which the difference was
 * `previewed`, but never from before the plan last changed. A downgrade counts from now: an earlier moment would return time that was used.
 * @param previewed the `difference` of the quote that was shown
 * @returns null if the difference was another one all that time
 */
export function acceptChange(
  plan: HeldPlan,
  price: number,
  { paid, previewed, now }: { paid: number; previewed: number; now: Date },
): (PlanQuote & { at: Date }) | null {
  const moment = findPricingMoment(previewed, plan, price, now);
  if (!moment) return null;
  const at = price > plan.price ? moment : now;
  return { ...quoteChange(plan, price, paid, at), at };
}

/** The last moment, within the past ten minutes and since the last change, at which the difference was `previewed`. */
function findPricingMoment(previewed: number, { price: before, period, since }: HeldPlan, price: number, now: Date) {
  const first = Math.max(period.start.getTime(), since.getTime());
  for (let secondsAgo = 0; secondsAgo <= PREVIEW_SECONDS; secondsAgo++) {
    const at = new Date(now.getTime() - secondsAgo * 1000);
    if (at.getTime() < first) return null;
    if (calculatePlanDifference(before, price, period, at).difference === previewed) return at;
  }
  return null;
}

/** A payment for a period, by card or by credit, in cents. */
export interface PaidPart {
  amount: number;
  refunded: number;
}

/**
 * What can still be refunded of each part. Credit from downgrades within the period is the same money: it is deducted from the latest
 * payments first, so that nothing is returned twice.
 * @param newestFirst payments for one period
 * @param credited the credit that plan changes granted within it
 */
export function listRefundableParts(newestFirst: readonly PaidPart[], credited: number): number[] {
  let open = credited;
  return newestFirst.map(({ amount, refunded }) => {
    const left = Math.max(0, amount - refunded);
    const taken = Math.min(left, open);
    open -= taken;
    return left - taken;
  });
}

/** What is paid for a period and not returned: a quote's `paid`. */
export const calculateNetPaid = (parts: readonly PaidPart[], credited: number): number =>
  parts.reduce((sum, { amount, refunded }) => sum + amount - refunded, -credited);
