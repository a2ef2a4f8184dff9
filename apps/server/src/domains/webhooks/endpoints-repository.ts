import { type Selectable, sql, type Updateable } from 'kysely';
import type { Authorized } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { WebhookEndpoints } from '../../platform/db/schema.ts';
import { isUuid } from '../../platform/uuid.ts';

export type EndpointRow = Selectable<WebhookEndpoints>;
/** With the counts of its events. */
export type CountedEndpointRow = EndpointRow & { waiting: number; failed: number };
type Own = Authorized<{ id: string }>;

const selectCounted = (db: Executor) =>
  db
    .selectFrom('webhook_endpoints as endpoint')
    .selectAll('endpoint')
    .select([
      sql<number>`(SELECT count(*) FROM webhook_deliveries d WHERE d.endpoint_id = endpoint.id AND d.state = 'waiting')`.as(
        'waiting',
      ),
      sql<number>`(SELECT count(*) FROM webhook_deliveries d WHERE d.endpoint_id = endpoint.id AND d.state = 'failed')`.as(
        'failed',
      ),
    ]);

/** Oldest first. */
export const listEndpoints = (db: Executor, userId: string): Promise<CountedEndpointRow[]> =>
  selectCounted(db).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();

export const findEndpoint = async (db: Executor, id: string): Promise<CountedEndpointRow | undefined> =>
  isUuid(id) ? selectCounted(db).where('id', '=', id).executeTakeFirst() : undefined;

/** Keeps others from changing it until the transaction ends. Adding events to it stays possible. */
export const lockEndpoint = async (db: Executor, id: string): Promise<EndpointRow | undefined> =>
  isUuid(id)
    ? db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
    : undefined;

export async function countEndpoints(db: Executor, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_endpoints')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewEndpoint {
  id: string;
  userId: string;
  url: string;
  description: string;
  events: readonly string[];
  secret: Buffer;
  at: Date;
}

export const insertEndpoint = (db: Executor, { userId, events, at, ...row }: NewEndpoint) =>
  db
    .insertInto('webhook_endpoints')
    .values({ ...row, user_id: userId, event_types: [...events], created_at: at })
    .execute();

export type EndpointChanges = Partial<
  Pick<
    Updateable<WebhookEndpoints>,
    | 'url'
    | 'description'
    | 'event_types'
    | 'secret'
    | 'earlier_secret'
    | 'earlier_until'
    | 'paused_at'
    | 'paused_for'
    | 'failing_since'
    | 'last_delivered_at'
  >
>;

export const updateEndpoint = (db: Executor, { id }: Own, changes: EndpointChanges) =>
  db.updateTable('webhook_endpoints').set(changes).where('id', '=', id).execute();

export const deleteEndpoint = (db: Executor, { id }: Own) =>
  db.deleteFrom('webhook_endpoints').where('id', '=', id).execute();

export interface NewEvents {
  userId: string;
  events: readonly { eventId: string; type: string; applicationId: string | null; body: string }[];
  at: Date;
}

/** Adds events, in order, for every endpoint of the member that wants them. One that answered 410 gets no more. @returns how many */
export async function insertEvents(db: Executor, { userId, events, at }: NewEvents): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO webhook_deliveries (endpoint_id, user_id, event_id, type, application_id, body, due_at, created_at)
    SELECT e.id, e.user_id, event.id, event.type, event.application_id, event.body, ${at}::timestamptz, ${at}::timestamptz
    FROM unnest(
      ${events.map(({ eventId }) => eventId)}::uuid[], ${events.map(({ type }) => type)}::text[],
      ${events.map(({ applicationId }) => applicationId)}::uuid[], ${events.map(({ body }) => body)}::text[]
    ) WITH ORDINALITY AS event(id, type, application_id, body, place)
    JOIN webhook_endpoints e ON e.user_id = ${userId} AND event.type = ANY (e.event_types)
      AND e.paused_for IS DISTINCT FROM 'gone'
    ORDER BY event.place, e.id`.execute(db);
  return Number(numAffectedRows ?? 0);
}
