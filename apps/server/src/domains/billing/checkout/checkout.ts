import { createHash, randomUUID } from 'node:crypto';
import { getProductNames } from '@foothold/brand';
import { CURRENCY, PERIOD } from '@foothold/contracts/billing';
import { findPeriod, getCharge, PRICED_PLANS, type PricedPlan } from '@foothold/core/pricing';
import type { RequestActor } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { BillingDeps } from '../deps.ts';
import { CHECKOUT, mayOpenCheckout } from '../policy.ts';
import * as subscriptions from '../subscriptions/subscriptions-repository.ts';
import { callPaymentService } from './call-payment-service.ts';
import * as payments from './payments-repository.ts';
import type { Settlement } from './settlement.ts';

/** A payment service keeps an idempotency key for a day. Within that time, the same request is the same payment. */
const SAME_REQUEST_MS = 20 * 60 * 60 * 1000;
/** Browsers usually come back within minutes. */
const FIRST_LOOK_MS = 10 * 60 * 1000;

const CANCEL_INSTRUCTIONS =
  'Go to Billing in your portal, choose “Cancel plan”, and confirm. You’ll keep your plan until the end of the month you paid for, and you won’t be charged again.';

/** Buys a plan, with or without an account. */
export function createCheckout(deps: BillingDeps, settlement: Settlement) {
  const { db, transact, service, brand, reading, now } = deps;
  const names = getProductNames(brand);
  /** Requests in progress by key, so that simultaneous identical requests call the service once. */
  const pendingByKey = new Map<string, ReturnType<typeof openNew>>();

  /**
   * Creates the payment for a plan. The price comes from our price list; the client's amount is only compared with it.
   * @param caller the address and the Idempotency-Key of the request
   */
  async function open(
    actor: RequestActor,
    input: { planName: string; amount: number; currency?: string | undefined },
    caller: { address: string; key: string | null },
  ) {
    const plan = PRICED_PLANS.find((one) => names[one] === input.planName.trim());
    if (!plan) throw new AppError('billing.plan');
    const amount = getCharge(plan, reading);
    if (input.amount !== amount || (input.currency ?? CURRENCY).toLowerCase() !== CURRENCY)
      throw new AppError('billing.amount');
    const userId = actor.kind === 'user' ? actor.id : null;
    if (userId !== null && (await subscriptions.findLive(db, userId))) throw new AppError('billing.subscribed');
    const key = requestKey(userId ?? caller.address, caller.key || randomUUID());
    const running = pendingByKey.get(key.toString('hex')) ?? openNew({ plan, amount, userId, key });
    pendingByKey.set(key.toString('hex'), running);
    try {
      const { intent, clientSecret, plan: opened } = await running;
      // The key belongs to a request for another plan.
      if (opened !== plan) throw new AppError('request.key-reused');
      return {
        clientSecret,
        intent,
        service: service.browser,
        plan,
        planName: names[plan],
        renewal: {
          amount,
          currency: CURRENCY,
          period: PERIOD,
          nextDate: findPeriod(now(), now()).end.toISOString(),
          howToCancel: CANCEL_INSTRUCTIONS,
        },
      } as const;
    } finally {
      pendingByKey.delete(key.toString('hex'));
    }
  }

  async function openNew(wanted: { plan: PricedPlan; amount: number; userId: string | null; key: Buffer }) {
    const payment = await getOrCreatePayment(wanted);
    const customer = wanted.userId === null ? undefined : await subscriptions.findCustomer(db, wanted.userId);
    const intent = await callPaymentService(() =>
      service.createIntent({
        amount: wanted.amount,
        currency: CURRENCY,
        description: `${names[wanted.plan]}, one month`,
        metadata: { payment: payment.id, kind: 'checkout' },
        ...(customer !== undefined && { customer }),
        idempotencyKey: payment.id,
      }),
    );
    await payments.updatePayment(db, payment, { intent: intent.id });
    return { intent: intent.id, clientSecret: intent.clientSecret, plan: wanted.plan };
  }

  /** The existing row of this request, or a new one. */
  function getOrCreatePayment(wanted: { plan: PricedPlan; amount: number; userId: string | null; key: Buffer }) {
    return transact(async (trx) => {
      await payments.releaseExpiredRequest(trx, wanted.key, new Date(now().getTime() - SAME_REQUEST_MS));
      const row =
        (await payments.insertRequested(trx, {
          kind: 'checkout',
          offSession: false,
          plan: wanted.plan,
          amount: wanted.amount,
          userId: wanted.userId,
          requestKey: wanted.key,
          createdAt: now(),
          nextLookAt: new Date(now().getTime() + FIRST_LOOK_MS),
        })) ?? (await payments.findByRequest(trx, wanted.key));
      if (row?.plan !== wanted.plan || row.amount !== wanted.amount) throw new AppError('request.key-reused');
      if (row.state !== 'open') throw new AppError('billing.paid');
      return authorize(mayOpenCheckout, CHECKOUT, row);
    });
  }

  /**
   * Called when the browser returns after paying. Only the service's answer counts: it must be one of our checkouts, it must have
   * succeeded, and the caller must name the payer's address. A repeated call returns the same result without a second effect.
   */
  async function finish(input: { paymentIntentId: string; email: string; firstName: string; lastName: string }) {
    const row = await payments.findByIntent(db, input.paymentIntentId);
    if (row?.kind !== 'checkout') throw new AppError('resource.not-found');
    const intent = requireFound(await callPaymentService(() => service.find(input.paymentIntentId)));
    const payer = intent.payer.email?.toLowerCase();
    if (payer !== undefined && payer !== input.email.toLowerCase()) throw new AppError('resource.not-found');
    if (intent.status !== 'succeeded') throw new AppError('billing.not-paid');
    if (payer === undefined) throw new AppError('resource.not-found');
    await settlement.apply(intent, { name: `${input.firstName} ${input.lastName}` });
    return { plan: names[row.plan as PricedPlan], email: input.email };
  }

  return { open, finish };
}

const requestKey = (caller: string, key: string) => createHash('sha256').update(`${caller}\n${key}`).digest();
