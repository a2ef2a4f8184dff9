import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

export interface SubscriptionFilter {
  /** Undefined means the active ones. */
  state?: string | undefined;
  words?: string | undefined;
}

const selectSubscriptions = (db: Executor) =>
  db
    .selectFrom('subscriptions')
    .leftJoin('users as member', 'member.id', 'subscriptions.user_id')
    .selectAll('subscriptions')
    .select([
      'member.name as member_name',
      'member.sample_hash',
      sql<string | null>`CASE WHEN member.email_verified THEN member.email ELSE member.pending_email END`.as(
        'member_email',
      ),
    ]);

export type SubscriptionWithMember = Awaited<ReturnType<ReturnType<typeof selectSubscriptions>['execute']>>[number];

/** Matches the start of a word in a name or address, or an invoice number. */
function filterSubscriptions(db: Executor, { state, words }: SubscriptionFilter) {
  let query = selectSubscriptions(db);
  if (state === undefined) query = query.where('subscriptions.state', '<>', 'ended');
  else if (state !== 'all') query = query.where('subscriptions.state', '=', state);
  for (const word of (words ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    const like = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query = query.where((row) =>
      row.or([
        row(sql<string>`lower(member.name)`, 'like', like),
        row('member.email', 'like', like),
        row('member.pending_email', 'like', like),
        row.exists(
          row
            .selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.subscription_id', '=', 'subscriptions.id')
            .where('invoices.number', 'like', like),
        ),
      ]),
    );
  }
  return query;
}

export const listSubscriptions = (db: Executor, filter: SubscriptionFilter, page: { limit: number; offset: number }) =>
  filterSubscriptions(db, filter)
    .orderBy('subscriptions.started_at', 'desc')
    .orderBy('subscriptions.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export async function countSubscriptions(db: Executor, filter: SubscriptionFilter): Promise<number> {
  const { total } = await db
    .selectFrom(filterSubscriptions(db, filter).as('found'))
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Counts subscriptions and sums monthly revenue by state. */
export const countByState = (db: Executor) =>
  db
    .selectFrom('subscriptions')
    .select((count) => [
      'state',
      count.fn.countAll<number>().as('count'),
      count.fn
        .coalesce(count.fn.sum<string>('price').filterWhere('cancel_at_period_end', '=', false), sql.lit(0))
        .as('monthly'),
    ])
    .groupBy('state')
    .execute();

export const findSubscription = async (db: Executor, id: string) =>
  isUuid(id) ? selectSubscriptions(db).where('subscriptions.id', '=', id).executeTakeFirst() : undefined;

/** Finds the same action by the same person within a short time, which is a double click. */
export const findDuplicateAction = (
  db: Executor,
  act: { subscriptionId: string; actorId: string; kind: string; detail: string; amount: number; since: Date },
) =>
  db
    .selectFrom('billing_events')
    .select('id')
    .where('subscription_id', '=', act.subscriptionId)
    .where('actor_id', '=', act.actorId)
    .where('kind', '=', act.kind)
    .where('detail', '=', act.detail)
    .where('amount', '=', act.amount)
    .where('at', '>', act.since)
    .executeTakeFirst();
