import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openRoles } from '../src/main/open-roles.ts';
import { requireLimitedRole } from '../src/platform/db/check-role.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { startEmbeddedDatabase } from '../src/platform/db/embedded.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { prepareDatabase } from '../src/platform/db/prepare.ts';
import { createLogger } from '../src/platform/logger.ts';
import { openQueue } from '../src/platform/queue.ts';
import { onServer, withDatabase } from './database.setup.ts';
import { useTestApp } from './harness.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');
const DENIED = '42501';
const test = useTestApp();
const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const logger = createLogger('silent');
const getUser = (url: string) => new URL(url).username;

/** The error code of a statement, or null if it worked. */
async function tryAs(url: string, statement: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
    return null;
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown';
  } finally {
    await client.end();
  }
}

/** A role that exists until the tests end. @returns its URL for the database of the test */
async function createRole(options: string): Promise<string> {
  const name = `foothold_role_${randomUUID().replaceAll('-', '')}`;
  await onServer(inject('databaseServer'), `CREATE ROLE ${name} LOGIN PASSWORD 'secret' ${options}`);
  cleanUps.push(async () => {
    await onServer(test.ownerUrl, `DROP OWNED BY ${name}`).catch(() => undefined);
    await onServer(inject('databaseServer'), `DROP ROLE ${name}`);
  });
  const url = new URL(test.ownerUrl);
  url.username = name;
  url.password = 'secret';
  return url.href;
}

