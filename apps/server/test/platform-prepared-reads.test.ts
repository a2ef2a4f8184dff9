import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { createLogger } from '../src/platform/logger.ts';
import { onServer, withDatabase } from './database.setup.ts';

const name = `foothold_${randomUUID().replaceAll('-', '')}`;
let database: Database;

beforeAll(async () => {
  const server = inject('databaseServer');
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${inject('template')}`);
  database = openDatabase(withDatabase(server, name), 1, createLogger('warn'));
});

afterAll(async () => {
  await database.close();
  await onServer(inject('databaseServer'), `DROP DATABASE ${name} WITH (FORCE)`);
});

/** The texts that the one connection has prepared. */
async function listPrepared(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(database.db);
  return rows.map(({ statement }) => statement);
}

const repeat = async (work: () => Promise<unknown>) => {
  for (let time = 0; time < 8; time++) await work();
};

it('prepares a read of the query builder once it is repeated', async () => {
  const read = () => database.db.selectFrom('users').select('id').where('email', '=', 'nobody@example.com').execute();
  await read();
  const text = 'select "id" from "users" where "email" = $1';
  expect(await listPrepared()).not.toContain(text);
  await repeat(read);
  expect(await listPrepared()).toContain(text);
});

it('prepares nothing written as SQL, nothing that writes, and nothing in a transaction', async () => {
  const before = await listPrepared();
  await repeat(() => sql`SELECT ${1}::int`.execute(database.db));
  await repeat(() => database.db.deleteFrom('users').where('email', '=', 'nobody@example.com').execute());
  await repeat(() =>
    database.db
      .transaction()
      .execute((trx) => trx.selectFrom('users').select('name').where('id', 'is', null).execute()),
  );
  expect(await listPrepared()).toEqual(before);
});

it('reads on after a migration changed the columns of a prepared read', async () => {
  const read = () => database.db.selectFrom('rate_limits').selectAll().execute();
  await sql`INSERT INTO rate_limits (key, points) VALUES ('a', 1)`.execute(database.db);
  await repeat(read);
  expect(await listPrepared()).toContain('select * from "rate_limits"');
  await sql`ALTER TABLE rate_limits ADD COLUMN added int DEFAULT 7`.execute(database.db);
  expect(await read()).toEqual([expect.objectContaining({ key: 'a', added: 7 })]);
  await repeat(read);
  expect(await read()).toEqual([expect.objectContaining({ key: 'a', added: 7 })]);
});

it('throws what a statement throws', async () => {
  const read = (id: string) => database.db.selectFrom('users').select('email').where('id', '=', id).execute();
  await repeat(() => read(randomUUID()));
  await expect(read('no id')).rejects.toMatchObject({ code: '22P02' });
  expect(await read(randomUUID())).toEqual([]);
});
