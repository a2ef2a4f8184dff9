import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../apps/server/src/platform/db/schema.ts';
import { collectRows } from './rows-of.ts';

interface Column {
  name: string;
  type: string;
  /** Of unique keys that it is part of. */
  keys: string[];
}

/**
 * Copies a member with every row that depends on the account, over all foreign keys of the schema. IDs are replaced everywhere in these rows;
 * other values of unique keys get a suffix. Triggers and foreign keys aren't checked, so the database's owner has to be a superuser, as in
 * the embedded one.
 * @returns how many rows the member has in each table
 */
export async function copyMember(db: Kysely<DB>, memberId: string, copies: number): Promise<Map<string, number>> {
  const rows = await collectRows(db, [memberId]);
  const counts = new Map([...rows].map(([table, found]) => [table, found.length]));
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    const ids = listIds(rows);
    for (const [table, found] of rows) await copyRows(trx, { table, found, ids, copies });
  });
  return counts;
}

/** The IDs by which these rows are known. */
const listIds = (rows: ReadonlyMap<string, Record<string, unknown>[]>): string[] =>
  [...rows.values()].flatMap((found) => found.flatMap(({ id }) => (typeof id === 'string' ? id : [])));

async function copyRows(
  trx: Transaction<DB>,
  { table, found, ids, copies }: { table: string; found: Record<string, unknown>[]; ids: string[]; copies: number },
): Promise<void> {
  const columns = await listColumns(trx, table);
  const holdsId = (name: string) => found.some((row) => typeof row[name] === 'string' && ids.includes(row[name]));
  const safeKeys = new Set(columns.filter(({ name }) => holdsId(name)).flatMap(({ keys }) => keys));
  // One column of every other key is changed: the last, because kinds and the like come first.
  const changedByKey = new Map(
    columns
      .filter(({ type }) => type === 'text' || type === 'bytea')
      .flatMap(({ name, keys }) => keys.filter((key) => !safeKeys.has(key)).map((key) => [key, name] as const)),
  );
  const values = columns.map(({ name, type, keys }) => {
    const value = sql.ref(`given.${name}`);
    if (holdsId(name)) {
      const copied = sql`md5(${value}::text || copies.number)::uuid`;
      return sql`CASE WHEN ${value}::text = ANY(${ids}::text[]) THEN ${type === 'uuid' ? copied : sql`${copied}::text`} ELSE ${value} END`;
    }
    if (!keys.some((key) => changedByKey.get(key) === name)) return value;
    if (type === 'bytea') return sql`sha256(${value} || copies.number::text::bytea)`;
    if (type === 'text') return sql`${value} || '-' || copies.number`;
    return value;
  });
  await sql`
    INSERT INTO ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    SELECT ${sql.join(values)}
    FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(found)}::jsonb) AS given
      CROSS JOIN generate_series(1, ${copies}::int) AS copies (number)
    ORDER BY copies.number`.execute(trx);
}

/** Columns that can be written, except those with numbers of their own. */
async function listColumns(trx: Transaction<DB>, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT attname AS name, format_type(atttypid, NULL) AS type, ARRAY(
      SELECT indexrelid::regclass::text FROM pg_index WHERE indrelid = attrelid AND indisunique AND attnum = ANY (indkey)
    ) AS keys
    FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''
    ORDER BY attnum`.execute(trx);
  return rows;
}
