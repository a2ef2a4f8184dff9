import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildRead } from './built-read.ts';
import type { DB } from './schema.ts';

function createDatabase() {
  const sent: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      sent.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  return { db, sent };
}

describe('a read that is built once', () => {
  it('sends the values of each call', async () => {
    const { db, sent } = createDatabase();
    let builds = 0;
    const find = buildRead((executor, role: string, id: string) => {
      builds++;
      return executor.selectFrom('users').select('name').where('id', '=', id).where('role', '=', role);
    });
    await find(db, 'member', 'a');
    await find(db, 'staff', 'b');
    expect(builds).toBe(1);
    expect(sent.map(({ parameters }) => parameters)).toEqual([
      ['a', 'member'],
      ['b', 'staff'],
    ]);
    expect(sent[1]?.sql).toBe(sent[0]?.sql);
  });

  it('refuses a value that is no parameter, or a parameter that is no value', async () => {
    const { db } = createDatabase();
    const ignored = buildRead((executor, _id: string) => executor.selectFrom('users').select('name'));
    await expect(ignored(db, 'a')).rejects.toThrow('isn’t one of its values');
    const fixed = buildRead((executor) => executor.selectFrom('users').select('name').where('role', '=', 'member'));
    await expect(fixed(db)).rejects.toThrow('isn’t one of its values');
  });
});
