import type { Billing } from '@foothold/contracts/billing';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import { AppError } from '../../../platform/errors.ts';
import type { BillingDeps, Trx } from '../deps.ts';
import { renderCanceledEmail, renderResumedEmail } from '../emails.ts';
import type { Bookkeeping } from '../ledger/ledger.ts';
import { CLAIM, mayUpdateSubscription, ownsBilling } from '../policy.ts';
import type { Overview } from './overview.ts';
import * as subscriptions from './subscriptions-repository.ts';

type Subscription = Authorized<subscriptions.SubscriptionRow>;

/** A member's own plan: view, cancel, or resume it. */
export function createMember(
  { transact, now }: BillingDeps,
  { bookkeeping, overview }: { bookkeeping: Bookkeeping; overview: Overview },
) {
  /**
   * Cancels now; the plan continues until the end of the paid period. With an unpaid invoice, the plan ends immediately and nothing is
   * owed.
   */
  async function cancel(actor: User): Promise<Billing> {
    await withPlan(actor, endWithPeriod);
    return overview(actor);
  }

  async function endWithPeriod(trx: Trx, subscription: Subscription): Promise<void> {
    if (subscription.cancel_at_period_end) return;
    await bookkeeping.note(trx, subscription, 'canceled');
    if (subscription.state === 'past_due' || subscription.period_end <= now())
      return bookkeeping.end(trx, subscription, 'canceled');
    await subscriptions.updateSubscription(trx, subscription, { cancel_at_period_end: true });
    await bookkeeping.notify(trx, subscription.user_id, (to, sender) =>
      renderCanceledEmail(
        to,
        { planName: bookkeeping.getPlanName(subscription.plan), until: subscription.period_end },
        sender,
      ),
    );
  }

  /** The new owner may not be the person who paid. That card isn't charged again, and the plan ends unless the owner adds a card. */
  async function handleAccountClaimed(trx: Trx, userId: string): Promise<void> {
    const live = await subscriptions.lockLive(trx, userId);
    if (!live) return;
    const subscription = authorize(mayUpdateSubscription, CLAIM, live);
    await subscriptions.updateSubscription(trx, subscription, { method: null });
    await endWithPeriod(trx, subscription);
  }

  async function resume(actor: User): Promise<Billing> {
    await withPlan(actor, async (trx, subscription) => {
      if (!subscription.cancel_at_period_end) return;
      // The period is over but the billing job hasn't run yet, so there is nothing left to resume.
      if (subscription.period_end <= now()) throw new AppError('billing.no-plan');
      await subscriptions.updateSubscription(trx, subscription, { cancel_at_period_end: false });
      await bookkeeping.note(trx, subscription, 'resumed');
      const { plan, price, period_end: next } = subscription;
      await bookkeeping.notify(trx, actor.id, (to, sender) =>
        renderResumedEmail(to, { planName: bookkeeping.getPlanName(plan), price, next }, sender),
      );
    });
    return overview(actor);
  }

  function withPlan(actor: User, change: (trx: Trx, subscription: Subscription) => Promise<void>): Promise<void> {
    return transact(async (trx) => {
      const live = await subscriptions.lockLive(trx, actor.id);
      if (!live) throw new AppError('billing.no-plan');
      await change(trx, authorize(ownsBilling, actor, live));
    });
  }

  return { overview, cancel, resume, handleAccountClaimed };
}
