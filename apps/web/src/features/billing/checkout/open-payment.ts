import type { OpenPayment, Renewal } from '@foothold/contracts/billing-shapes';
import type { PricedPlan } from '@foothold/core/pricing';
import { postJson, RefusedError, randomKey } from '../../../shared/api/post-json.ts';
import { tabStorage } from '../../../shared/api/tab-storage.ts';

export type CreatedPayment = OpenPayment & { renewal: Renewal };

const keyName = (plan: PricedPlan) => `checkout:${plan}`;

/** One payment for one visit: a reload, or a page that is drawn twice, asks for the same one again. */
function visitKey(plan: PricedPlan): string {
  const kept = tabStorage.read(keyName(plan));
  if (kept !== null) return kept;
  const key = randomKey();
  tabStorage.write(keyName(plan), key);
  return key;
}

/** Once it is paid, or cannot be used: the next visit is another payment. */
export const forgetVisit = (plan: PricedPlan): void => tabStorage.forget(keyName(plan));

export type Opening =
  | { state: 'ready'; payment: CreatedPayment }
  /** This member has a plan already. */
  | { state: 'subscribed' }
  | { state: 'failed' };

/** Opens the payment of a plan, at the price book's amount. */
export async function openPayment(plan: PricedPlan, planName: string, amount: number): Promise<Opening> {
  try {
    const payment = await postJson<CreatedPayment>('/api/create-payment-intent', { planName, amount }, visitKey(plan));
    return { state: 'ready', payment };
  } catch (error) {
    // What was refused would be refused again under the same key.
    if (error instanceof RefusedError) forgetVisit(plan);
    if (error instanceof RefusedError && error.code === 'billing.subscribed') return { state: 'subscribed' };
    return { state: 'failed' };
  }
}
