import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../apps/server/src/platform/db/schema.ts';

interface ForeignKey {
  child: string;
  parent: string;
  /** Column names, in the same order. */
  columns: string[];
  targets: string[];
}

/**
 * Everything that depends on accounts: their own rows, every row that refers to one of these, and so on over all foreign keys of the
 * schema, so that a new table is included automatically. Rows that only name who works on something (an assignee) count as well.
 * @returns each table's rows, by its name
 */
export async function collectRows(
  db: Kysely<DB>,
  accounts: readonly string[],
): Promise<Map<string, Record<string, unknown>[]>> {
  const keys = await listForeignKeys(db);
  const found = new Map<string, Map<string, Record<string, unknown>>>();
  const take = (table: string, rows: Record<string, unknown>[]) => {
    const known = found.get(table) ?? new Map<string, Record<string, unknown>>();
    found.set(table, known);
    const fresh = rows.filter((row) => !known.has(JSON.stringify(row)));
    for (const row of fresh) known.set(JSON.stringify(row), row);
    return fresh;
  };
  const own = await sql<{
    row: Record<string, unknown>;
  }>`SELECT to_jsonb(t) AS row FROM users t WHERE id = ANY(${accounts}::uuid[])`.execute(db);
  const open: [table: string, rows: Record<string, unknown>[]][] = [
    [
      'users',
      take(
        'users',
        own.rows.map(({ row }) => row),
      ),
    ],
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const [table, rows] = next;
    if (rows.length === 0) continue;
    for (const key of keys.filter(({ parent }) => parent === table)) {
      const wanted = JSON.stringify(rows.map((row) => key.targets.map((target) => String(row[target]))));
      const columns = sql.join(key.columns.map((column) => sql`${sql.ref(`t.${column}`)}::text`));
      const result = await sql<{ row: Record<string, unknown> }>`
        SELECT to_jsonb(t) AS row FROM ${sql.table(key.child)} t
        WHERE jsonb_build_array(${columns}) IN (SELECT jsonb_array_elements(${wanted}::jsonb))`.execute(db);
      open.push([
        key.child,
        take(
          key.child,
          result.rows.map(({ row }) => row),
        ),
      ]);
    }
  }
  return new Map([...found].map(([table, rows]) => [table, [...rows.values()]]));
}

/** A hash of each table's rows of `collectRows`, by its name. */
export async function listRows(db: Kysely<DB>, accounts: readonly string[]): Promise<Map<string, string>> {
  const found = await collectRows(db, accounts);
  return new Map(
    [...found].map(([table, rows]) => [
      table,
      createHash('sha256')
        .update(
          rows
            .map((row) => JSON.stringify(row))
            .sort()
            .join('\n'),
        )
        .digest('hex'),
    ]),
  );
}

async function listForeignKeys(db: Kysely<DB>): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    SELECT child.relname AS child, parent.relname AS parent,
      array_agg(a.attname::text ORDER BY place.at) AS columns, array_agg(b.attname::text ORDER BY place.at) AS targets
    FROM pg_constraint c
    JOIN pg_class child ON child.oid = c.conrelid AND NOT child.relispartition
    JOIN pg_class parent ON parent.oid = c.confrelid
    JOIN pg_namespace n ON n.oid = child.relnamespace AND n.nspname = 'public'
    CROSS JOIN LATERAL unnest(c.conkey, c.confkey) WITH ORDINALITY AS place (from_column, to_column, at)
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = place.from_column
    JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = place.to_column
    WHERE c.contype = 'f'
    GROUP BY c.oid, child.relname, parent.relname`.execute(db);
  return rows;
}
