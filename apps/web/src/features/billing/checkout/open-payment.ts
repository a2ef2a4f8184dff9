import type { OpenPayment, Renewal } from '@foothold/contracts/billing/shapes';
import type { ErrorCode } from '@foothold/contracts/errors';
import type { PricedPlan } from '@foothold/core/pricing';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { createRandomKey, RefusedError } from '../../../shared/api/send-json.ts';
import { createBrowserStore } from '../../../shared/autosave/browser-store.ts';

export type CreatedPayment = OpenPayment & { renewal: Renewal };

const openKeyStore = (plan: PricedPlan) => createBrowserStore('window', `checkout:${plan}`);

/** One payment per visit: after a reload or a second render, the same payment is requested again. */
function getVisitKey(plan: PricedPlan): string {
  const saved = openKeyStore(plan).read();
  if (saved !== null) return saved;
  const key = createRandomKey();
  openKeyStore(plan).write(key);
  return key;
}

/** Once the payment is complete or unusable, the next visit starts another one. */
export const forgetVisit = (plan: PricedPlan): void => openKeyStore(plan).forget();

export type OpenPaymentResult =
  | { state: 'ready'; payment: CreatedPayment }
  /** The member already has a plan. */
  | { state: 'subscribed' }
  /** `spent`: the idempotency key can't be used again. */
  | { state: 'failed'; spent: boolean };

/** The stored key belongs to a completed payment, or to a different one. */
const USED_KEY_CODES: readonly string[] = ['billing.paid', 'request.key-reused'] satisfies ErrorCode[];

/** Starts a plan's payment at the price book's amount. */
export async function openPayment(plan: PricedPlan, planName: string, amount: number): Promise<OpenPaymentResult> {
  const open = () =>
    call(endpoint('POST /api/create-payment-intent'), { planName, amount }, getVisitKey(plan)).then(
      (payment): OpenPaymentResult => ({ state: 'ready', payment }),
      toFailedResult,
    );
  const opening = await open();
  if (opening.state !== 'failed' || !opening.spent) return opening;
  forgetVisit(plan);
  return open();
}

function toFailedResult(error: unknown): OpenPaymentResult {
  const code = error instanceof RefusedError ? error.code : null;
  if (code === 'billing.subscribed') return { state: 'subscribed' };
  return { state: 'failed', spent: code !== null && USED_KEY_CODES.includes(code) };
}
