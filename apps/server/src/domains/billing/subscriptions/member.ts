import type { Billing } from '@foothold/contracts/billing';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import { AppError } from '../../../platform/errors.ts';
import type { BillingDeps, Trx } from '../deps.ts';
import { canceledEmail, resumedEmail } from '../emails.ts';
import type { Bookkeeping } from '../ledger/ledger.ts';
import { CLAIM, mayUpdateSubscription, own } from '../policy.ts';
import type { Overview } from './overview.ts';
import * as subscriptions from './subscriptions-repository.ts';

type Subscription = Authorized<subscriptions.SubscriptionRow>;

/** A member's own plan: see it, cancel it, keep it after all. */
export function createMember(
  { transact, now }: BillingDeps,
  { bookkeeping, overview }: { bookkeeping: Bookkeeping; overview: Overview },
) {
  /** Canceled is canceled at once; the plan stays until what is paid for is over. One whose payment is open ends now: nothing is owed. */
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
      canceledEmail(to, { planName: bookkeeping.nameOf(subscription.plan), until: subscription.period_end }, sender),
    );
  }

  /** The account has an owner who may not be the one who paid: that card is not charged again, and the plan ends unless the owner puts theirs on it. */
  async function accountClaimed(trx: Trx, userId: string): Promise<void> {
    const live = await subscriptions.lockLive(trx, userId);
    if (!live) return;
    const subscription = authorize(mayUpdateSubscription, CLAIM, live);
    await subscriptions.updateSubscription(trx, subscription, { method: null });
    await endWithPeriod(trx, subscription);
  }

  async function resume(actor: User): Promise<Billing> {
    await withPlan(actor, async (trx, subscription) => {
      if (!subscription.cancel_at_period_end) return;
      // The period is over and only the clock has not come by yet: there is nothing left to keep.
      if (subscription.period_end <= now()) throw new AppError('billing.no-plan');
      await subscriptions.updateSubscription(trx, subscription, { cancel_at_period_end: false });
      await bookkeeping.note(trx, subscription, 'resumed');
      const { plan, price, period_end: next } = subscription;
      await bookkeeping.notify(trx, actor.id, (to, sender) =>
        resumedEmail(to, { planName: bookkeeping.nameOf(plan), price, next }, sender),
      );
    });
    return overview(actor);
  }

  function withPlan(actor: User, change: (trx: Trx, subscription: Subscription) => Promise<void>): Promise<void> {
    return transact(async (trx) => {
      const live = await subscriptions.lockLive(trx, actor.id);
      if (!live) throw new AppError('billing.no-plan');
      await change(trx, authorize(own, actor, live));
    });
  }

  return { overview, cancel, resume, accountClaimed };
}
