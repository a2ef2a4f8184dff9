import { SUBSCRIPTION_STATES, type SubscriptionDetail, type SubscriptionRow } from '@foothold/contracts/billing';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import * as payments from '../checkout/payments-repository.ts';
import type { BillingDeps, Trx } from '../deps.ts';
import { renderCreditEmail } from '../emails.ts';
import * as invoices from '../invoices/invoices-repository.ts';
import type { Bookkeeping } from '../ledger/ledger.ts';
import * as ledger from '../ledger/ledger-repository.ts';
import type { Refunds } from '../ledger/refunds.ts';
import { isStaff } from '../policy.ts';
import { getRefundable } from '../subscriptions/period-payments.ts';
import * as subscriptions from '../subscriptions/subscriptions-repository.ts';
import { toEntry, toEvent, toInvoice, toPayment, toSubscription } from '../views.ts';
import * as repository from './admin-repository.ts';

const PAGE_SIZE = 50;
/** Within this time, the same refund or credit by the same person counts as a double click and is made once. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;

/** Billing administration: what staff can see, refund, and credit. */
export function createAdmin(
  deps: BillingDeps,
  { bookkeeping, refundService }: { bookkeeping: Bookkeeping; refundService: Refunds },
) {
  const { db, transact, accounts, now } = deps;

  async function list(input: { page: number; q?: string | undefined; state?: string | undefined }) {
    const filter = { state: input.state, words: input.q };
    const [rows, total, counts] = await Promise.all([
      repository.listSubscriptions(db, filter, { limit: PAGE_SIZE, offset: (input.page - 1) * PAGE_SIZE }),
      repository.countSubscriptions(db, filter),
      repository.countByState(db),
    ]);
    const findState = (state: string) => counts.find((count) => count.state === state);
    return {
      subscriptions: rows.map(toSubscriptionRow),
      total,
      pageSize: PAGE_SIZE,
      counts: Object.fromEntries(
        SUBSCRIPTION_STATES.map((state) => [state, Number(findState(state)?.count ?? 0)]),
      ) as Record<(typeof SUBSCRIPTION_STATES)[number], number>,
      monthly: Number(findState('active')?.monthly ?? 0) + Number(findState('past_due')?.monthly ?? 0),
    };
  }

  const toSubscriptionRow = (row: repository.SubscriptionWithMember): SubscriptionRow => ({
    ...toSubscription(row, bookkeeping.getPlanName(row.plan)),
    member:
      row.user_id !== null && row.member_name !== null
        ? {
            id: row.user_id,
            name: row.member_name,
            email: row.member_email ?? '',
            sample: row.sample_hash !== null,
          }
        : null,
    endedAt: row.ended_at?.toISOString() ?? null,
  });

  /** One subscription for its page in the console. The view is recorded. */
  async function view(actor: User, id: string): Promise<SubscriptionDetail> {
    const subscription = await detail(id);
    if (subscription.member) await accounts.staffViews.record(actor, subscription.member.id, 'billing');
    return subscription;
  }

  /** A member's subscriptions, newest first, with their invoices, credit, and what can be refunded. */
  async function findFor(memberId: string) {
    const rows = await subscriptions.listSubscriptions(db, memberId);
    const paid = await Promise.all(rows.map(async ({ id }) => ({ id, payments: await listPayments(id) })));
    const [invoiceRows, credit] = await Promise.all([
      invoices.listInvoicesFor(db, { userId: memberId }),
      ledger.getCreditBalance(db, memberId),
    ]);
    return {
      subscriptions: rows.map((row) => toSubscription(row, bookkeeping.getPlanName(row.plan))),
      invoices: invoiceRows.map(toInvoice),
      credit,
      refundable: paid.flatMap(({ id, payments: all }) =>
        all.filter(({ refundable }) => refundable > 0).map((payment) => ({ ...payment, subscriptionId: id })),
      ),
    };
  }

  /** A subscription's payments, with what can still be refunded of each. */
  async function listPayments(subscriptionId: string) {
    const paid = await payments.listSubscriptionPayments(db, subscriptionId);
    const refunds = await ledger.listRefunds(
      db,
      paid.map((payment) => payment.id),
    );
    return Promise.all(
      paid.map(async (payment) => toPayment(payment, refunds, await getRefundable(db, payment, refunds))),
    );
  }

  async function detail(id: string): Promise<SubscriptionDetail> {
    const row = requireFound(await repository.findSubscription(db, id));
    const [paid, invoiceRows, entries, events, credit] = await Promise.all([
      listPayments(row.id),
      invoices.listInvoicesFor(db, { subscriptionId: row.id }),
      ledger.listSubscriptionEntries(db, row.id),
      subscriptions.listEvents(db, row.id),
      row.user_id === null ? 0 : ledger.getCreditBalance(db, row.user_id),
    ]);
    return {
      ...toSubscriptionRow(row),
      credit,
      payments: paid,
      invoices: invoiceRows.map(toInvoice),
      ledger: entries.map(toEntry),
      events: events.map(toEvent),
    };
  }

  /**
   * Refunds a payment, in full or in part. The audit log records it before the service is called.
   * @throws AppError `billing.refund` if the amount exceeds what is left, `billing.refund-credited` if a plan change already returned part
   * of it as credit; both with the remaining amount as `refundable`
   */
  async function refund(actor: User, input: { id: string; payment: string; amount: number; reason: string }) {
    const refundId = await transact(async (trx) => {
      const payment = authorize(isStaff, actor, await payments.lockPayment(trx, input.payment));
      if (payment.subscription_id !== input.id) throw new AppError('resource.not-found');
      const detail = `${input.reason} (payment ${payment.id})`;
      if (await isSame(trx, actor, input.id, 'refunded', detail, input.amount)) return null;
      // A plan change waits until the refund is recorded, because both return the same money.
      await subscriptions.lockSubscription(trx, input.id);
      const { refundable, credited } = await getRefundable(trx, payment, await ledger.listRefunds(trx, [payment.id]));
      if (input.amount > refundable)
        throw new AppError(credited > 0 ? 'billing.refund-credited' : 'billing.refund', {
          data: { refundable, credited },
        });
      await subscriptions.addEvent(trx, {
        subscriptionId: input.id,
        actorId: actor.id,
        kind: 'refunded',
        detail,
        amount: input.amount,
        at: now(),
      });
      const row = await ledger.insertRefund(trx, {
        paymentId: payment.id,
        amount: input.amount,
        reason: input.reason,
        actorId: actor.id,
        at: now(),
      });
      return row.id;
    });
    if (refundId !== null) await refundService.perform(refundId);
    return detail(input.id);
  }

  /** Grants credit, which the next invoices use before the card is charged. */
  async function credit(actor: User, input: { id: string; amount: number; reason: string }) {
    await transact(async (trx) => {
      const subscription = authorize(isStaff, actor, await subscriptions.lockSubscription(trx, input.id));
      // A deleted account can't use credit.
      if (subscription.user_id === null) throw new AppError('resource.not-found');
      if (await isSame(trx, actor, subscription.id, 'credited', input.reason, input.amount)) return;
      const event = await subscriptions.addEvent(trx, {
        subscriptionId: subscription.id,
        actorId: actor.id,
        kind: 'credited',
        detail: input.reason,
        amount: input.amount,
        at: now(),
      });
      await ledger.addEntry(trx, {
        at: now(),
        kind: 'credit',
        amount: input.amount,
        reference: `office-${event}`,
        userId: subscription.user_id,
        subscriptionId: subscription.id,
        description: 'Credit from support',
      });
      await bookkeeping.publishChange(trx, subscription);
      const balance = await ledger.getCreditBalance(trx, subscription.user_id);
      await bookkeeping.notify(trx, subscription.user_id, (to, sender) =>
        renderCreditEmail(to, { amount: input.amount, balance }, sender),
      );
    });
    return detail(input.id);
  }

  async function isSame(trx: Trx, actor: User, subscriptionId: string, kind: string, text: string, amount: number) {
    const since = new Date(now().getTime() - DUPLICATE_WINDOW_MS);
    const act = { subscriptionId, actorId: actor.id, kind, detail: text, amount, since };
    return (await repository.findDuplicateAction(trx, act)) !== undefined;
  }

  return { subscriptions: list, subscription: view, findFor, refund, credit };
}
