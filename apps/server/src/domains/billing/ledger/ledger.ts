import { getProductNames } from '@foothold/brand';
import { TERMS } from '@foothold/contracts/accounts/terms';
import { calculateUsedUntil, findPeriod, type PricedPlan } from '@foothold/core/pricing';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import type { CardMethod, Intent } from '../../../platform/payments/payments.ts';
import * as payments from '../checkout/payments-repository.ts';
import type { BillingDeps, Trx } from '../deps.ts';
import { renderChangedEmail, renderEndedEmail, renderReceiptEmail } from '../emails.ts';
import * as invoices from '../invoices/invoices-repository.ts';
import { mayCloseInvoice, mayUpdateSubscription, SETTLEMENT } from '../policy.ts';
import { createHistory } from '../subscriptions/history.ts';
import * as subscriptions from '../subscriptions/subscriptions-repository.ts';
import { toCard } from '../views.ts';
import { createEntries } from './entries.ts';
import * as ledger from './ledger-repository.ts';

type Subscription = subscriptions.SubscriptionRow;
type Invoice = invoices.InvoiceRow;

export type Bookkeeping = ReturnType<typeof createBookkeeping>;

/** Records billing events. There is one function per event, called inside the caller's transaction. */
export function createBookkeeping(deps: BillingDeps) {
  const { accounts, brand, now } = deps;
  const history = createHistory(deps);
  const entries = createEntries(deps);
  const { notify, note } = history;
  const names = getProductNames(brand);
  const getPlanName = (plan: string) => names[plan as PricedPlan];

  /** The subscription's next charge, or null if there is none. */
  const getNextCharge = (subscription: Pick<Subscription, 'cancel_at_period_end' | 'price'>, date: Date) =>
    subscription.cancel_at_period_end ? null : { date, price: subscription.price };

  function emailReceipt(
    trx: Trx,
    subscription: Subscription,
    invoice: Invoice,
    method: CardMethod | null,
    until: Date,
  ) {
    return notify(trx, subscription.user_id, (to, from) =>
      renderReceiptEmail(
        to,
        {
          planName: getPlanName(subscription.plan),
          number: invoice.number,
          total: invoice.total,
          creditUsed: invoice.credit_used,
          card: toCard(method),
          next: getNextCharge(subscription, until),
          until,
        },
        from,
      ),
    );
  }

  /** The invoice line for one month of a plan. */
  const createPeriodLine = (plan: string, price: number, period: { start: Date; end: Date }): invoices.Line => ({
    description: `${getPlanName(plan)}, one month`,
    from: period.start.toISOString(),
    until: period.end.toISOString(),
    amount: price,
  });

  /** Starts a plan that was paid for. @returns false if the member already has one */
  async function startWork(
    trx: Trx,
    payment: Authorized<payments.PaymentRow>,
    intent: Intent,
    userId: string,
  ): Promise<boolean> {
    if (payment.plan === null || intent.customer === null) throw new Error('a paid checkout has no plan or payer');
    const plan = payment.plan as PricedPlan;
    const period = findPeriod(now(), now());
    const { customer, method } = intent;
    const subscription = await subscriptions.insertSubscription(trx, {
      userId,
      plan,
      price: payment.amount,
      period,
      customer,
      method,
    });
    if (!subscription) return false;
    const member = await subscriptions.findMember(trx, userId);
    const invoice = await invoices.insertInvoice(trx, {
      subscriptionId: subscription.id,
      userId,
      kind: 'period',
      period,
      lines: [createPeriodLine(plan, payment.amount, period)],
      creditUsed: 0,
      total: payment.amount,
      billedTo: { name: member?.name ?? '', email: member?.email ?? '' },
      paidAt: now(),
      issuedAt: now(),
    });
    await payments.updatePayment(trx, payment, {
      subscription_id: subscription.id,
      invoice: { id: invoice.id, attempt: 1 },
    });
    await accounts.setPlan(trx, userId, plan);
    await accounts.recordConsent(trx, {
      userId,
      kind: 'terms',
      given: true,
      wording: TERMS.checkout,
      source: 'Checkout',
    });
    await note(trx, subscription, 'started', getPlanName(plan));
    await emailReceipt(trx, subscription, invoice, method, period.end);
    return true;
  }

  /** An invoice was paid, so the subscription moves to its period or changes to its plan. */
  async function complete(trx: Trx, invoice: Invoice, subscription: Subscription, method: CardMethod | null) {
    if (invoice.state !== 'paid')
      await invoices.updateInvoice(trx, authorize(mayCloseInvoice, SETTLEMENT, invoice), {
        state: 'paid',
        paid_at: now(),
      });
    if (invoice.kind === 'change') {
      await changePlan(
        trx,
        subscription,
        { plan: invoice.to_plan as PricedPlan, price: invoice.to_price ?? 0 },
        { invoice },
      );
      return;
    }
    const isPastDue = subscription.state === 'past_due';
    await subscriptions.updateSubscription(trx, authorize(mayUpdateSubscription, SETTLEMENT, subscription), {
      state: 'active',
      period_start: invoice.period_start,
      period_end: invoice.period_end,
      price_since: invoice.period_start,
      used_before: 0,
      attempts: 0,
      first_failed_at: null,
      next_attempt_at: invoice.period_end,
    });
    await note(trx, subscription, isPastDue ? 'recovered' : 'renewed', `Invoice ${invoice.number}`, invoice.total);
    await emailReceipt(trx, subscription, invoice, method, invoice.period_end);
  }

  /** Changes the plan immediately. Either `invoice` paid the amount due, or the difference becomes credit. */
  async function changePlan(
    trx: Trx,
    subscription: Authorized<Subscription> | Subscription,
    to: { plan: PricedPlan; price: number },
    change: { invoice?: Invoice; creditGained?: number },
  ): Promise<void> {
    const { invoice, creditGained = 0 } = change;
    const at = now();
    const usedBefore = calculateUsedUntil(subscriptions.toHeldPlan(subscription), at);
    await subscriptions.updateSubscription(trx, authorize(mayUpdateSubscription, SETTLEMENT, subscription), {
      ...to,
      price_since: at,
      used_before: usedBefore,
    });
    if (subscription.user_id !== null) await accounts.setPlan(trx, subscription.user_id, to.plan);
    const event = await note(
      trx,
      subscription,
      'changed',
      `From ${getPlanName(subscription.plan)} to ${getPlanName(to.plan)}`,
      invoice ? invoice.total : -creditGained,
    );
    if (creditGained > 0)
      await ledger.addEntry(trx, {
        at: now(),
        kind: 'credit',
        amount: creditGained,
        reference: `change-${event}`,
        userId: subscription.user_id,
        subscriptionId: subscription.id,
        description: `Unused time on ${getPlanName(subscription.plan)}`,
      });
    await notify(trx, subscription.user_id, (reader, from) =>
      renderChangedEmail(
        reader,
        {
          fromName: getPlanName(subscription.plan),
          toName: getPlanName(to.plan),
          price: to.price,
          charged: invoice?.total ?? 0,
          creditUsed: invoice?.credit_used ?? 0,
          creditGained,
          number: invoice?.number ?? null,
          next: subscription.cancel_at_period_end ? null : subscription.period_end,
          until: subscription.period_end,
        },
        from,
      ),
    );
  }

  /** Ends the plan and anything still unpaid for it. */
  async function end(trx: Trx, subscription: Subscription, why: 'canceled' | 'unpaid' | 'erased'): Promise<void> {
    for (const invoice of await invoices.listOpen(trx, subscription.id))
      await entries.writeOff(trx, invoice, why === 'unpaid' ? 'uncollectible' : 'void');
    await subscriptions.updateSubscription(trx, authorize(mayUpdateSubscription, SETTLEMENT, subscription), {
      state: 'ended',
      ended_at: now(),
      next_attempt_at: null,
      first_failed_at: null,
      cancel_at_period_end: false,
    });
    if (subscription.user_id !== null) await accounts.setPlan(trx, subscription.user_id, null);
    await note(trx, subscription, 'ended', ENDINGS[why]);
    if (why !== 'erased')
      await notify(trx, subscription.user_id, (to, from) =>
        renderEndedEmail(to, { planName: getPlanName(subscription.plan), why }, from),
      );
  }

  return { ...history, ...entries, startWork, complete, changePlan, end, getPlanName: getPlanName, createPeriodLine };
}

const ENDINGS = {
  canceled: 'Canceled by the member',
  unpaid: 'Final payment attempt failed',
  erased: 'Account deleted',
} as const;
