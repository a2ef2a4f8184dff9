import { type Kysely, sql } from 'kysely';
import type { DB } from '../../apps/server/src/platform/db/schema.ts';

export interface TableSize {
  rows: number;
  /** With everything that belongs to it: long values, indexes, and maps. */
  bytes: number;
  indexBytes: number;
}

/** The size of each table, after a vacuum. A table's partitions are part of it. */
export async function readSizes(db: Kysely<DB>): Promise<Map<string, TableSize>> {
  await sql`VACUUM ANALYZE`.execute(db);
  const { rows } = await sql<{ name: string; bytes: number; index_bytes: number }>`
    SELECT root.relname AS name, sum(pg_total_relation_size(part.oid))::bigint AS bytes, sum(pg_indexes_size(part.oid))::bigint AS index_bytes
    FROM pg_class part JOIN pg_class root ON root.oid = coalesce(pg_partition_root(part.oid), part.oid)
    WHERE part.relkind = 'r' AND root.relnamespace = 'public'::regnamespace GROUP BY root.relname`.execute(db);
  const sizes = new Map<string, TableSize>();
  for (const { name, bytes, index_bytes } of rows) {
    const counted = await sql<{ rows: number }>`SELECT count(*)::int AS rows FROM ${sql.table(name)}`.execute(db);
    sizes.set(name, { rows: counted.rows[0]?.rows ?? 0, bytes: Number(bytes), indexBytes: Number(index_bytes) });
  }
  return sizes;
}

/** What tables have more than before, without those that didn't grow by a row. */
export function subtractSizes(
  after: ReadonlyMap<string, TableSize>,
  before: ReadonlyMap<string, TableSize>,
): Map<string, TableSize> {
  const grown = new Map<string, TableSize>();
  for (const [name, size] of after) {
    const { rows = 0, bytes = 0, indexBytes = 0 } = before.get(name) ?? {};
    if (size.rows > rows)
      grown.set(name, {
        rows: size.rows - rows,
        bytes: size.bytes - bytes,
        indexBytes: size.indexBytes - indexBytes,
      });
  }
  return grown;
}

export const sumBytes = (sizes: ReadonlyMap<string, TableSize>): number =>
  [...sizes.values()].reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes that the database has written to its log so far. */
export async function readLogPosition(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`SELECT (pg_current_wal_insert_lsn() - '0/0')::bigint AS bytes`.execute(
    db,
  );
  return Number(rows[0]?.bytes);
}

/** Prints a line for each table, the largest first. @param each listings or members that the rows are for */
export function printSizes(sizes: ReadonlyMap<string, TableSize>, each: number): void {
  console.log('| table | rows each | bytes a row | bytes each | of which indexes |\n| --- | --- | --- | --- | --- |');
  for (const [name, { rows, bytes, indexBytes }] of [...sizes].sort(([, a], [, b]) => b.bytes - a.bytes))
    if (bytes / each >= 1)
      console.log(
        `| \`${name}\` | ${Number((rows / each).toPrecision(3))} | ${format(bytes / rows)} | ${format(bytes / each)} | ${format(indexBytes / each)} |`,
      );
  console.log(`| all | | | ${format(sumBytes(sizes) / each)} | |`);
}

const format = (value: number): string => Math.round(value).toLocaleString('en-US');
