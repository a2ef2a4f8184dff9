import { limits } from '@foothold/contracts/recruiting';
import type { Executor } from '../../../platform/db/database.ts';

/** How many members a recruiter may have: what admins set, else the default. */
export async function getCapacity(db: Executor, recruiterId: string): Promise<number> {
  const row = await db
    .selectFrom('recruiter_capacities')
    .select('capacity')
    .where('recruiter_id', '=', recruiterId)
    .executeTakeFirst();
  return row?.capacity ?? limits.capacity;
}

/** Capacities that admins set, by recruiter. */
export async function listCapacities(db: Executor): Promise<Map<string, number>> {
  const rows = await db.selectFrom('recruiter_capacities').select(['recruiter_id', 'capacity']).execute();
  return new Map(rows.map((row) => [row.recruiter_id, row.capacity]));
}

export const saveCapacity = (
  db: Executor,
  { recruiterId, capacity, changedBy, at }: { recruiterId: string; capacity: number; changedBy: string; at: Date },
) => {
  const values = { capacity, changed_by: changedBy, changed_at: at };
  return db
    .insertInto('recruiter_capacities')
    .values({ recruiter_id: recruiterId, ...values })
    .onConflict((conflict) => conflict.column('recruiter_id').doUpdateSet(values))
    .execute();
};

/** The default applies again. */
export const deleteCapacity = (db: Executor, recruiterId: string) =>
  db.deleteFrom('recruiter_capacities').where('recruiter_id', '=', recruiterId).execute();
