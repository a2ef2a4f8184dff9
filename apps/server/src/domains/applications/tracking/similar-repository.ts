import type { Executor } from '../../../platform/db/database.ts';

/** What is needed of a member's applications to compare a new one with them. */
export const listForComparison = (db: Executor, userId: string) =>
  db
    .selectFrom('applications')
    .select(['id', 'title', 'company', 'state', 'applied_on', 'created_at'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
