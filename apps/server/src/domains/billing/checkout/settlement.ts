import { type Authorized, authorize } from '../../../platform/authorized.ts';
import type { Intent, PaymentEvent } from '../../../platform/payments/payments.ts';
import type { BillingDeps, Trx } from '../deps.ts';
import { renderCardEmail } from '../emails.ts';
import * as invoices from '../invoices/invoices-repository.ts';
import { reconcileLedger } from '../jobs.ts';
import type { Bookkeeping } from '../ledger/ledger.ts';
import * as ledger from '../ledger/ledger-repository.ts';
import type { Refunds } from '../ledger/refunds.ts';
import { maySettlePayment, mayUpdateSubscription, SETTLEMENT } from '../policy.ts';
import type { FailedRenewals } from '../subscriptions/failed-renewals.ts';
import * as subscriptions from '../subscriptions/subscriptions-repository.ts';
import { toCard } from '../views.ts';
import { callPaymentService } from './call-payment-service.ts';
import * as payments from './payments-repository.ts';

type PaymentRow = payments.PaymentRow;

export type Settlement = ReturnType<typeof createSettlement>;

/**
 * Applies the outcome of a payment, whether the browser, an event, the renewal job, or the sweep reports it first. The service is called
 * before the row is locked, so its answer can be older than the row. That is safe because effects only move forward: a successful payment
 * stays successful, and success may follow failure.
 */
