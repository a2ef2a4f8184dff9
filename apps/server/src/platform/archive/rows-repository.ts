import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Executor } from '../db/database.ts';
import type { DB } from '../db/schema.ts';

export interface RowSource {
  table: keyof DB;
  /** Replaces the table where more than its columns is listed. It has the columns of the table. */
  view?: ((userId: string) => RawBuilder<unknown>) | undefined;
  /** The table whose `user_id` says who owns a row, and the column that names its row. Null if the table has a `user_id` itself. */
  parent: { table: keyof DB; column: string } | null;
  /** Columns that identify a row of one member. */
  order: readonly string[];
  columns: readonly string[];
}

/** One page of a member's rows as JSON, in the order of their keys. @param after the key of the last row of the page before */
export async function listRows(
  db: Executor,
  { table, view, parent, order, columns }: RowSource,
  userId: string,
  { after, limit }: { after: readonly unknown[] | null; limit: number },
): Promise<Record<string, unknown>[]> {
  const refs = order.map((name) => sql.ref(`t.${name}`));
  const owner = parent
    ? sql`${sql.ref(`t.${parent.column}`)} IN (SELECT id FROM ${sql.table(parent.table)} WHERE user_id = ${userId})`
    : sql`t.user_id = ${userId}`;
  const next = after ? sql`AND (${sql.join(refs)}) > (${sql.join(after)})` : sql``;
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    SELECT to_jsonb(r) AS row FROM (
      SELECT ${sql.join([...new Set([...columns, ...order])].map((name) => sql.ref(`t.${name}`)))}
      FROM ${view ? view(userId) : sql.table(table)} AS t
      WHERE ${owner} ${next}
      ORDER BY ${sql.join(refs)} LIMIT ${limit}
    ) AS r`.execute(db);
  return rows.map(({ row }) => row);
}

/** Adds rows, except those that are there already. @returns how many were added */
export async function insertRows(
  trx: Transaction<DB>,
  table: keyof DB,
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const { numAffectedRows } = await sql`
    INSERT INTO ${sql.table(table)} (${names})
    SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT DO NOTHING`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
