import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';

/** Reserves tokens for a call unless that would exceed the daily budget. @returns whether they were reserved */
export async function reserveTokens(
  db: Executor,
  { spender, day, tokens, budget }: { spender: string; day: string; tokens: number; budget: number },
): Promise<boolean> {
  if (tokens > budget) return false;
  const row = await db
    .insertInto('model_days')
    .values({ spender, day, tokens })
    .onConflict((conflict) =>
      conflict
        .columns(['spender', 'day'])
        .doUpdateSet({ tokens: sql`model_days.tokens + ${tokens}` })
        .where(sql<boolean>`model_days.tokens + ${tokens} <= ${budget}`),
    )
    .returning('tokens')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the reserved tokens with the number actually used. */
export async function settleTokens(
  db: Executor,
  { spender, day, difference }: { spender: string; day: string; difference: number },
): Promise<void> {
  await db
    .updateTable('model_days')
    .set({ tokens: sql`greatest(0, tokens + ${difference})` })
    .where('spender', '=', spender)
    .where('day', '=', sql<Date>`${day}::date`)
    .execute();
}

export async function forgetSpender(db: Executor, spender: string): Promise<void> {
  await db.deleteFrom('model_days').where('spender', '=', spender).execute();
}
