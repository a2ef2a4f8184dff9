import { getCharge, PRICED_PLANS } from '@foothold/core/pricing';
import type { BillingDeps, Trx } from '../deps.ts';
import * as subscriptions from '../subscriptions/subscriptions-repository.ts';
import * as ledger from './ledger-repository.ts';

export interface ServiceCredit {
  userId: string;
  /** In cents. */
  amount: number;
  /** Identifies why it is granted, such as `guarantee-<case>`. The same reason is credited once. */
  reference: string;
  /** As the member reads it in their billing history. */
  description: string;
}

/** Credit that other domains grant because a promise was missed. It pays future invoices. */
export function createServiceCredits({ events, reading, now }: BillingDeps) {
  /**
   * One month's price of a member's plan, in cents: of their subscription, or the price in force for a plan without one. X, whose price is
   * agreed with each organization, counts as Prime.
   * @param plan the plan that the account has
   */
  async function findMonthlyPrice(trx: Trx, userId: string, plan: string | null): Promise<number> {
    const live = await subscriptions.findLive(trx, userId);
    if (live) return live.price;
    return getCharge(PRICED_PLANS.find((one) => one === plan) ?? 'prime', reading);
  }

  /** Adds the credit to the member's balance. @returns false if it was granted before */
  async function grantCredit(trx: Trx, { userId, amount, reference, description }: ServiceCredit): Promise<boolean> {
    const live = await subscriptions.findLive(trx, userId);
    const isNew = await ledger.addEntry(trx, {
      at: now(),
      kind: 'credit',
      amount,
      reference,
      userId,
      subscriptionId: live?.id ?? null,
      description,
    });
    if (isNew) await events.publish(trx, userId, { kind: 'billing', id: reference });
    return isNew;
  }

  return { findMonthlyPrice, grantCredit };
}