async function createDatabase(owner?: string): Promise<string> {
  const name = `foothold_roles_${randomUUID().replaceAll('-', '')}`;
  const server = inject('databaseServer');
  await onServer(server, `CREATE DATABASE ${name}${owner === undefined ? '' : ` OWNER ${owner}`}`);
  cleanUps.push(() => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`));
  return name;
}

/** Opens a database in production, as the server does when it starts. */
async function open(urls: { url: string; custodyUrl?: string }, hasCustody = false) {
  const database = openDatabase(urls.url, 1, logger);
  try {
    return await openRoles(urls, database, true, hasCustody, logger);
  } finally {
    await database.close();
  }
}

describe('the role of the server', () => {
  it.each([
    'ALTER TABLE secret_reveals DISABLE TRIGGER ALL',
    'DROP TRIGGER secret_reveals_stay ON secret_reveals',
    'TRUNCATE mails',
    'CREATE TABLE mine (id int)',
    'CREATE TABLE pgboss.mine (id int)',
    'CREATE SCHEMA mine',
    'CREATE FUNCTION public.mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'SET session_replication_role = replica',
    'DROP POLICY recruiters ON users',
    'ALTER TABLE users DISABLE ROW LEVEL SECURITY',
    'ALTER TABLE users NO FORCE ROW LEVEL SECURITY',
    "COPY page_views FROM PROGRAM 'true'",
    "INSERT INTO table_privileges VALUES ('x', 'SELECT', '')",
    "UPDATE table_privileges SET server = 'SELECT, INSERT'",
    "INSERT INTO granted_privileges VALUES ('a', 'b', 'c')",
    "UPDATE month_retention SET retained = '0'",
    "INSERT INTO kysely_migration VALUES ('9999_x', now()::text)",
    "UPDATE secret_reveals SET decision = 'opened'",
    "INSERT INTO reveal_answers VALUES (gen_random_uuid(), '', now())",
    'DELETE FROM secret_reveals',
    "SELECT make_monthly('notifications', 'created_at')",
    "SELECT set_privileges('users', '', '')",
    "SELECT grant_privileges('a', 'b')",
    "SELECT add_month('mails', '2030-01-01')",
    'SELECT * FROM mails_other',
    'CREATE ROLE mine',
    'ALTER DATABASE postgres SET search_path = mine',
  ])('can’t do this: %s', async (statement) => {
    expect(await tryAs(test.databaseUrl, statement)).toBe(DENIED);
  });

  it('can’t become the owner, or get more privileges', async () => {
    const server = getUser(test.databaseUrl);
    expect(await tryAs(test.databaseUrl, `SET ROLE ${getUser(test.ownerUrl)}`)).toBe(DENIED);
    expect(await tryAs(test.databaseUrl, `GRANT ${getUser(test.ownerUrl)} TO ${server}`)).toBe(DENIED);
    // PostgreSQL only warns that nothing was granted.
    await tryAs(test.databaseUrl, `GRANT ALL ON users TO ${server}`);
    const { rows } = await sql<{ may: boolean }>`
      SELECT has_table_privilege(${server}, 'users', 'TRUNCATE') OR has_table_privilege(${server}, 'users', 'TRIGGER') AS may`.execute(
      test.owner,
    );
    expect(rows).toEqual([{ may: false }]);
  });

  it('adds and drops months only of our tables, and no month that is still needed', async () => {
    const call = (text: string) => tryAs(test.databaseUrl, `SELECT ${text}`);
    expect(await call("add_months('mails', current_date, 3)")).toBe(null);
    expect(await call("drop_months_before('mails', now() - interval '3 years')")).toBe(null);
    for (const refused of [
      "add_months('mails', current_date, 13)",
      "add_months('mails', current_date + 10000, 1)",
      "add_months('pgboss.queue_stats', current_date, 1)",
      "add_months('users', current_date, 1)",
      "drop_months_before('mails', now() - interval '1 month')",
      "drop_months_before('staff_views', now())",
      "drop_months_before('pgboss.queue_stats', now() - interval '9 years')",
    ])
      expect(await call(refused), refused).toBe('P0001');
    await sql`CREATE TABLE days (day date NOT NULL)`.execute(test.owner);
    await sql`SELECT make_monthly('days', 'day')`.execute(test.owner);
    expect(await call("drop_months_before('days', now() - interval '9 years')")).toBe('P0001');
    await sql`DROP TABLE days`.execute(test.owner);
  });

  it('meets what production requires, and so does the role of the custody process', async () => {
    expect(await open({ url: test.databaseUrl, custodyUrl: test.custodyUrl }, true)).toBe(test.custodyUrl);
  });
});

describe('the role of the custody process', () => {
  it.each([
    ['SELECT id, role, plan, trial_ends_at FROM users LIMIT 1', null],
    ['SELECT given FROM consents LIMIT 1', null],
    ['SELECT email FROM users', DENIED],
    ['SELECT token FROM sessions', DENIED],
    ['SELECT * FROM credentials', DENIED],
    ["UPDATE users SET role = 'recruiter'", DENIED],
    ['UPDATE secret_reveals SET reason = NULL', DENIED],
    ['INSERT INTO assignments (member_id, recruiter_id, assigned_at) VALUES (NULL, NULL, NULL)', DENIED],
    ['SELECT * FROM resumes', DENIED],
    ["SELECT add_months('mails', current_date, 1)", DENIED],
    ['CREATE TABLE mine (id int)', DENIED],
  ])('%s', async (statement, code) => {
    expect(await tryAs(test.custodyUrl, statement)).toBe(code);
  });
});

describe('a start in production', () => {
  it('refuses a role that may do more', async () => {
    const owner = getUser(test.ownerUrl);
    await expect(open({ url: test.ownerUrl })).rejects.toThrow(
      `Invalid setting DATABASE_URL: the role "${owner}" is a superuser. In production, this process needs a role that owns nothing.`,
    );
    const server = getUser(test.databaseUrl);
    const cases: [options: string, grant: string | null, message: string][] = [
      [`IN ROLE ${server} BYPASSRLS`, null, 'has BYPASSRLS'],
      [`IN ROLE ${server} CREATEROLE`, null, 'has CREATEROLE'],
      [`IN ROLE ${server}, ${owner}`, null, 'may act as the superuser'],
      [`IN ROLE ${server}`, 'GRANT CREATE ON SCHEMA public TO', 'can create tables in the schema public'],
      [`IN ROLE ${server}`, 'GRANT INSERT ON reveal_answers TO', 'can write to reveal_answers, which'],
      [`IN ROLE ${server}`, 'GRANT UPDATE (decision) ON secret_reveals TO', 'can write to secret_reveals, which'],
      [`IN ROLE ${server}`, 'GRANT TRUNCATE ON mails TO', 'can write to mails, which'],
      [`IN ROLE ${server}`, 'ALTER TABLE page_views OWNER TO', 'owns the table page_views, or may act as its owner'],
    ];
    for (const [options, statement, message] of cases) {
      const url = await createRole(options);
      if (statement !== null) await onServer(test.ownerUrl, `${statement} ${getUser(url)}`);
      await expect(open({ url }), message).rejects.toThrow(message);
      if (statement?.startsWith('ALTER')) await onServer(test.ownerUrl, `ALTER TABLE page_views OWNER TO ${owner}`);
    }
  });

  it('refuses a custody process that may do more, or that has the role of the server', async () => {
    const refusal = 'can write to';
    await expect(open({ url: test.databaseUrl, custodyUrl: test.databaseUrl }, true)).rejects.toThrow(refusal);
    await expect(open({ url: test.databaseUrl }, true)).rejects.toThrow(refusal);
  });

  it('says what to do if the database isn’t migrated, or the role has no privileges yet', async () => {
    const empty = await createDatabase();
    await expect(open({ url: withDatabase(test.databaseUrl, empty) })).rejects.toThrow(
      'The database isn’t migrated to this version, and this process may not do it. Run "foothold database migrate"',
    );
    await expect(open({ url: await createRole('') })).rejects.toThrow('Run "foothold database migrate"');
  });
});

it('gives an installation with one role two more, and keeps its data', async () => {
  const ownerUrl = await createRole('');
  const name = await createDatabase(getUser(ownerUrl));
  const adminUrl = withDatabase(ownerUrl, name);
  const urls = {
    adminUrl,
    url: withDatabase(test.databaseUrl, name),
    custodyUrl: withDatabase(test.custodyUrl, name),
  };
  const folder = mkdtempSync(join(tmpdir(), 'foothold-roles-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of readdirSync(MIGRATIONS))
    if (file < '0068') copyFileSync(join(MIGRATIONS, file), join(folder, file));
  const owner = openDatabase(adminUrl, 1, logger);
  const database = openDatabase(urls.url, 2, logger);
  cleanUps.push(async () => {
    await owner.close();
    await database.close();
  });
  await migrate(owner.db, folder);
  await sql`INSERT INTO users (name, email) VALUES ('Ana', 'ana@example.com')`.execute(owner.db);
  await sql`INSERT INTO consents (user_id, kind, given, wording, source, at)
    SELECT id, 'mailbox-storage', true, 'x', 'registration', now() FROM users`
    .execute(owner.db)
    .catch(() => undefined);

  expect(await prepareDatabase(urls, logger)).toContain('0068_row_access');
  // Again, as at every start.
  expect(await prepareDatabase(urls, logger)).toEqual([]);

  const { db } = database;
  await requireLimitedRole(db, 'server', 'DATABASE_URL');
  expect(await db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Ana' }]);
  await db.insertInto('users').values({ name: 'Ben', email: 'ben@example.com' }).execute();
  const [member] = await db.selectFrom('users').select('id').where('name', '=', 'Ben').execute();
  await db
    .insertInto('staff_views')
    .values({ user_id: member?.id ?? '', page: 'member', at: new Date() })
    .execute();
  await db.deleteFrom('users').where('name', '=', 'Ben').execute();
  expect(await db.selectFrom('staff_views').selectAll().execute()).toEqual([]);
  // The queue works with these privileges, and declares its own queues.
  await (await openQueue(urls.url, [{ name: 'a.job', retries: 1, schedule: '0 0 * * *' }], logger)).stop();
  expect(await tryAs(urls.url, 'CREATE TEMP TABLE mine (id int)')).toBe(DENIED);
});

it('restores privileges that somebody changed', async () => {
  const server = getUser(test.databaseUrl);
  await onServer(test.ownerUrl, `GRANT TRUNCATE ON mails TO ${server}; REVOKE SELECT ON users FROM ${server}`);
  await sql`SELECT grant_privileges(${server}, ${getUser(test.custodyUrl)})`.execute(test.owner);
  expect(await tryAs(test.databaseUrl, 'SELECT FROM users')).toBe(null);
  expect(await tryAs(test.databaseUrl, 'TRUNCATE mails')).toBe(DENIED);
});

it('creates the roles of an embedded database from before, readable only by its owner', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-embedded-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const home = join(folder, 'postgres');
  const files = ['server-password', 'custody-password'].map((file) => join(home, file));
  const first = await startEmbeddedDatabase(folder, { durable: false });
  await prepareDatabase(first, logger);
  // One role is missing, and the other one was created by a start that ended before it wrote the file.
  await onServer(first.adminUrl, 'DROP OWNED BY foothold_custody; DROP ROLE foothold_custody');
  await first.stop();
  for (const file of files) rmSync(file);

  const second = await startEmbeddedDatabase(folder, { durable: false });
  cleanUps.push(() => second.stop());
  await prepareDatabase(second, logger);
  for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await tryAs(second.url, 'SELECT FROM users')).toBe(null);
  expect(await tryAs(second.url, 'TRUNCATE mails')).toBe(DENIED);
  expect(await tryAs(second.custodyUrl, 'SELECT id FROM users')).toBe(null);
  expect(await tryAs(second.custodyUrl, 'SELECT email FROM users')).toBe(DENIED);
});
