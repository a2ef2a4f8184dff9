import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';

/** Views of one page on one day (UTC, `2026-08-03`). */
export interface DayViews {
  day: string;
  path: string;
  views: number;
}

/** Adds to the stored counts. @param counted each page of a day once, and at least one */
export async function addViews(db: Executor, counted: readonly DayViews[]): Promise<void> {
  await db
    .insertInto('page_views')
    .values([...counted])
    .onConflict((row) => row.columns(['day', 'path']).doUpdateSet({ views: sql`page_views.views + excluded.views` }))
    .execute();
}

/** Views of every page by day since a given day, earliest first. */
export const listViewsSince = (db: Executor, day: string): Promise<DayViews[]> =>
  db
    .selectFrom('page_views')
    .select(['path', sql<string>`day::text`.as('day'), sql<number>`views::int`.as('views')])
    .where('day', '>=', sql<Date>`${day}::date`)
    .orderBy('day')
    .execute();