export function createSettlement(
  deps: BillingDeps,
  { bookkeeping, refundService, failed }: { bookkeeping: Bookkeeping; refundService: Refunds; failed: FailedRenewals },
) {
  const { db, transact, service, accounts, queue, now } = deps;

  /**
   * Settles a payment by its intent.
   * @param given the payer's name as typed on our page, if the service has none
   * @returns the updated payment; null if it isn't ours
   */
  async function settle(intentId: string, given?: { name: string }): Promise<PaymentRow | null> {
    const intent = await callPaymentService(() => service.find(intentId));
    return intent && apply(intent, given);
  }

  /** The same with an answer that the service just returned. */
  async function apply(intent: Intent, given?: { name: string }): Promise<PaymentRow | null> {
    return transact(async (trx) => {
      const row = await payments.lockByIntent(trx, intent.id, intent.metadata.payment);
      if (!row) return null;
      if (row.state === 'succeeded') await findExternalRefunds(trx, row, intent);
      else if (intent.status === 'succeeded')
        await succeed(trx, authorize(maySettlePayment, SETTLEMENT, row), intent, given);
      else if (row.state === 'open') await leaveOpen(trx, authorize(maySettlePayment, SETTLEMENT, row), intent);
      return (await payments.findPayment(trx, row.id)) ?? null;
    });
  }

  async function succeed(trx: Trx, payment: Authorized<PaymentRow>, intent: Intent, given?: { name: string }) {
    if (intent.amountReceived !== payment.amount || intent.currency !== payment.currency)
      throw new Error('the payment service received a different amount or plan');
    await payments.updatePayment(trx, payment, {
      state: 'succeeded',
      payer_email: intent.payer.email?.toLowerCase() ?? null,
      payer_name: intent.payer.name,
      method: intent.method,
      failure: null,
      settled_at: now(),
      next_look_at: null,
    });
    if (payment.kind === 'setup') return saveMethod(trx, payment, intent);
    return payment.kind === 'checkout' ? buy(trx, payment, intent, given) : payInvoice(trx, payment, intent);
  }

  /** Applies a purchase by the signed-in member or by the owner of the address. */
  async function buy(trx: Trx, payment: Authorized<PaymentRow>, intent: Intent, given?: { name: string }) {
    const userId = payment.user_id ?? (await findOrCreateAccount(trx, intent, given));
    if (userId !== null) await payments.updatePayment(trx, payment, { user_id: userId });
    const started = userId !== null && (await bookkeeping.startWork(trx, payment, intent, userId));
    const live = userId === null || started ? undefined : await subscriptions.findLive(trx, userId);
    if (live) await payments.updatePayment(trx, payment, { subscription_id: live.id });
    const updatedPayment = await payments.findPayment(trx, payment.id);
    await bookkeeping.addCharge(trx, payment, intent, {
      userId,
      subscriptionId: updatedPayment?.subscription_id ?? null,
    });
    if (!started)
      await refundService.request(trx, payment, userId === null ? 'No email address for the account' : SECOND_PLAN);
  }

  async function findOrCreateAccount(trx: Trx, { payer }: Intent, given?: { name: string }): Promise<string | null> {
    if (payer.email === null) return null;
    const email = payer.email.toLowerCase();
    const name = payer.name?.trim() || given?.name.trim() || (email.split('@')[0] ?? email);
    return (await accounts.findOrOpenAccount(trx, { email, name })).id;
  }

  /** Applies a payment to its invoice. If the invoice no longer needs it (paid twice, or the plan has ended), the payment is refunded. */
  async function payInvoice(trx: Trx, payment: Authorized<PaymentRow>, intent: Intent) {
    const { user_id: userId, subscription_id: subscriptionId } = payment;
    await bookkeeping.addCharge(trx, payment, intent, { userId, subscriptionId });
    const subscription = await subscriptions.lockSubscription(trx, subscriptionId ?? '');
    const invoice = await invoices.lockInvoice(trx, payment.invoice_id ?? '');
    if (!subscription || subscription.state === 'ended' || invoice?.state !== 'open')
      return refundService.request(trx, payment, NO_CHARGE_TEXT);
    if (invoice.kind === 'change' && (await isLate(trx, subscription, invoice))) {
      await bookkeeping.writeOff(trx, invoice, 'void');
      return refundService.request(trx, payment, NO_CHARGE_TEXT);
    }
    if (intent.method && !payment.off_session)
      await subscriptions.updateSubscription(trx, authorize(mayUpdateSubscription, SETTLEMENT, subscription), {
        method: intent.method,
      });
    return bookkeeping.complete(trx, invoice, subscription, intent.method);
  }

  /** Whether the next period was already invoiced at the old price before this change was paid. */
  const isLate = async (trx: Trx, subscription: subscriptions.SubscriptionRow, change: invoices.InvoiceRow) =>
    subscription.period_end.getTime() !== change.period_end.getTime() ||
    (await invoices.findOpenPeriod(trx, subscription.id)) !== undefined;

  async function saveMethod(trx: Trx, payment: Authorized<PaymentRow>, { method }: Intent) {
    const subscription = await subscriptions.lockSubscription(trx, payment.subscription_id ?? '');
    const card = toCard(method);
    if (!subscription || subscription.state === 'ended' || !method || !card) return;
    await subscriptions.updateSubscription(trx, authorize(mayUpdateSubscription, SETTLEMENT, subscription), { method });
    await bookkeeping.note(trx, subscription, 'card-changed', `${card.brand} ending in ${card.last4}`);
    await bookkeeping.notify(trx, subscription.user_id, (to, sender) =>
      renderCardEmail(to, { planName: bookkeeping.getPlanName(subscription.plan), card }, sender),
    );
  }

  /** The payment failed or is still open. An off-session charge has one attempt; in a browser, people can retry as often as they like. */
  async function leaveOpen(trx: Trx, payment: Authorized<PaymentRow>, intent: Intent) {
    if (intent.status === 'processing') return;
    const { failure } = intent;
    const isOver = intent.status === 'canceled' || payment.off_session;
    await payments.updatePayment(trx, payment, {
      failure,
      ...(isOver && {
        state: intent.status === 'canceled' ? 'canceled' : 'failed',
        settled_at: now(),
        next_look_at: null,
      }),
    });
    if (payment.off_session) await failed.recordFailure(trx, payment, failure ?? DECLINED_WITHOUT_REASON);
  }

  /** The service didn't even attempt the charge. */
  async function failLocally(paymentId: string, failure: { code: string; message: string }): Promise<void> {
    await transact(async (trx) => {
      const row = await payments.lockPayment(trx, paymentId);
      if (row?.state !== 'open') return;
      const payment = authorize(maySettlePayment, SETTLEMENT, row);
      await payments.updatePayment(trx, payment, { state: 'failed', failure, settled_at: now(), next_look_at: null });
      if (row.off_session) await failed.recordFailure(trx, payment, failure);
    });
  }

  /** Copies refunds that the service made without our request into the ledger. */
  async function findExternalRefunds(trx: Trx, payment: PaymentRow, intent: Intent) {
    if (intent.amountRefunded === 0) return;
    const known = await ledger.listRefunds(trx, [payment.id]);
    const refundedTotal = known.filter(({ state }) => state !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
    if (intent.amountRefunded > refundedTotal) await queue.add(trx, reconcileLedger, {});
  }

  /** Handles an event of the payment service. The service is always queried for the current state. */
  async function handleEvent(event: PaymentEvent): Promise<void> {
    if (!(await payments.recordEvent(db, service.name, event, now()))) return;
    if (event.type.startsWith('charge.dispute')) await queue.add(db, reconcileLedger, {});
    if (event.intent !== null) await settle(event.intent);
    await payments.finishEvent(db, service.name, event.id, now());
  }

  return { settle, apply, failLocally, handleEvent: handleEvent };
}

const DECLINED_WITHOUT_REASON = { code: 'declined', message: 'Your card was declined.' };
const SECOND_PLAN = 'This account already has a plan';
const NO_CHARGE_TEXT = 'Nothing was due';
