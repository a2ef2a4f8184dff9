import { randomUUID } from 'node:crypto';
import { contract } from '@foothold/contracts';
import { makeBoxKeys, toBase64 } from '@foothold/sealed-box';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { limitRows } from '../src/platform/db/row-access.ts';
import type { DB } from '../src/platform/db/schema.ts';
import { listEndpoints } from '../src/platform/http/api.ts';
import { createStaffMember } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';
import { createTrust, getUserId, type IdentifiedPerson, REASON, type TrustedMember } from './recruiting-people.ts';

// Every check of the application allows everything. Only the database is left.
vi.mock('../src/platform/authorized.ts', async (load) => {
  const { AppError } = await import('../src/platform/errors.ts');
  return {
    ...(await load<object>()),
    authorize: (_policy: unknown, _actor: unknown, row: unknown) => {
      if (row === null || row === undefined) throw new AppError('resource.not-found');
      return row;
    },
  };
});
vi.mock('../src/domains/recruiting/assignments/assignments-repository.ts', async (load) => {
  const original = await load<typeof import('../src/domains/recruiting/assignments/assignments-repository.ts')>();
  return {
    ...original,
    findClient: async (db: Parameters<typeof original.findClient>[0], recruiterId: string, memberId: string) => {
      const found = await db
        .selectFrom('registrations')
        .innerJoin('users', 'users.id', 'registrations.user_id')
        .selectAll('registrations')
        .select(['users.name as member_name', 'users.sample_hash', 'users.created_at as assigned_at'])
        .where('users.id', '=', memberId)
        .executeTakeFirst();
      return found && { ...found, recruiter_id: recruiterId };
    },
  };
});

/** Tables with a foreign key to users that names somebody other than the member whose row it is. */
const EXCEPTIONS: Record<string, string> = {
  answer_templates: 'changed_by: the staff member who wrote the text',
  inquiries: 'assignee_id: the staff member who answers; the sender has no account',
  inquiry_events: 'actor_id: the staff member who acted',
  listing_source_events: 'actor_id: the staff member who acted',
  sample_events: 'actor_id: the admin who acted',
};

const test = useTestApp();
let trust: TrustedMember;
let stranger: IdentifiedPerson;

beforeAll(async () => {
  trust = await createTrust(test);
  const person = await createStaffMember(test, 'recruiter', 'Sasha Stranger');
  stranger = { ...person, id: await getUserId(person) };
});

const listPolicyTables = async () =>
  (
    await sql<{ name: string }>`
      SELECT relname AS name FROM pg_policy JOIN pg_class ON pg_class.oid = polrelid
      WHERE polname = 'recruiters' AND relrowsecurity ORDER BY 1`.execute(test.owner)
  ).rows.map(({ name }) => name);

describe('the schema', () => {
  it('has a policy for every table that names a member', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT DISTINCT relname AS name FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
      WHERE contype = 'f' AND confrelid = 'users'::regclass AND NOT relispartition ORDER BY 1`.execute(test.owner);
    const limited = await listPolicyTables();
    expect(rows.map(({ name }) => name).filter((name) => !limited.includes(name))).toEqual(
      Object.keys(EXCEPTIONS).sort(),
    );
  });

  it('evaluates a policy once per query, keeps the plan, and never reads assignments without a recruiter', async () => {
    const explain = async (db: typeof test.owner) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF, BUFFERS OFF)
        SELECT * FROM applications WHERE user_id = ${trust.member.id} ORDER BY id`.execute(db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const plan = await explain(test.app.db);
    expect(plan).toContain('InitPlan 1');
    expect(plan).toMatch(/InitPlan 2\n\s+->\s+Result \(never executed\)/);
    expect(await explain(test.owner)).not.toContain('InitPlan');
  });
});

