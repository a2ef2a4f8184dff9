import { getProductNames } from '@foothold/brand';
import type { Billing } from '@foothold/contracts/billing';
import { calculatePayable, getCharge, PRICED_PLANS, type PricedPlan } from '@foothold/core/pricing';
import type { User } from '../../../platform/actor.ts';
import type { BillingDeps } from '../deps.ts';
import * as invoices from '../invoices/invoices-repository.ts';
import * as ledger from '../ledger/ledger-repository.ts';
import { toCredit, toInvoice, toSubscription } from '../views.ts';
import * as subscriptions from './subscriptions-repository.ts';

export type Overview = ReturnType<typeof createOverview>;

/** Everything that a member sees about their plan. */
export function createOverview({ db, brand, reading }: BillingDeps) {
  const names = getProductNames(brand);

  return async (actor: User): Promise<Billing> => {
    const [live, rows, credit, credits] = await Promise.all([
      subscriptions.findLive(db, actor.id),
      invoices.listInvoicesFor(db, { userId: actor.id }),
      ledger.getCreditBalance(db, actor.id),
      ledger.listCredits(db, actor.id),
    ]);
    const open = rows.find((row) => row.state === 'open' && row.kind === 'period' && row.subscription_id === live?.id);
    return {
      subscription: live ? toSubscription(live, names[live.plan as PricedPlan]) : null,
      next: live ? getNextPayment(live, open, credit) : null,
      credit,
      openInvoice: open && live?.state === 'past_due' ? toInvoice(open) : null,
      invoices: rows.map(toInvoice),
      credits: credits.map(toCredit),
      plans: PRICED_PLANS.map((plan) => ({ plan, planName: names[plan], price: getCharge(plan, reading) })),
    };
  };
}

/** The next charge: the open invoice if there is one, otherwise the coming month. */
export function getNextPayment(
  subscription: subscriptions.SubscriptionRow,
  open: Pick<invoices.InvoiceRow, 'credit_used' | 'total'> | undefined,
  credit: number,
  price = subscription.price,
): Billing['next'] {
  const { next_attempt_at: at, period_end: end } = subscription;
  if (subscription.state === 'past_due' && open && at)
    return {
      date: at.toISOString(),
      price: open.total + open.credit_used,
      creditUsed: open.credit_used,
      amount: open.total,
    };
  if (subscription.cancel_at_period_end) return null;
  const { creditUsed, due } = calculatePayable(price, credit);
  return { date: end.toISOString(), price, creditUsed, amount: due };
}
