import type { ToolName } from '@foothold/contracts/coaching';
import { type Selectable, sql } from 'kysely';
import type { Authorized } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { ToolAnswers } from '../../platform/db/schema.ts';
import { isUuid } from '../../platform/uuid.ts';

export type AnswerRow = Selectable<ToolAnswers>;

/** Counts one more use for the day unless `most` is reached. @returns whether it was counted */
export async function countUse(db: Executor, userId: string, day: string, most: number): Promise<boolean> {
  if (most <= 0) return false;
  const usedCount = await db
    .insertInto('tool_days')
    .values({ user_id: userId, day, uses: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({ uses: sql`tool_days.uses + 1` })
        .where('tool_days.uses', '<', most),
    )
    .returning('uses')
    .executeTakeFirst();
  return usedCount !== undefined;
}

/** Returns a use that produced no result. */
export async function returnUse(db: Executor, userId: string, day: string): Promise<void> {
  await db
    .updateTable('tool_days')
    .set({ uses: sql`greatest(0, uses - 1)` })
    .where('user_id', '=', userId)
    .where('day', '=', sql<Date>`${day}::date`)
    .execute();
}

export async function countUses(db: Executor, userId: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('tool_days')
    .select('uses')
    .where('user_id', '=', userId)
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirst();
  return row?.uses ?? 0;
}

/** Uses by day, newest first. */
export async function listDailyUses(db: Executor, userId: string): Promise<{ day: string; uses: number }[]> {
  return db
    .selectFrom('tool_days')
    .select([sql<string>`day::text`.as('day'), 'uses'])
    .where('user_id', '=', userId)
    .orderBy('day', 'desc')
    .execute();
}

export interface NewAnswer {
  userId: string;
  tool: ToolName;
  title: string;
  input: unknown;
  answer: unknown;
  at: Date;
}

/** Stores an answer and keeps at most `most` per member. The oldest are deleted. @returns its ID */
export async function saveAnswer(
  db: Executor,
  { userId, tool, title, input, answer, at }: NewAnswer,
  most: number,
): Promise<string> {
  const { id } = await db
    .insertInto('tool_answers')
    .values({
      user_id: userId,
      tool,
      title,
      input: JSON.stringify(input),
      answer: JSON.stringify(answer),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    DELETE FROM tool_answers WHERE id IN (
      SELECT id FROM tool_answers WHERE user_id = ${userId} ORDER BY created_at DESC, id OFFSET ${most}
    )`.execute(db);
  return id;
}

export function listAnswers(db: Executor, userId: string) {
  return db
    .selectFrom('tool_answers')
    .select(['id', 'tool', 'title', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function listAllAnswers(db: Executor, userId: string): Promise<AnswerRow[]> {
  return db
    .selectFrom('tool_answers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findAnswer(db: Executor, id: string): Promise<AnswerRow | null> {
  if (!isUuid(id)) return null;
  return (await db.selectFrom('tool_answers').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function deleteAnswer(db: Executor, answer: Authorized<AnswerRow>): Promise<void> {
  await db.deleteFrom('tool_answers').where('id', '=', answer.id).execute();
}
