import { type Selectable, sql } from 'kysely';
import type { Authorized } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { WebhookAttempts, WebhookDeliveries } from '../../platform/db/schema.ts';
import type { EndpointRow } from './endpoints-repository.ts';

export type AttemptRow = Selectable<WebhookAttempts>;
/** With its attempts' count, and the last of them. */
export type DeliveryRow = Selectable<WebhookDeliveries> & {
  attempts: number;
  last_at: Date | null;
  last_status: number | null;
  last_error: string | null;
  last_milliseconds: number | null;
};
type Endpoint = Authorized<Pick<EndpointRow, 'id'>>;

const selectDeliveries = (db: Executor, endpointId: string) =>
  db
    .selectFrom('webhook_deliveries as delivery')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('webhook_attempts')
          .select([
            'at as last_at',
            'status as last_status',
            'error as last_error',
            'milliseconds as last_milliseconds',
          ])
          .whereRef('delivery_id', '=', 'delivery.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('delivery')
    .select(['last_at', 'last_status', 'last_error', 'last_milliseconds'])
    .select(sql<number>`(SELECT count(*) FROM webhook_attempts WHERE delivery_id = delivery.id)`.as('attempts'))
    .where('endpoint_id', '=', endpointId);

/** Newest first. */
export const listDeliveries = (
  db: Executor,
  { id }: Endpoint,
  { state, before, limit }: { state: string | undefined; before: string | undefined; limit: number },
): Promise<DeliveryRow[]> =>
  selectDeliveries(db, id)
    .$if(state !== undefined, (query) => query.where('delivery.state', '=', state ?? ''))
    .$if(before !== undefined, (query) => query.where('delivery.id', '<', before ?? ''))
    .orderBy('delivery.id', 'desc')
    .limit(limit)
    .execute();

const ID_PATTERN = /^\d{1,15}$/;

export const findDelivery = async (
  db: Executor,
  { id }: Endpoint,
  deliveryId: string,
): Promise<DeliveryRow | undefined> =>
  ID_PATTERN.test(deliveryId)
    ? selectDeliveries(db, id).where('delivery.id', '=', deliveryId).executeTakeFirst()
    : undefined;

/** Newest first. */
export const listAttempts = (db: Executor, { id }: Pick<DeliveryRow, 'id'>, limit: number): Promise<AttemptRow[]> =>
  db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', '=', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export interface NewTest {
  userId: string;
  eventId: string;
  type: string;
  body: string;
  at: Date;
}