describe('the database, for a recruiter', () => {
  it('hides every row of members who aren’t assigned, in every table', async () => {
    const member = trust.member.id;
    for (const table of await listPolicyTables()) {
      const { rows: columns } = await sql<{ name: string }>`
        SELECT attname AS name FROM pg_attribute WHERE attrelid = ${table}::regclass AND attname IN ('user_id', 'member_id')`.execute(
        test.owner,
      );
      const count = async () => {
        const query = test.app.db.selectFrom(table as keyof DB).select(sql<number>`count(*)::int`.as('count'));
        const [column] = columns;
        const filtered = column ? query.where(sql.ref(column.name), '<>', stranger.id) : query;
        return (await filtered.executeTakeFirstOrThrow()).count;
      };
      const seen = await limitRows(stranger.id, count);
      expect(seen, table).toBe(table === 'users' ? 3 : 0);
      expect(await limitRows(randomUUID(), count), table).toBe(table === 'users' ? 3 : 0);
    }
    const findMember = () => test.app.db.selectFrom('users').select('id').where('id', '=', member).execute();
    expect(await limitRows(stranger.id, findMember)).toEqual([]);
    expect(await limitRows(trust.recruiter.id, findMember)).toEqual([{ id: member }]);
    expect(await findMember()).toEqual([{ id: member }]);
  });

  it('refuses to add or change their rows', async () => {
    const { db } = test.app;
    const as = <T>(work: () => Promise<T>) => limitRows(stranger.id, work);
    const member = trust.member.id;
    for (const insert of [
      () =>
        sql`INSERT INTO assignments (member_id, recruiter_id, assigned_at) VALUES (${member}, ${trust.recruiter.id}, now())`.execute(
          db,
        ),
      () =>
        sql`INSERT INTO notifications (user_id, source, title, path, created_at) VALUES (${member}, 'x', 'x', '/', now())`.execute(
          db,
        ),
      () =>
        sql`INSERT INTO sessions (user_id, token, expires_at) VALUES (${member}, ${randomUUID()}, now())`.execute(db),
    ])
      await expect(as(insert)).rejects.toThrow('violates row-level security policy');
    const change = await as(() => db.updateTable('users').set({ name: 'Taken' }).where('id', '=', member).execute());
    expect(change[0]?.numUpdatedRows).toBe(0n);
    const removal = await as(() => db.deleteFrom('registrations').where('user_id', '=', member).execute());
    expect(removal[0]?.numDeletedRows).toBe(0n);
    await expect(
      as(() => db.updateTable('recruiter_tasks').set({ member_id: member }).where('member_id', '=', member).execute()),
    ).resolves.toMatchObject([{ numUpdatedRows: 0n }]);
  });

  it('hides a member again as soon as the assignment ends', async () => {
    const ended = await createTrust(test);
    const find = () =>
      limitRows(ended.recruiter.id, () =>
        test.app.db.selectFrom('registrations').select('id').where('user_id', '=', ended.member.id).execute(),
      );
    expect(await find()).toHaveLength(1);
    await test.app.db
      .updateTable('assignments')
      .set({ ended_at: new Date() })
      .where('member_id', '=', ended.member.id)
      .execute();
    expect(await find()).toEqual([]);
  });

  it('shows all rows to the next user of the connection, however often they take turns', async () => {
    const count = async () =>
      (
        await test.app.db
          .selectFrom('registrations')
          .select(sql<number>`count(*)::int`.as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    const all = await count();
    expect(all).toBeGreaterThan(0);
    const counts = await Promise.all(
      Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? limitRows(stranger.id, count) : count())),
    );
    expect(counts.filter((_, at) => at % 2 === 0)).toEqual(Array.from({ length: 30 }, () => 0));
    expect(counts.filter((_, at) => at % 2 === 1)).toEqual(Array.from({ length: 30 }, () => all));
  });

  it('refuses to answer for somebody who isn’t an account', async () => {
    await expect(limitRows('nobody', () => test.app.db.selectFrom('users').select('id').execute())).rejects.toThrow(
      'invalid input syntax for type uuid',
    );
    expect(await test.app.db.selectFrom('users').select('id').execute()).not.toEqual([]);
  });
});

describe('every endpoint for recruiters, with all checks of the application off', () => {
  const calls: Record<string, (person: Person) => Promise<unknown>> = {
    'recruiting.clients': async ({ api }) => {
      expect((await api.recruiting.clients()).clients).toEqual([]);
    },
    'recruiting.client': ({ api }) => api.recruiting.client({ memberId: trust.member.id }),
    'recruiting.proposeTask': ({ api }) =>
      api.recruiting.proposeTask({ memberId: trust.member.id, what: 'Apply', listingId: null, needsMailbox: false }),
    'recruiting.withdrawTask': ({ api }) => api.recruiting.withdrawTask({ id: trust.task.id }),
    'recruiting.finishTask': ({ api }) => api.recruiting.finishTask({ id: trust.task.id }),
    'recruiting.reveal': async ({ api }) =>
      api.recruiting.reveal({
        memberId: trust.member.id,
        taskId: trust.task.id,
        reason: REASON,
        publicKey: toBase64((await makeBoxKeys()).publicKey),
      }),
    'recruiting.revealed': ({ api }) => api.recruiting.revealed({ id: randomUUID() }),
  };

  it.each(
    listEndpoints(contract).flatMap(({ name, meta: { access } }) =>
      access !== 'anyone' && access !== 'signed-in' && access.includes('recruiter') ? [name] : [],
    ),
  )('%s shows a stranger nothing', async (name) => {
    const call = calls[name];
    if (!call) throw new Error(`${name} is new: add a call for a member who isn’t assigned`);
    if (name === 'recruiting.clients') await call(stranger);
    else await expect(call(stranger)).rejects.toMatchObject({ code: 'resource.not-found' });
  });

  it('still shows the assigned recruiter their member', async () => {
    const { member, recruiter } = trust;
    expect((await recruiter.api.recruiting.clients()).clients).toMatchObject([{ member: { id: member.id } }]);
    await expect(calls['recruiting.client']?.(recruiter)).resolves.toBeDefined();
    await expect(calls['recruiting.proposeTask']?.(recruiter)).resolves.toBeDefined();
  });
});
