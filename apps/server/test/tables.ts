import { sql } from 'kysely';
import type { TestApp } from './harness.ts';

/** Every row of every table as lower-case text, by table, including the queue. A table's partitions are part of it. */
export async function dumpTables({ owner }: TestApp): Promise<Map<string, string[]>> {
  const tables = await sql<{ schema: string; name: string }>`
    SELECT nspname AS schema, relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind IN ('r', 'p') AND NOT relispartition AND nspname !~ '^pg_' AND nspname <> 'information_schema'`.execute(
    owner,
  );
  const all = new Map<string, string[]>();
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(`${schema}.${name}`)} t`.execute(
      owner,
    );
    all.set(
      `${schema}.${name}`,
      rows.map(({ row }) => row.toLowerCase()),
    );
  }
  return all;
}

/** The tables in which a text is, in any case. */
export const listTablesWith = (all: ReadonlyMap<string, string[]>, text: string) =>
  [...all].filter(([, rows]) => rows.some((row) => row.includes(text.toLowerCase()))).map(([name]) => name);
