import { calculatePayable, findPeriod } from '@foothold/core/pricing';
import { authorize } from '../../../platform/authorized.ts';
import { AppError } from '../../../platform/errors.ts';
import { callPaymentService } from '../checkout/call-payment-service.ts';
import type { Charges, DueCharge } from '../checkout/charges.ts';
import * as payments from '../checkout/payments-repository.ts';
import type { Settlement } from '../checkout/settlement.ts';
import type { BillingDeps, Trx } from '../deps.ts';
import * as invoices from '../invoices/invoices-repository.ts';
import type { Bookkeeping } from '../ledger/ledger.ts';
import * as ledger from '../ledger/ledger-repository.ts';
import { mayReplaceAttempt, RENEWAL } from '../policy.ts';
import * as subscriptions from './subscriptions-repository.ts';

type Subscription = subscriptions.SubscriptionRow;

const BATCH_SIZE = 8;
/** How long a pending charge blocks other servers from starting it. Longer than any service takes to respond. */
const LEASE_MS = 15 * 60 * 1000;
/** The service forgets a charge's key after a day. An older charge without an answer is abandoned and tried again. */
const KEY_MS = 20 * 60 * 60 * 1000;

export type Renewals = ReturnType<typeof createRenewals>;

/** Scheduled billing: a monthly invoice, its charge, and the consequences. */
export function createRenewals(
  deps: BillingDeps,
  { bookkeeping, settlement, charges }: { bookkeeping: Bookkeeping; settlement: Settlement; charges: Charges },
) {
  const { db, transact, service, now } = deps;

  /** Processes everything that is due. If the service is unreachable, the rest waits for the next run. */
  async function run(): Promise<void> {
    const faults: unknown[] = [];
    for (;;) {
      const lease = new Date(now().getTime() + LEASE_MS);
      const claimed = await subscriptions.claimDue(db, now(), lease, BATCH_SIZE);
      const outcomes = await Promise.allSettled(claimed.map(({ id }) => renew(id)));
      for (const outcome of outcomes) if (outcome.status === 'rejected') faults.push(outcome.reason);
      if (claimed.length < BATCH_SIZE || faults.some(isUnreachable)) break;
    }
    if (faults.length > 0) throw faults[0];
  }

  async function renew(id: string): Promise<void> {
    const due = await transact((trx) => prepare(trx, id));
    if (due) await attempt(due);
  }

  /** Creates the invoice for the coming month once, and a payment for it. @returns null if there is nothing to charge */
  async function prepare(trx: Trx, id: string): Promise<DueCharge | null> {
    const subscription = await subscriptions.lockSubscription(trx, id);
    if (!subscription || subscription.state === 'ended') return null;
    // It was paid in the meantime.
    if (subscription.state === 'active' && subscription.period_end > now()) return null;
    if (subscription.state === 'active' && subscription.cancel_at_period_end) {
      await bookkeeping.end(trx, subscription, 'canceled');
      return null;
    }
    const open = await invoices.findOpenPeriod(trx, subscription.id);
    const invoice = open ?? (await createInvoice(trx, subscription));
    if (invoice.total === 0) {
      await bookkeeping.complete(trx, invoice, subscription, null);
      return null;
    }
    const tries = open ? await payments.listOfInvoice(trx, open.id) : [];
    const payment = await getOrCreatePayment(trx, subscription, invoice, tries);
    return { payment, subscription, description: `${bookkeeping.getPlanName(subscription.plan)}, one month` };
  }

  async function createInvoice(trx: Trx, subscription: Subscription): Promise<invoices.InvoiceRow> {
    const { user_id: userId } = subscription;
    if (userId === null) throw new Error('an active plan has no owner');
    const member = await subscriptions.findMember(trx, userId);
    // Counted from now, so that months missed during downtime aren't charged later.
    const period = findPeriod(subscription.anchor, now());
    const { creditUsed, waived, due } = calculatePayable(
      subscription.price,
      await ledger.getCreditBalance(trx, userId),
    );
    const invoice = await invoices.insertInvoice(trx, {
      subscriptionId: subscription.id,
      userId,
      kind: 'period',
      period,
      lines: [bookkeeping.createPeriodLine(subscription.plan, subscription.price, period), ...createWaivedLine(waived)],
      creditUsed,
      total: due,
      billedTo: member ?? { name: '', email: '' },
      issuedAt: now(),
    });
    await bookkeeping.useCredit(trx, invoice);
    return invoice;
  }

  /** The payment for this attempt: the one that was started without an answer, or a new one. */
  async function getOrCreatePayment(
    trx: Trx,
    subscription: Subscription,
    invoice: invoices.InvoiceRow,
    tries: payments.PaymentRow[],
  ): Promise<payments.PaymentRow> {
    const open = tries.find((payment) => payment.kind === 'renewal' && payment.state === 'open');
    if (open && open.created_at.getTime() > now().getTime() - KEY_MS) return open;
    if (open)
      await payments.updatePayment(trx, authorize(mayReplaceAttempt, RENEWAL, open), {
        state: 'failed',
        settled_at: now(),
        next_look_at: null,
      });
    return payments.insertPayment(trx, {
      kind: 'renewal',
      offSession: true,
      amount: invoice.total,
      userId: subscription.user_id,
      subscriptionId: subscription.id,
      invoice: { id: invoice.id, attempt: payments.getNextAttempt(tries) },
      createdAt: now(),
      nextLookAt: new Date(now().getTime() + LEASE_MS),
    });
  }

  async function attempt(due: DueCharge): Promise<void> {
    const { id, invoice_id: invoiceId, attempt: attemptNumber } = due.payment;
    if (invoiceId !== null && attemptNumber !== 1 && (await isPaidMeanwhile(invoiceId))) {
      await settlement.failLocally(id, { code: 'not_needed', message: 'Paid another way.' });
      return;
    }
    await charges.charge(due);
  }

  /** The member may be paying the same invoice in a browser. That payment is closed first, so that only one goes through. */
  async function isPaidMeanwhile(invoiceId: string): Promise<boolean> {
    for (const { intent, state, off_session: offSession } of await payments.listOfInvoice(db, invoiceId)) {
      if (offSession || state !== 'open' || intent === null) continue;
      await settlement.apply(await callPaymentService(() => service.cancel(intent)));
    }
    return (await invoices.findInvoice(db, invoiceId))?.state !== 'open';
  }

  /** Charges the open invoice now because the member asked, for example with a new card. The retry schedule stays the same. */
  async function payNow(userId: string): Promise<void> {
    const due = await transact(async (trx): Promise<DueCharge | null> => {
      const subscription = await subscriptions.lockLive(trx, userId);
      const invoice = subscription && (await invoices.findOpenPeriod(trx, subscription.id));
      if (!subscription || !invoice || subscription.state !== 'past_due') return null;
      const tries = await payments.listOfInvoice(trx, invoice.id);
      if (tries.some(isPending)) throw new AppError('billing.under-way');
      const payment = await payments.insertPayment(trx, {
        kind: 'invoice',
        offSession: true,
        amount: invoice.total,
        userId,
        subscriptionId: subscription.id,
        invoice: { id: invoice.id, attempt: payments.getNextAttempt(tries) },
        createdAt: now(),
        nextLookAt: new Date(now().getTime() + LEASE_MS),
      });
      return { payment, subscription, description: `${bookkeeping.getPlanName(subscription.plan)}, one month` };
    });
    if (due) await attempt(due);
  }

  return { run, payNow };
}

/** An amount too small to charge is listed on the invoice and deducted from it. */
export const createWaivedLine = (waived: number): invoices.Line[] =>
  waived === 0 ? [] : [{ description: 'Too small to charge', from: null, until: null, amount: -waived }];

/** An off-session charge hasn't been answered yet. */
export const isPending = (payment: payments.PaymentRow) => payment.off_session && payment.state === 'open';

const isUnreachable = (fault: unknown) => fault instanceof AppError && fault.code === 'billing.service';
