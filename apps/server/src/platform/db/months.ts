import { type Kysely, sql } from 'kysely';
import type { Executor } from './database.ts';
import type { DB } from './schema.ts';

/** How many months after the current one have their partition in advance. */
const MONTHS_AHEAD = 3;

/**
 * Creates the partitions of the coming months in every table that is partitioned by month (`make_monthly` in the migrations). Does nothing
 * where they exist. Rows that were written while a month was missing are moved to it.
 * @returns how many partitions were created
 * @throws AggregateError if tables couldn't be locked in time. The others have their months then, and a later call does the rest.
 */
export async function addMonths(db: Kysely<DB>, now: Date): Promise<number> {
  let added = 0;
  const errors: unknown[] = [];
  for (const table of await listMonthlyTables(db))
    try {
      const { rows } = await sql<{ added: number }>`
        SELECT add_months(${table}::regclass, ${now.toISOString().slice(0, 10)}::date, ${MONTHS_AHEAD}::int) AS added`.execute(
        db,
      );
      added += rows[0]?.added ?? 0;
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw new AggregateError(errors, 'could not add the coming months of every table');
  return added;
}

/**
 * Drops the months of a table that ended before a moment, so a row stays for up to a month longer than the time since then.
 * @returns how many months were dropped
 * @throws the database's error if the table couldn't be locked within half a second, or isn't partitioned by month
 */
export async function dropMonthsBefore(db: Executor, table: keyof DB, moment: Date): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`
    SELECT drop_months_before(${table}::regclass, ${moment}) AS dropped`.execute(db);
  return rows[0]?.dropped ?? 0;
}

async function listMonthlyTables(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT partrelid::regclass::text AS name FROM pg_partitioned_table JOIN pg_class ON pg_class.oid = partrelid
    WHERE relnamespace = current_schema()::regnamespace ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}
