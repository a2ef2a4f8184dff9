import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { addMonths, dropMonthsBefore } from '../src/platform/db/months.ts';
import { createLogger } from '../src/platform/logger.ts';
import { onServer, withDatabase } from './database.setup.ts';
import { createStaffMember, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');
const CHANGE = '0055_monthly_tables.sql';
const test = useTestApp();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const run = async <T>(query: RawBuilder<T>) => (await query.execute(test.app.db)).rows;

const runAsOwner = async <T>(query: RawBuilder<T>) => (await query.execute(test.owner)).rows;

/** Where each row is, by partition. */
async function countByPartition(table: string): Promise<Record<string, number>> {
  const rows = await runAsOwner(
    sql<{ name: string; rows: number }>`
      SELECT tableoid::regclass::text AS name, count(*)::int AS rows FROM ${sql.table(table)} GROUP BY 1 ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

const listPartitions = async (table: string) =>
  (
    await run(
      sql<{ name: string }>`
        SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = ${table}::regclass ORDER BY 1`,
    )
  ).map(({ name }) => name);

it('keeps every row, key, index, and link of the tables that the migration changes', async () => {
  const server = inject('databaseServer');
  const name = `foothold_months_${process.pid}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'foothold-months-'));
  folders.push(folder);
  for (const file of readdirSync(MIGRATIONS))
    if (file < CHANGE) copyFileSync(join(MIGRATIONS, file), join(folder, file));
  const database = openDatabase(withDatabase(server, name), 2, createLogger('warn'));
  const query = async <T>(statement: RawBuilder<T>) => (await statement.execute(database.db)).rows;
  const readRows = async () => ({
    mails: await query(sql`SELECT * FROM mails ORDER BY id`),
    staffViews: await query(sql`SELECT * FROM staff_views ORDER BY id`),
  });
  const listIndexes = async (): Promise<string[]> =>
    (
      await query(
        sql<{ name: string }>`
          SELECT indexname AS name FROM pg_indexes WHERE tablename IN ('mails', 'staff_views') ORDER BY 1`,
      )
    ).map((row) => row.name);
  try {
    await migrate(database.db, folder);
    const [member, staff] = await query(
      sql<{ id: string }>`
        INSERT INTO users (name, email) VALUES ('Ana', 'ana@example.com'), ('Sam', 'sam@example.com') RETURNING id`,
    );
    // One month has its row at its first moment, and one is long over.
    await sql`INSERT INTO mails (recipient, subject, body_text, body_html, state, calendar, created_at) VALUES
      ('ana@example.com', 'One', '', '', 'sent', NULL, '2023-02-28T23:59:59.999Z'),
      ('ana@example.com', 'Two', 'text', '<p>', 'queued', '{"method": "REQUEST", "content": "x"}', '2026-11-01T00:00:00Z')`.execute(
      database.db,
    );
    await sql`INSERT INTO staff_views (user_id, actor_id, page, at)
      SELECT ${member?.id}, ${staff?.id}, 'member', moment FROM generate_series('2026-01-05'::timestamptz, now(), '7 days') AS moment`.execute(
      database.db,
    );
    const before = await readRows();
    const indexes = await listIndexes();
    expect(before.staffViews.length).toBeGreaterThan(10);

    expect(await migrate(database.db)).toContain('0055_monthly_tables');

    expect(await readRows()).toEqual(before);
    expect(await listIndexes()).toEqual(expect.arrayContaining(indexes));
    expect(await query(sql`SELECT FROM ONLY mails_other`)).toEqual([]);
    expect(await query(sql`SELECT subject FROM mails_2023_02`)).toEqual([{ subject: 'One' }]);
    // Numbers go on where they were, checks hold, and rows go with the account.
    const [next] = await query(
      sql<{ id: number }>`
        INSERT INTO staff_views (user_id, page, at) VALUES (${member?.id}, 'member', now()) RETURNING id`,
    );
    expect(next?.id).toBe(before.staffViews.length + 1);
    await expect(
      query(sql`INSERT INTO staff_views (user_id, page, at) VALUES (${member?.id}, 'other', now())`),
    ).rejects.toThrow('staff_views_page_check');
    await query(sql`DELETE FROM users WHERE id = ${staff?.id}`);
    expect(await query(sql`SELECT FROM staff_views WHERE actor_id IS NOT NULL`)).toEqual([]);
    await query(sql`DELETE FROM users WHERE id = ${member?.id}`);
    expect(await query(sql`SELECT FROM staff_views`)).toEqual([]);
  } finally {
    await database.close();
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  }
});

