import type { OpenPayment, Renewal } from '@foothold/contracts/billing/shapes';
import type { ErrorCode } from '@foothold/contracts/errors';
import type { PricedPlan } from '@foothold/core/pricing';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { RefusedError, randomKey } from '../../../shared/api/send-json.ts';
import { tabStorage } from '../../../shared/api/tab-storage.ts';

export type CreatedPayment = OpenPayment & { renewal: Renewal };

const keyName = (plan: PricedPlan) => `checkout:${plan}`;

/** One payment for one visit: a reload, or a page that is drawn twice, asks for the same one again. */
function visitKey(plan: PricedPlan): string {
  const saved = tabStorage.read(keyName(plan));
  if (saved !== null) return saved;
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
  /** `spent`: under a key that cannot be used again. */
  | { state: 'failed'; spent: boolean };

/** The kept key belongs to a payment that was made, or to another one. */
const SPENT: readonly string[] = ['billing.paid', 'request.key-reused'] satisfies ErrorCode[];

/** Opens the payment of a plan, at the price book's amount. */
export async function openPayment(plan: PricedPlan, planName: string, amount: number): Promise<Opening> {
  const open = () =>
    call(endpoint('POST /api/create-payment-intent'), { planName, amount }, visitKey(plan)).then(
      (payment): Opening => ({ state: 'ready', payment }),
      openingAfter,
    );
  const opening = await open();
  if (opening.state !== 'failed' || !opening.spent) return opening;
  forgetVisit(plan);
  return open();
}

function openingAfter(error: unknown): Opening {
  const code = error instanceof RefusedError ? error.code : null;
  if (code === 'billing.subscribed') return { state: 'subscribed' };
  return { state: 'failed', spent: code !== null && SPENT.includes(code) };
}
