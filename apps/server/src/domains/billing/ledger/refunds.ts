import { authorize } from '../../../platform/authorized.ts';
import { AppError } from '../../../platform/errors.ts';
import { PaymentServiceError, type Refund } from '../../../platform/payments/payments.ts';
import { callPaymentService } from '../checkout/call-payment-service.ts';
import * as payments from '../checkout/payments-repository.ts';
import type { BillingDeps, Trx } from '../deps.ts';
import { renderRefundEmail } from '../emails.ts';
import { refundPayment } from '../jobs.ts';
import { maySettleRefund, SETTLEMENT } from '../policy.ts';
import * as subscriptions from '../subscriptions/subscriptions-repository.ts';
import { toCard } from '../views.ts';
import type { Bookkeeping } from './ledger.ts';
import * as ledger from './ledger-repository.ts';

export type Refunds = ReturnType<typeof createRefunds>;

/** Makes refunds. The row is written first and its ID sent to the service, so that a retry has no second effect. */
export function createRefunds({ db, transact, service, queue, now }: BillingDeps, bookkeeping: Bookkeeping) {
  /** Refunds a payment in full once this transaction is committed. */
  async function request(trx: Trx, payment: payments.PaymentRow, reason: string): Promise<void> {
    const refund = await ledger.insertRefund(trx, {
      paymentId: payment.id,
      amount: payment.amount,
      reason,
      actorId: null,
      at: now(),
    });
    await queue.add(trx, refundPayment, { refundId: refund.id });
  }

  /** Calls the service and records its answer. @throws AppError `billing.refund` if it rejects the amount */
  async function perform(refundId: string): Promise<void> {
    const refund = await ledger.findRefund(db, refundId);
    const payment = refund && (await payments.findPayment(db, refund.payment_id));
    if (refund?.state !== 'requested' || !payment?.intent) return;
    const { intent } = payment;
    const answer = await askForRefund(() =>
      service.refund({ intent, amount: refund.amount, metadata: { refund: refund.id }, idempotencyKey: refund.id }),
    );
    await transact((trx) => record(trx, refund.id, payment, answer));
    if (answer === null || answer.status === 'failed') throw new AppError('billing.refund');
  }

  async function askForRefund(question: () => Promise<Refund>): Promise<Refund | null> {
    try {
      return await callPaymentService(question);
    } catch (error) {
      if (error instanceof PaymentServiceError && error.reason === 'refused') return null;
      throw error;
    }
  }

  async function record(
    trx: Trx,
    refundId: string,
    payment: payments.PaymentRow,
    answer: Refund | null,
  ): Promise<void> {
    const row = await ledger.lockRefund(trx, refundId);
    if (row?.state !== 'requested') return;
    const refund = authorize(maySettleRefund, SETTLEMENT, row);
    if (answer === null || answer.status === 'failed') {
      await ledger.updateRefund(trx, refund, { state: 'failed', settled_at: now() });
      return;
    }
    await ledger.updateRefund(trx, refund, { state: 'succeeded', service_id: answer.id, settled_at: now() });
    await ledger.addEntry(trx, {
      at: now(),
      kind: 'refund',
      amount: -row.amount,
      reference: answer.id,
      userId: payment.user_id,
      subscriptionId: payment.subscription_id,
      paymentId: payment.id,
      description: row.actor_id === null ? `Automatic refund: ${row.reason}` : 'Refund from support',
    });
    // Refunds requested by staff are already in the history.
    if (payment.subscription_id !== null) {
      const subscription = { id: payment.subscription_id, user_id: payment.user_id };
      if (row.actor_id === null) await bookkeeping.note(trx, subscription, 'refunded', row.reason, row.amount);
      else await bookkeeping.publishChange(trx, subscription);
    }
    const live = payment.user_id === null ? undefined : await subscriptions.findLive(trx, payment.user_id);
    await bookkeeping.notify(trx, payment.user_id, (to, sender) =>
      renderRefundEmail(
        to,
        {
          amount: row.amount,
          card: toCard(payment.method),
          why: row.actor_id === null ? `Reason: ${row.reason}.` : undefined,
          renewing: live && !live.cancel_at_period_end ? bookkeeping.getPlanName(live.plan) : undefined,
        },
        sender,
      ),
    );
  }

  return { request, perform };
}
