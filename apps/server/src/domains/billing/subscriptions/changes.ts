import type { Billing, PlanChange } from '@foothold/contracts/billing';
import {
  acceptChange,
  calculatePayable,
  getCharge,
  type PlanQuote,
  type PricedPlan,
  quoteChange,
} from '@foothold/core/pricing';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Charges, DueCharge } from '../checkout/charges.ts';
import * as payments from '../checkout/payments-repository.ts';
import type { Settlement } from '../checkout/settlement.ts';
import type { BillingDeps, Trx } from '../deps.ts';
import * as invoices from '../invoices/invoices-repository.ts';
import type { Bookkeeping } from '../ledger/ledger.ts';
import * as ledger from '../ledger/ledger-repository.ts';
import { ownsBilling } from '../policy.ts';
import { getNextPayment, type Overview } from './overview.ts';
import { sumPaidForPeriod } from './period-payments.ts';
import { createWaivedLine } from './renewals.ts';
import * as subscriptions from './subscriptions-repository.ts';

type Subscription = subscriptions.SubscriptionRow;

/** Callers don't wait for a pending payment that is older than this. */
const FIRST_LOOK_MS = 10 * 60 * 1000;

/** Changes between plans. Both directions take effect immediately. */
export function createChanges(
  deps: BillingDeps,
  {
    bookkeeping,
    settlement,
    charges,
    overview,
  }: { bookkeeping: Bookkeeping; settlement: Settlement; charges: Charges; overview: Overview },
) {
  const { db, accounts, transact, reading, now } = deps;

  async function preview(actor: User, plan: PricedPlan): Promise<PlanChange> {
    const subscription = requireChangeable(await subscriptions.findLive(db, actor.id), actor);
    const price = getCharge(plan, reading);
    const at = now();
    const quote = quoteChange(
      subscriptions.toHeldPlan(subscription),
      price,
      await sumPaidForPeriod(db, subscription),
      at,
    );
    const { difference, credit: creditGained } = quote;
    const credit = await ledger.getCreditBalance(db, actor.id);
    const { creditUsed, waived, due } = calculatePayable(Math.max(0, difference), credit);
    const left = credit - creditUsed + creditGained;
    return {
      plan,
      planName: bookkeeping.getPlanName(plan),
      price,
      lines: [...createChangeLines(subscription, plan, quote, at), ...createWaivedLine(waived)],
      difference,
      creditUsed,
      dueNow: due,
      creditGained,
      next: getNextPayment(subscription, undefined, left, price),
    };
  }

  /**
   * Changes the plan at the previewed amount.
   * @throws AppError `billing.changed` if the amount wasn't valid in the past ten minutes or since the last change; `billing.declined` if
   * the card is declined, in which case nothing has changed
   */
  async function change(actor: User, input: { plan: PricedPlan; previewed: number }): Promise<Billing> {
    const due = await transact((trx) => startWork(trx, actor, input));
    if (due) {
      const payment = await charges.charge(due).catch((error: unknown) => abandon(due, error));
      if (payment?.state === 'failed') throw new AppError('billing.declined', { data: payment.failure });
      if (payment?.state === 'open') throw new AppError('billing.under-way');
    }
    return overview(actor);
  }

  /**
   * The service's answer was lost. If it turns out that it charged the card, the charge is refunded, because we tell the member that it
   * failed.
   * @returns the payment, if its outcome became known in the meantime
   */
  async function abandon({ payment }: DueCharge, error: unknown): Promise<payments.PaymentRow> {
    await settlement.failLocally(payment.id, { code: 'unreachable', message: 'The payment service didn’t respond.' });
    const row = await payments.findPayment(db, payment.id);
    if (row?.state !== 'succeeded') throw error;
    return row;
  }

  async function startWork(trx: Trx, actor: User, { plan, previewed }: { plan: PricedPlan; previewed: number }) {
    const subscription = requireChangeable(await subscriptions.lockLive(trx, actor.id), actor);
    if (subscription.plan === plan) return null; // Already done: a double click.
    if (await payments.findOpenForSubscription(trx, subscription.id, 'change')) throw new AppError('billing.under-way');
    // The next period is being charged at the current plan's price.
    if (await invoices.findOpenPeriod(trx, subscription.id)) throw new AppError('billing.under-way');
    const price = getCharge(plan, reading);
    const accepted = acceptChange(subscriptions.toHeldPlan(subscription), price, {
      paid: await sumPaidForPeriod(trx, subscription),
      previewed,
      now: now(),
    });
    if (!accepted) throw new AppError('billing.changed');
    const { at, difference, credit } = accepted;
    const lines = createChangeLines(subscription, plan, accepted, at);
    if (difference > 0) return createChangeInvoice(trx, actor, subscription, { plan, price, at, lines, difference });
    await bookkeeping.changePlan(trx, subscription, { plan, price }, { creditGained: credit });
    return null;
  }

  async function createChangeInvoice(
    trx: Trx,
    actor: User,
    subscription: Authorized<Subscription>,
    to: { plan: PricedPlan; price: number; at: Date; lines: invoices.Line[]; difference: number },
  ): Promise<DueCharge | null> {
    const { creditUsed, waived, due } = calculatePayable(to.difference, await ledger.getCreditBalance(trx, actor.id));
    const { name, email } = await accounts.account(actor, trx);
    const invoice = await invoices.insertInvoice(trx, {
      subscriptionId: subscription.id,
      userId: actor.id,
      kind: 'change',
      period: { start: to.at, end: subscription.period_end },
      lines: [...to.lines, ...createWaivedLine(waived)],
      creditUsed,
      total: due,
      billedTo: { name, email },
      to: { plan: to.plan, price: to.price },
      issuedAt: now(),
    });
    await bookkeeping.useCredit(trx, invoice);
    if (due === 0) {
      await bookkeeping.complete(trx, invoice, subscription, null);
      return null;
    }
    const payment = await payments.insertPayment(trx, {
      kind: 'change',
      offSession: true,
      amount: due,
      userId: actor.id,
      subscriptionId: subscription.id,
      invoice: { id: invoice.id, attempt: 1 },
      createdAt: now(),
      nextLookAt: new Date(now().getTime() + FIRST_LOOK_MS),
    });
    return { payment, subscription, description: `Change to ${bookkeeping.getPlanName(to.plan)}` };
  }

  function createChangeLines(
    subscription: Subscription,
    plan: PricedPlan,
    { unused, remaining, withheld }: PlanQuote,
    at: Date,
  ): invoices.Line[] {
    const time = { from: at.toISOString(), until: subscription.period_end.toISOString() };
    return [
      { description: `${bookkeeping.getPlanName(subscription.plan)}, unused time`, ...time, amount: -unused },
      { description: `${bookkeeping.getPlanName(plan)}, rest of the period`, ...time, amount: remaining },
      ...(withheld === 0
        ? []
        : [{ description: 'Refunds, uncharged amounts, and rounding', from: null, until: null, amount: withheld }]),
    ];
  }

  return { preview, change };
}

/** Requires a plan that can be changed. @throws AppError `billing.no-plan`, `billing.past-due` */
function requireChangeable(row: Subscription | undefined, actor: User): Authorized<Subscription> {
  if (!row) throw new AppError('billing.no-plan');
  if (row.state === 'past_due') throw new AppError('billing.past-due');
  return authorize(ownsBilling, actor, row);
}
