import { payable, periodAt } from '@foothold/core/pricing';
import { AppError } from '../../platform/errors.ts';
import { ask } from './ask.ts';
import type { Books } from './books.ts';
import type { Charging, Due } from './charging.ts';
import type { BillingDeps, Trx } from './deps.ts';
import * as invoices from './invoices-repository.ts';
import * as ledger from './ledger-repository.ts';
import * as payments from './payments-repository.ts';
import { asHouse } from './policy.ts';
import type { Settling } from './settle.ts';
import * as subscriptions from './subscriptions-repository.ts';

type Subscription = subscriptions.SubscriptionRow;

const AT_ONCE = 8;
/** While a charge is under way nobody else begins it. Longer than any service takes to answer. */
const LEASE_MS = 15 * 60 * 1000;
/** The service forgets the key of a charge after a day: one that is older and unanswered is given up, and tried anew. */
const KEY_MS = 20 * 60 * 60 * 1000;

export type Renewals = ReturnType<typeof createRenewals>;

/** The clock's part: each month an invoice, a charge, and what follows from it. */
export function createRenewals(
  deps: BillingDeps,
  { books, settling, charging }: { books: Books; settling: Settling; charging: Charging },
) {
  const { db, transact, service, now } = deps;

  /** The job: everything that is due now. A service that cannot be reached leaves the rest for the next time. */
  async function run(): Promise<void> {
    for (;;) {
      const { taken, due } = await transact(takeDue);
      const outcomes = await Promise.allSettled(due.map(attempt));
      const broken = outcomes.find((outcome) => outcome.status === 'rejected');
      if (broken) throw broken.reason;
      if (taken < AT_ONCE) return;
    }
  }

  async function takeDue(trx: Trx): Promise<{ taken: number; due: Due[] }> {
    const rows = await subscriptions.lockDue(trx, now(), AT_ONCE);
    const due: Due[] = [];
    for (const row of rows) {
      const one = await prepare(trx, row);
      if (one) due.push(one);
    }
    return { taken: rows.length, due };
  }

  /** Makes the invoice of the month that begins, once, and a payment for it. @returns null where nothing is to be charged */
  async function prepare(trx: Trx, subscription: Subscription): Promise<Due | null> {
    if (subscription.cancel_at_period_end && subscription.state === 'active') {
      await books.end(trx, subscription, 'cancelled');
      return null;
    }
    const invoice = (await invoices.findOpenPeriod(trx, subscription.id)) ?? (await invoiceOf(trx, subscription));
    if (!invoice) return null;
    if (invoice.total === 0) {
      await books.complete(trx, invoice, subscription, null);
      return null;
    }
    const payment = await paymentFor(trx, subscription, invoice);
    await subscriptions.updateSubscription(trx, asHouse(subscription), {
      next_attempt_at: new Date(now().getTime() + LEASE_MS),
    });
    return { payment, subscription, description: `${books.nameOf(subscription.plan)}, one month` };
  }

  async function invoiceOf(trx: Trx, subscription: Subscription): Promise<invoices.InvoiceRow | null> {
    const { user_id: userId } = subscription;
    const member = userId === null ? undefined : await subscriptions.findMember(trx, userId);
    if (userId === null || !member) return null;
    // Counted from now: months in which we did not ask are not asked for later.
    const period = periodAt(subscription.anchor, now());
    const { creditUsed, waived, due } = payable(subscription.price, await ledger.creditOf(trx, userId));
    const invoice = await invoices.insertInvoice(trx, {
      subscriptionId: subscription.id,
      userId,
      kind: 'period',
      period,
      lines: [books.monthOf(subscription.plan, subscription.price, period), ...waivedLine(waived)],
      creditUsed,
      total: due,
      billedTo: member,
      issuedAt: now(),
    });
    await books.useCredit(trx, invoice);
    return invoice;
  }

  /** The payment of this try: the one that was begun and never answered, or a new one. */
  async function paymentFor(trx: Trx, subscription: Subscription, invoice: invoices.InvoiceRow) {
    const open = (await payments.listOpenOfInvoice(trx, invoice.id)).find((payment) => payment.kind === 'renewal');
    if (open && open.created_at.getTime() > now().getTime() - KEY_MS) return open;
    if (open)
      await payments.updatePayment(trx, asHouse(open), { state: 'failed', settled_at: now(), next_look_at: null });
    return payments.insertPayment(trx, {
      kind: 'renewal',
      offSession: true,
      amount: invoice.total,
      userId: subscription.user_id,
      subscriptionId: subscription.id,
      invoice: { id: invoice.id, attempt: (await payments.countAttempts(trx, invoice.id)) + 1 },
      createdAt: now(),
      nextLookAt: new Date(now().getTime() + LEASE_MS),
    });
  }

  async function attempt(due: Due): Promise<void> {
    if (due.payment.invoice_id !== null && (await isPaidMeanwhile(due.payment.invoice_id))) {
      await settling.failLocally(due.payment.id, { code: 'not_needed', message: 'It was paid in another way.' });
      return;
    }
    await charging.charge(due);
  }

  /** A member may be paying the same invoice in a browser: that payment is closed first, so that not both go through. */
  async function isPaidMeanwhile(invoiceId: string): Promise<boolean> {
    for (const payment of await payments.listOpenOfInvoice(db, invoiceId)) {
      if (payment.off_session || payment.intent === null) continue;
      const { intent } = payment;
      await settling.apply(await ask(() => service.cancel(intent)));
    }
    return (await invoices.findInvoice(db, invoiceId))?.state !== 'open';
  }

  /** Tries the open invoice now, because its member asked: with another card, say. The plan for the next tries stays as it is. */
  async function payNow(userId: string): Promise<void> {
    const due = await transact(async (trx): Promise<Due | null> => {
      const subscription = await subscriptions.lockLive(trx, userId);
      const invoice = subscription && (await invoices.findOpenPeriod(trx, subscription.id));
      if (!subscription || !invoice || subscription.state !== 'past_due') return null;
      const open = await payments.listOpenOfInvoice(trx, invoice.id);
      if (open.some((payment) => payment.off_session)) throw new AppError('billing.under-way');
      const payment = await payments.insertPayment(trx, {
        kind: 'invoice',
        offSession: true,
        amount: invoice.total,
        userId,
        subscriptionId: subscription.id,
        invoice: { id: invoice.id, attempt: (await payments.countAttempts(trx, invoice.id)) + 1 },
        createdAt: now(),
        nextLookAt: new Date(now().getTime() + LEASE_MS),
      });
      return { payment, subscription, description: `${books.nameOf(subscription.plan)}, one month` };
    });
    if (due) await attempt(due);
  }

  return { run, payNow };
}

/** What is too small to charge stands on the invoice, and is taken off it. */
export const waivedLine = (waived: number): invoices.Line[] =>
  waived === 0 ? [] : [{ description: 'Too small to charge', from: null, until: null, amount: -waived }];
