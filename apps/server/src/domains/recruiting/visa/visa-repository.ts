import type { StoredVisaFacts } from '@foothold/contracts/recruiting/visa';
import type { ClockStatus } from '@foothold/core/visa';
import type { Executor } from '../../../platform/db/database.ts';

/** A member's own record. Only for the member: recruiters and staff never get it. */
export const findVisaRecord = (db: Executor, userId: string) =>
  db.selectFrom('visa_records').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const saveVisaRecord = (
  db: Executor,
  userId: string,
  { status, facts, at }: { status: ClockStatus; facts: StoredVisaFacts; at: Date },
) =>
  db
    .insertInto('visa_records')
    .values({ user_id: userId, status, facts: JSON.stringify(facts), saved_at: at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ status, facts: JSON.stringify(facts), saved_at: at }),
    )
    .execute();

/** @returns whether there was one */
export async function deleteVisaRecord(db: Executor, userId: string): Promise<boolean> {
  const done = await db.deleteFrom('visa_records').where('user_id', '=', userId).executeTakeFirst();
  return Number(done.numDeletedRows) > 0;
}
