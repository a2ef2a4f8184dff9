import { findNextRetry, isLastRetry } from '@foothold/core/pricing';
import { authorize } from '../../../platform/authorized.ts';
import type { PaymentRow } from '../checkout/payments-repository.ts';
import type { BillingDeps, Trx } from '../deps.ts';
import { renderFailedEmail } from '../emails.ts';
import * as invoices from '../invoices/invoices-repository.ts';
import type { Bookkeeping } from '../ledger/ledger.ts';
import { mayUpdateSubscription, RENEWAL } from '../policy.ts';
import * as subscriptions from './subscriptions-repository.ts';

export type FailedRenewals = ReturnType<typeof createFailedRenewals>;

/** Handles a declined off-session charge. */
export function createFailedRenewals({ now }: BillingDeps, bookkeeping: Bookkeeping) {
  async function recordFailure(trx: Trx, payment: PaymentRow, failure: { message: string }): Promise<void> {
    const subscription = await subscriptions.lockSubscription(trx, payment.subscription_id ?? '');
    const invoice = await invoices.lockInvoice(trx, payment.invoice_id ?? '');
    if (!subscription || subscription.state === 'ended' || invoice?.state !== 'open') return;
    if (payment.kind === 'change') return bookkeeping.writeOff(trx, invoice, 'void');
    // The member's own attempts don't change the retry schedule.
    if (payment.kind === 'renewal') await postpone(trx, subscription, invoice, failure);
  }

  async function postpone(
    trx: Trx,
    subscription: subscriptions.SubscriptionRow,
    invoice: invoices.InvoiceRow,
    failure: { message: string },
  ): Promise<void> {
    const failures = subscription.attempts + 1;
    const since = subscription.first_failed_at ?? now();
    const nextTry = findNextRetry(since, failures, now());
    await bookkeeping.note(trx, subscription, 'failed', failure.message, invoice.total);
    if (!nextTry) return bookkeeping.end(trx, subscription, 'unpaid');
    await subscriptions.updateSubscription(trx, authorize(mayUpdateSubscription, RENEWAL, subscription), {
      state: 'past_due',
      attempts: failures,
      first_failed_at: since,
      next_attempt_at: nextTry,
    });
    await bookkeeping.notify(trx, subscription.user_id, (to, sender) =>
      renderFailedEmail(
        to,
        {
          planName: bookkeeping.getPlanName(subscription.plan),
          amount: invoice.total,
          reason: failure.message,
          nextTry,
          last: isLastRetry(failures),
        },
        sender,
      ),
    );
  }

  return { recordFailure: recordFailure };
}