describe('a monthly table', () => {
  it('has the coming months, however often and wherever the job runs', async () => {
    const now = new Date('2031-01-31T23:30:00Z');
    const other = openDatabase(test.databaseUrl, 2, createLogger('error'));
    try {
      await Promise.all([addMonths(test.app.db, now), addMonths(other.db, now), addMonths(test.app.db, now)]);
    } finally {
      await other.close();
    }
    expect(await listPartitions('mails')).toEqual(
      expect.arrayContaining(['mails_2031_01', 'mails_2031_02', 'mails_2031_03', 'mails_2031_04', 'mails_other']),
    );
    expect(await addMonths(test.app.db, now)).toBe(0);
  });

  it('loses nothing if the job didn’t run, and sorts rows into their months once it does', async () => {
    const staff = await createStaffMember(test, 'support');
    const id = (await (await signUp(test)).api.accounts.me()).viewer?.id ?? '';
    for (const moment of ['2027-12-31T23:59:59Z', '2028-01-01T00:01:00Z', '2028-01-20T12:00:00Z']) {
      test.clock.now = new Date(moment);
      await staff.api.staff.member({ id });
    }
    expect(await countByPartition('staff_views')).toEqual({ staff_views_other: 3 });
    expect((await staff.api.staff.member({ id })).views).toHaveLength(3);
    await addMonths(test.app.db, test.clock.now);
    expect(await countByPartition('staff_views')).toEqual({ staff_views_2027_12: 1, staff_views_2028_01: 2 });
    expect((await staff.api.staff.member({ id })).views.map(({ at }) => at.slice(0, 10))).toEqual([
      '2028-01-20',
      '2028-01-01',
      '2027-12-31',
    ]);
    test.clock.now = new Date();
  });

  it('drops whole months, and rows of such months that have no partition', async () => {
    const { db } = test.app;
    await run(sql`INSERT INTO mails (recipient, subject, body_text, body_html, state, created_at) VALUES
      ('a@example.com', 'no partition', '', '', 'sent', '2019-03-05'), ('a@example.com', 'endless', '', '', 'sent', '-infinity')`);
    await addMonths(db, new Date('2020-03-15T00:00:00Z'));
    await run(sql`INSERT INTO mails (recipient, subject, body_text, body_html, state, created_at) VALUES
      ('a@example.com', 'last of March', '', '', 'sent', '2020-03-31T23:59:59.999Z'), ('a@example.com', 'first of April', '', '', 'sent', '2020-04-01T00:00:00Z')`);
    const listSubjects = async () =>
      (
        await run(
          sql<{ subject: string }>`SELECT subject FROM mails WHERE recipient = 'a@example.com' ORDER BY created_at`,
        )
      ).map(({ subject }) => subject);
    expect(await dropMonthsBefore(db, 'mails', new Date('2020-03-31T23:59:59Z'))).toBe(1);
    expect(await listSubjects()).toEqual(['endless', 'last of March', 'first of April']);
    expect(await dropMonthsBefore(db, 'mails', new Date('2020-04-30T00:00:00Z'))).toBe(1);
    expect(await listSubjects()).toEqual(['endless', 'first of April']);
    expect(await dropMonthsBefore(db, 'mails', new Date('2020-04-30T00:00:00Z'))).toBe(0);
    await run(sql`DELETE FROM mails WHERE recipient = 'a@example.com'`);
  });

  it('gives up on a table that somebody else holds, and does the others', async () => {
    const { db } = test.app;
    const now = new Date('2041-05-01T00:00:00Z');
    await db.transaction().execute(async (trx) => {
      await sql`SELECT 1 FROM mails`.execute(trx);
      await expect(addMonths(db, now)).rejects.toThrow('could not add the coming months');
    });
    expect(await listPartitions('staff_views')).toContain('staff_views_2041_05');
    expect(await listPartitions('mails')).not.toContain('mails_2041_05');
    await addMonths(db, now);
    expect(await listPartitions('mails')).toContain('mails_2041_05');
  });
});

