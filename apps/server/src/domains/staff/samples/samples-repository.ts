import type { Executor } from '../../../platform/db/database.ts';

export interface SampleEvent {
  kind: 'added' | 'cleared';
  /** Null for the server. */
  actorId: string | null;
  people: number;
  inquiries: number;
  /** Of those, how many stayed because somebody had changed them. */
  retained: number;
  at: Date;
}

export const insertEvent = (db: Executor, { actorId, ...event }: SampleEvent) =>
  db
    .insertInto('sample_events')
    .values({ ...event, actor_id: actorId })
    .execute();

export const hasEvents = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom('sample_events').select('id').limit(1).executeTakeFirst()) !== undefined;

/** The last time that samples were cleared, and by whom. The name is null once that account is deleted. */
export const findLastCleared = (db: Executor) =>
  db
    .selectFrom('sample_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select(['event.at', 'event.people', 'event.inquiries', 'event.retained', 'users.name as by'])
    .where('event.kind', '=', 'cleared')
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst();
