import type { Executor } from '../../platform/db/database.ts';

/** The questions that a member got, latest last. */
export async function listQuestionsGiven(db: Executor, userId: string): Promise<string[]> {
  const row = await db.selectFrom('questions_given').select('ids').where('user_id', '=', userId).executeTakeFirst();
  return row?.ids ?? [];
}

export async function saveQuestionsGiven(db: Executor, userId: string, ids: string[]): Promise<void> {
  await db
    .insertInto('questions_given')
    .values({ user_id: userId, ids })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ids }))
    .execute();
}
