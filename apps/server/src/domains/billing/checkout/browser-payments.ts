import type { Billing, OpenPayment } from '@foothold/contracts/billing';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OpenIntent } from '../../../platform/payments/payments.ts';
import type { BillingDeps } from '../deps.ts';
import * as invoices from '../invoices/invoices-repository.ts';
import type { Bookkeeping } from '../ledger/ledger.ts';
import { ownsBilling } from '../policy.ts';
import type { Overview } from '../subscriptions/overview.ts';
import { isPending, type Renewals } from '../subscriptions/renewals.ts';
import * as subscriptions from '../subscriptions/subscriptions-repository.ts';
import { callPaymentService } from './call-payment-service.ts';
import * as payments from './payments-repository.ts';
import type { Settlement } from './settlement.ts';

/** Browsers usually come back within minutes. */
const FIRST_LOOK_MS = 10 * 60 * 1000;
/** The service keeps a request's key for a day. After that, the same payment can't be opened again. */
const REOPEN_MS = 20 * 60 * 60 * 1000;

/** Payments that a member confirms in the browser: a new card or an open invoice. */
export function createBrowserPayments(
  deps: BillingDeps,
  parts: { bookkeeping: Bookkeeping; settlement: Settlement; renewals: Renewals; overview: Overview },
) {
  const { db, transact, service, now } = deps;
  const { bookkeeping, settlement, renewals, overview } = parts;

  async function startMethod(actor: User): Promise<OpenPayment> {
    const { payment, customer } = await transact(async (trx) => {
      const live = await subscriptions.lockLive(trx, actor.id);
      if (!live) throw new AppError('billing.no-plan');
      const subscription = authorize(ownsBilling, actor, live);
      const insertedPayment = await payments.insertPayment(trx, {
        kind: 'setup',
        offSession: false,
        amount: 0,
        userId: actor.id,
        subscriptionId: subscription.id,
        createdAt: now(),
        nextLookAt: new Date(now().getTime() + FIRST_LOOK_MS),
      });
      return { payment: insertedPayment, customer: subscription.customer };
    });
    const open = await callPaymentService(() =>
      service.createSetup({ customer, metadata: { payment: payment.id, kind: 'setup' }, idempotencyKey: payment.id }),
    );
    return opened(actor, payment, open);
  }

  /** Saves the confirmed card. @throws AppError `billing.not-paid` if the service hasn't accepted it */
  async function finishMethod(actor: User, intent: string): Promise<Billing> {
    const payment = authorize(ownsBilling, actor, await payments.findByIntent(db, intent));
    if (payment.kind !== 'setup') throw new AppError('resource.not-found');
    await succeeded(intent);
    await renewals.payNow(actor.id);
    return overview(actor);
  }

  async function payInvoice(actor: User, id: string): Promise<OpenPayment & { amount: number }> {
    const { payment, customer, description } = await transact(async (trx) => {
      const invoice = authorize(ownsBilling, actor, await invoices.findInvoice(trx, id));
      const subscription = await subscriptions.lockSubscription(trx, invoice.subscription_id);
      const current = await invoices.lockInvoice(trx, invoice.id);
      if (subscription?.state !== 'past_due' || current?.state !== 'open' || current.kind !== 'period')
        throw new AppError('billing.not-open');
      const tries = await payments.listOfInvoice(trx, invoice.id);
      if (tries.some(isPending)) throw new AppError('billing.under-way');
      const before = tries.find(
        (one) => one.state === 'open' && one.created_at.getTime() > now().getTime() - REOPEN_MS,
      );
      const insertedPayment =
        before ??
        (await payments.insertPayment(trx, {
          kind: 'invoice',
          offSession: false,
          amount: invoice.total,
          userId: actor.id,
          subscriptionId: subscription.id,
          invoice: { id: invoice.id, attempt: payments.getNextAttempt(tries) },
          createdAt: now(),
          nextLookAt: new Date(now().getTime() + FIRST_LOOK_MS),
        }));
      return {
        payment: insertedPayment,
        customer: subscription.customer,
        description: `${bookkeeping.getPlanName(subscription.plan)}, invoice ${invoice.number}`,
      };
    });
    const open = await callPaymentService(() =>
      service.createIntent({
        amount: payment.amount,
        currency: 'usd',
        description,
        metadata: { payment: payment.id, kind: 'invoice' },
        customer,
        idempotencyKey: payment.id,
      }),
    );
    return { ...(await opened(actor, payment, open)), amount: payment.amount };
  }

  /** Completes a paid invoice. @throws AppError `billing.not-paid` if the service hasn't received the money */
  async function finishInvoice(actor: User, id: string, intent: string): Promise<Billing> {
    const payment = authorize(ownsBilling, actor, await payments.findByIntent(db, intent));
    if (payment.invoice_id !== id) throw new AppError('resource.not-found');
    await succeeded(intent);
    return overview(actor);
  }

  async function succeeded(intent: string): Promise<void> {
    const payment = await settlement.settle(intent);
    if (payment?.state !== 'succeeded') throw new AppError('billing.not-paid', { data: payment?.failure });
  }

  async function opened(
    actor: User,
    payment: payments.PaymentRow,
    { id, clientSecret }: OpenIntent,
  ): Promise<OpenPayment> {
    await payments.updatePayment(db, authorize(ownsBilling, actor, payment), { intent: id });
    return { clientSecret, intent: id, service: service.browser };
  }

  return { startMethod, finishMethod, payInvoice, finishInvoice };
}