describe('make_monthly', () => {
  it('keeps everything about a table, by day or by moment, and stays append-only where the table was', async () => {
    await runAsOwner(sql`CREATE TABLE day_totals (
      day date NOT NULL, name text NOT NULL CHECK (name <> ''), total int NOT NULL DEFAULT 1, doubled int GENERATED ALWAYS AS (total * 2) STORED,
      PRIMARY KEY (day, name))`);
    await runAsOwner(sql`CREATE INDEX day_totals_name ON day_totals (name) WHERE total > 1`);
    await runAsOwner(
      sql`CREATE TRIGGER day_totals_stay BEFORE UPDATE OR DELETE ON day_totals FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
    );
    await runAsOwner(
      sql`INSERT INTO day_totals (day, name, total) VALUES ('2026-10-31', 'a', 2), ('2026-11-01', 'a', 3)`,
    );
    await runAsOwner(sql`SELECT make_monthly('day_totals', 'day')`);
    expect(
      await runAsOwner(
        sql`SELECT name, total, doubled, tableoid::regclass::text AS place FROM day_totals ORDER BY day`,
      ),
    ).toEqual([
      { name: 'a', total: 2, doubled: 4, place: 'day_totals_2026_10' },
      { name: 'a', total: 3, doubled: 6, place: 'day_totals_2026_11' },
    ]);
    await expect(runAsOwner(sql`UPDATE day_totals SET total = 5`)).rejects.toThrow('never changed');
    await expect(runAsOwner(sql`INSERT INTO day_totals (day, name) VALUES ('2026-11-01', 'a')`)).rejects.toThrow(
      'day_totals',
    );
    await expect(runAsOwner(sql`INSERT INTO day_totals (day, name) VALUES ('2026-11-01', '')`)).rejects.toThrow(
      'day_totals_name_check',
    );
    // The trigger holds in the partition for other months too, and doesn’t stop the move out of it.
    await runAsOwner(sql`INSERT INTO day_totals (day, name) VALUES ('2029-02-28', 'late')`);
    await expect(runAsOwner(sql`DELETE FROM day_totals WHERE name = 'late'`)).rejects.toThrow('never changed');
    await addMonths(test.app.db, new Date('2029-02-28T00:00:00Z'));
    expect(await countByPartition('day_totals')).toMatchObject({ day_totals_2029_02: 1 });
    await expect(runAsOwner(sql`DELETE FROM day_totals WHERE name = 'late'`)).rejects.toThrow('never changed');
    await runAsOwner(sql`DROP TABLE day_totals`);
  });

  it('refuses a table that a link or another key needs whole, and one without the column', async () => {
    await runAsOwner(sql`CREATE TABLE keyed (id int PRIMARY KEY, at timestamptz NOT NULL, token text UNIQUE)`);
    await expect(runAsOwner(sql`SELECT make_monthly('keyed', 'at')`)).rejects.toThrow('has a unique key without at');
    await expect(runAsOwner(sql`SELECT make_monthly('keyed', 'token')`)).rejects.toThrow('has no column token');
    await expect(runAsOwner(sql`SELECT make_monthly('users', 'created_at')`)).rejects.toThrow(
      'a foreign key points at users',
    );
    await expect(runAsOwner(sql`SELECT make_monthly('mails', 'created_at')`)).rejects.toThrow(
      'is a partition, has some',
    );
    await expect(runAsOwner(sql`SELECT add_months('keyed', current_date, 1)`)).rejects.toThrow(
      'keyed is not partitioned by month',
    );
    await runAsOwner(sql`DROP TABLE keyed`);
  });
});