/** Adds an event for one endpoint only. @returns its ID */
export async function insertTest(
  db: Executor,
  endpoint: Endpoint,
  { userId, eventId, at, ...row }: NewTest,
): Promise<string> {
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({ ...row, endpoint_id: endpoint.id, user_id: userId, event_id: eventId, due_at: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes an event wait again, with as many attempts as a new one. One that is being sent right now stays as it is. */
export const restart = (db: Executor, { id }: Endpoint, deliveryId: string, at: Date) =>
  db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0, due_at: at })
    .where('endpoint_id', '=', id)
    .where('id', '=', deliveryId)
    .where('sending', '=', false)
    .execute();

/**
 * Makes every undelivered event of these states due, with as many attempts as a new one. Tests aren't repeated, and events that are being
 * sent right now stay as they are.
 * @returns how many
 */
export async function restartAll(
  db: Executor,
  { id }: Endpoint,
  { states, at }: { states: readonly string[]; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0, due_at: at })
    .where('endpoint_id', '=', id)
    .where('state', 'in', states)
    .where('type', '<>', 'webhook.test')
    .where('sending', '=', false)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Everything stored about a member's events, oldest first. */
export const listEvents = (db: Executor, userId: string) =>
  db
    .selectFrom('webhook_deliveries')
    .select(['endpoint_id', 'event_id', 'type', 'state', 'body', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** In parts, so that no statement takes long. @returns whether there may be more */
export async function deleteBefore(db: Executor, before: Date, most: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_deliveries')
    .where('id', 'in', (query) =>
      query.selectFrom('webhook_deliveries').select('id').where('created_at', '<', before).limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows) === most;
}

export const addAttempt = (
  db: Executor,
  delivery: Pick<DeliveryRow, 'id'>,
  attempt: Omit<AttemptRow, 'id' | 'delivery_id'>,
) =>
  db
    .insertInto('webhook_attempts')
    .values({ delivery_id: delivery.id, ...attempt })
    .execute();

/** An event that a sender has claimed. */
export interface ClaimedRow {
  id: string;
  endpoint_id: string;
  user_id: string;
  event_id: string;
  type: string;
  body: string;
  tries: number;
  url: string;
  secret: Buffer;
  earlier_secret: Buffer | null;
  earlier_until: Date | null;
  failing_since: Date | null;
}

/**
 * Claims events that are due until `until`, after which they count as lost and are sent again. An event isn't due while an earlier one of its
 * application waits. An endpoint that fails gets one event at a time.
 * @param full endpoints that get no more at the moment
 */
export async function claim(
  db: Executor,
  {
    now,
    until,
    most,
    perEndpoint,
    full,
  }: { now: Date; until: Date; most: number; perEndpoint: number; full: string[] },
): Promise<ClaimedRow[]> {
  const { rows } = await sql<ClaimedRow>`
    WITH picked AS (
      SELECT due.id, e.url, e.secret, e.earlier_secret, e.earlier_until, e.failing_since
      FROM webhook_endpoints e CROSS JOIN LATERAL (
        SELECT d.id, d.due_at FROM webhook_deliveries d
        WHERE d.endpoint_id = e.id AND d.state = 'waiting' AND d.due_at <= ${now}
          AND (e.paused_at IS NULL OR d.type = 'webhook.test')
          AND NOT EXISTS (
            SELECT FROM webhook_deliveries earlier WHERE earlier.endpoint_id = d.endpoint_id
              AND earlier.application_id = d.application_id AND earlier.state = 'waiting' AND earlier.id < d.id
          )
        ORDER BY d.id LIMIT CASE WHEN e.failing_since IS NULL THEN ${perEndpoint}::int ELSE 1 END
        FOR UPDATE OF d SKIP LOCKED
      ) AS due
      WHERE e.id <> ALL (${full}::uuid[]) AND (e.paused_at IS NULL OR EXISTS (
        SELECT FROM webhook_deliveries t WHERE t.endpoint_id = e.id AND t.state = 'waiting' AND t.type = 'webhook.test'
      ))
      ORDER BY due.due_at, due.id LIMIT ${most}
    )
    UPDATE webhook_deliveries d SET due_at = ${until}, sending = true FROM picked WHERE d.id = picked.id
    RETURNING d.id, d.endpoint_id, d.user_id, d.event_id, d.type, d.body, d.tries,
      picked.url, picked.secret, picked.earlier_secret, picked.earlier_until, picked.failing_since`.execute(db);
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id));
}

/** When the next event that waits for its time is due. Null if none does. */
export async function findNextDue(db: Executor, now: Date): Promise<Date | null> {
  const { due } = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'endpoint_id')
    .select((row) => row.fn.min<Date | null>('due_at').as('due'))
    .where('state', '=', 'waiting')
    .where('paused_at', 'is', null)
    .where('due_at', '>', now)
    .executeTakeFirstOrThrow();
  return due;
}

/** What an attempt led to. @param due when it is tried again, if it waits */
export const settle = (
  db: Executor,
  { id }: Pick<ClaimedRow, 'id'>,
  { state, tries, due }: { state: 'waiting' | 'delivered' | 'failed'; tries: number; due: Date },
) =>
  db
    .updateTable('webhook_deliveries')
    .set({ state, tries, due_at: due, sending: false })
    .where('id', '=', id)
    .execute();
