import type { BillingEventKind } from '@foothold/contracts/billing';
import type { HeldPlan, PricedPlan } from '@foothold/core/pricing';
import { type Selectable, sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Subscriptions } from '../../../platform/db/schema.ts';
import type { CardMethod } from '../../../platform/payments/payments.ts';
import { isUuid } from '../../../platform/uuid.ts';

export type SubscriptionRow = Selectable<Subscriptions>;

export interface NewSubscription {
  userId: string;
  plan: PricedPlan;
  price: number;
  period: { start: Date; end: Date };
  customer: string;
  method: CardMethod | null;
}

/** The current period of a subscription, for computing plan changes. */
export const toHeldPlan = (row: SubscriptionRow): HeldPlan => ({
  price: row.price,
  period: { start: row.period_start, end: row.period_end },
  since: row.price_since,
  usedBefore: Number(row.used_before),
});

/** Undefined if the member already has an active one. */
export const insertSubscription = (db: Executor, { period, ...subscription }: NewSubscription) =>
  db
    .insertInto('subscriptions')
    .values({
      user_id: subscription.userId,
      plan: subscription.plan,
      price: subscription.price,
      state: 'active',
      started_at: period.start,
      anchor: period.start,
      period_start: period.start,
      period_end: period.end,
      price_since: period.start,
      customer: subscription.customer,
      method: subscription.method && JSON.stringify(subscription.method),
      next_attempt_at: period.end,
    })
    .onConflict((conflict) => conflict.column('user_id').where('state', '<>', 'ended').doNothing())
    .returningAll()
    .executeTakeFirst();

/** The member’s current subscription: any that hasn’t ended. */
export const findLive = (db: Executor, userId: string) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '<>', 'ended')
    .executeTakeFirst();

/** All subscriptions that the member ever had, newest first. */
export const listSubscriptions = (db: Executor, userId: string) =>
  db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).orderBy('started_at', 'desc').execute();

/** Locks the row. Needs a transaction. Others may still insert rows that refer to it; see `lockByIntent`. */
export const lockLive = (db: Executor, userId: string) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '<>', 'ended')
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks the row like `lockLive`. */
export const lockSubscription = async (db: Executor, id: string) =>
  isUuid(id)
    ? db.selectFrom('subscriptions').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
    : undefined;

/** The payment service's customer ID of a member who paid before. */
export const findCustomer = async (db: Executor, userId: string) => {
  const row = await db
    .selectFrom('subscriptions')
    .select('customer')
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.customer;
};

/** Claims subscriptions due for scheduled work until `lease`. Other servers skip them. */
export const claimDue = (db: Executor, now: Date, lease: Date, limit: number) =>
  db
    .updateTable('subscriptions')
    .set({ next_attempt_at: lease })
    .where('id', 'in', (due) =>
      due
        .selectFrom('subscriptions')
        .select('id')
        .where('state', '<>', 'ended')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();

export const updateSubscription = (
  db: Executor,
  subscription: Authorized<{ id: string }>,
  change: {
    plan?: PricedPlan;
    price?: number;
    price_since?: Date;
    /** Cents per month times milliseconds. */
    used_before?: number;
    state?: 'active' | 'past_due' | 'ended';
    period_start?: Date;
    period_end?: Date;
    cancel_at_period_end?: boolean;
    customer?: string;
    method?: CardMethod | null;
    attempts?: number;
    first_failed_at?: Date | null;
    next_attempt_at?: Date | null;
    ended_at?: Date;
  },
) => {
  const { method, ...rest } = change;
  return db
    .updateTable('subscriptions')
    .set({ ...rest, ...(method !== undefined && { method: method && JSON.stringify(method) }) })
    .where('id', '=', subscription.id)
    .execute();
};

/** Adds an event. @returns its ID */
export async function addEvent(
  db: Executor,
  event: {
    subscriptionId: string;
    actorId?: string | undefined;
    kind: BillingEventKind;
    detail?: string | undefined;
    amount?: number | undefined;
    at: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('billing_events')
    .values({
      subscription_id: event.subscriptionId,
      actor_id: event.actorId ?? null,
      kind: event.kind,
      detail: event.detail ?? null,
      amount: event.amount ?? null,
      at: event.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

export const listEvents = (db: Executor, subscriptionId: string) =>
  db
    .selectFrom('billing_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .selectAll('event')
    .select('users.name as by')
    .where('event.subscription_id', '=', subscriptionId)
    .orderBy('event.id', 'desc')
    .execute();

/** Who receives emails and is named on invoices. Uses the confirmed or the pending address. */
export const findMember = async (db: Executor, userId: string) => {
  const row = await db
    .selectFrom('users')
    .select(['name', sql<string>`CASE WHEN email_verified THEN email ELSE pending_email END`.as('email')])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.email ? row : undefined;
};
