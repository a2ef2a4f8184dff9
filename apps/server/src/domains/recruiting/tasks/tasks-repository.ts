import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';

export const insertTask = (
  db: Executor,
  task: {
    memberId: string;
    recruiter: { id: string; name: string };
    what: string;
    at: Date;
  },
) =>
  db
    .insertInto('recruiter_tasks')
    .values({
      member_id: task.memberId,
      recruiter_id: task.recruiter.id,
      recruiter_name: task.recruiter.name,
      what: task.what,
      needs_mailbox: false,
      state: 'proposed',
      proposed_at: task.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Waits for others who decide about the same task. Needs a transaction. */
export const lockTask = async (db: Executor, id: string) =>
  isUuid(id)
    ? db.selectFrom('recruiter_tasks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;

export const updateTask = (
  db: Executor,
  task: Authorized<{ id: string }>,
  change: { state: string; note?: string | null; decided_at?: Date; approved_until?: Date | null; finished_at?: Date },
) => db.updateTable('recruiter_tasks').set(change).where('id', '=', task.id).returningAll().executeTakeFirstOrThrow();

/** Awaiting a decision first, then approved, then the rest; newest first. @param recruiterId limits the list to this recruiter */
export const listTasks = (db: Executor, memberId: string, recruiterId?: string) => {
  const query = db
    .selectFrom('recruiter_tasks')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy(sql`array_position(ARRAY['proposed', 'approved'], state) NULLS LAST`)
    .orderBy('proposed_at', 'desc')
    .orderBy('id')
    .limit(500);
  return (recruiterId === undefined ? query : query.where('recruiter_id', '=', recruiterId)).execute();
};

export async function countProposed(db: Executor, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recruiter_tasks')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow();
  return count;
}

/** Open tasks that apply or open the mailbox, which only packets do now. */
export const listReplaced = (db: Executor, limit: number) =>
  selectReplaced(db).select('id').orderBy('proposed_at').limit(limit).execute();

/** Waits for others who decide about it. */
export const lockReplaced = (db: Executor, id: string) =>
  selectReplaced(db).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const selectReplaced = (db: Executor) =>
  db
    .selectFrom('recruiter_tasks')
    .where('state', 'in', ['proposed', 'approved'])
    .where((row) => row.or([row('needs_mailbox', '=', true), row('listing_id', 'is not', null)]));

/** Withdraws open tasks of a recruiter who no longer works for a member. */
export const withdrawOpen = (db: Executor, memberId: string, at: Date) =>
  db
    .updateTable('recruiter_tasks')
    .set({ state: 'withdrawn', finished_at: at })
    .where('member_id', '=', memberId)
    .where('state', 'in', ['proposed', 'approved'])
    .execute();
