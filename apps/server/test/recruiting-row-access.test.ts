import { randomUUID } from 'node:crypto';
import { contract } from '@foothold/contracts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { limitRows } from '../src/platform/db/row-access.ts';
import type { DB } from '../src/platform/db/schema.ts';
import { listEndpoints } from '../src/platform/http/api.ts';
import { createStaffMember } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';
import { createOAuthClient } from './oauth-client.ts';
import {
  addPasskey,
  ask,
  createTrust,
  getUserId,
  type IdentifiedPerson,
  type RevealInput,
  signReveal,
  type TrustedMember,
} from './recruiting-people.ts';
import { createListing, uploadNurse } from './recruiting-workspace-people.ts';

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
  recruiter_absences: 'recruiter_id, cover_id, and created_by: staff; the members are in absence_covers',
  recruiter_capacities: 'recruiter_id and changed_by: staff',
  sample_events: 'actor_id: the admin who acted',
};

const test = useTestApp();
let trust: TrustedMember;
let stranger: IdentifiedPerson;
const oauth = createOAuthClient(test);
/** Of the recruiters' extensions, by account. */
const extensionTokens = new Map<string, string>();

/** What only a recruiter's extension may call, which has a token of its own. */
async function callExtension(person: Person, path: string, body?: object): Promise<Record<string, unknown>> {
  const token = extensionTokens.get(await getUserId(person)) ?? '';
  const answer = await fetch(new URL(`/api/v1/extension/packets${path}`, test.url), {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const result = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw Object.assign(new Error(String(result.code)), { code: result.code });
  return result;
}

async function pairExtension(person: IdentifiedPerson): Promise<void> {
  await addPasskey(test, person);
  await test.owner
    .updateTable('sessions')
    .set({ verified_at: test.clock.now })
    .where('user_id', '=', person.id)
    .execute();
  const { body } = await oauth.startDevice('foothold-extension', 'packets:fill');
  await person.api.accounts.oauth.decideDevice({ code: String(body.user_code), allow: true });
  const tokens = await oauth.poll(String(body.device_code), 'foothold-extension');
  extensionTokens.set(person.id, String(tokens.body.access_token));
}

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
    expect(plan).toMatch(/InitPlan 2.*\n\s+->\s+Result \(never executed\)/);
    expect(await explain(test.owner)).not.toContain('InitPlan');
  });
});

describe('the database, for a recruiter', () => {
  it('hides every row of members who aren’t assigned, in every table', async () => {
    const member = trust.member.id;
    const { rows: staff } = await sql`SELECT FROM users WHERE role <> 'member'`.execute(test.owner);
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
      expect(seen, table).toBe(table === 'users' ? staff.length : 0);
      expect(await limitRows(randomUUID(), count), table).toBe(table === 'users' ? staff.length : 0);
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

/** Something of the member for every ID that a recruiter can send. */
async function createObjects() {
  const { member, recruiter } = trust;
  const { recruiting } = recruiter.api;
  const memberId = member.id;
  await member.api.recruiting.authorization.set({ given: true });
  const [resumeId, listingId] = [await uploadNurse(member), await createListing(test)];
  const copy = await recruiting.tailoring.get({
    memberId,
    ...(await recruiting.tailoring.create({ memberId, resumeId, listingId })),
  });
  const question = copy.questions[0]?.id ?? '';
  const asked = await recruiting.tailoring.ask({ memberId, resumeId: copy.id, question });
  const packet = await recruiting.packets.propose({
    memberId,
    resumeId,
    listingId: await createListing(test, 'Aspen Grove Clinic'),
    answers: [],
  });
  const file = () => new File(['%PDF-1.7\nAn offer'], 'offer.pdf', { type: 'application/pdf' });
  const upload = await recruiting.packets.upload({ memberId, file: file() });
  const message = await recruiting.memberThread.send({
    memberId,
    text: 'Here it is.',
    clientId: randomUUID(),
    files: [file()],
  });
  const { id: taskId } = await recruiting.proposeTask({ memberId, what: 'Ask for a reference' });
  const { id: caseId } = await test.owner
    .insertInto('guarantee_cases')
    .values({
      member_id: memberId,
      resume_id: resumeId,
      resume_title: 'Nurse',
      listing_id: listingId,
      job_title: 'Registered Nurse',
      company: 'Cedar Valley Health',
      state: 'open',
      rubric: 'test',
      score: 60,
      must_haves_met: 50,
      missing: JSON.stringify([]),
      declined: 0,
      latest_score: 60,
      latest_rubric: 'test',
      opened_at: test.clock.now,
      due_at: test.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { input: reveal } = await signReveal(trust);
  return {
    memberId,
    resumeId,
    listingId,
    copy,
    question,
    confirmationId: asked.confirmations[0]?.id ?? '',
    packet: { id: packet.id, hash: packet.hash },
    sha256: packet.content.files[0]?.sha256 ?? '',
    uploadId: upload.id,
    message: { id: message.id, fileId: message.files[0]?.id ?? '' },
    taskId,
    caseId,
    reveal,
    revealId: (await ask(trust)).id,
    file,
  };
}

describe('every endpoint for recruiters, with all checks of the application off', () => {
  let of: Awaited<ReturnType<typeof createObjects>>;
  beforeAll(async () => {
    of = await createObjects();
    for (const person of [trust.recruiter, stranger]) await pairExtension(person);
    await test.owner
      .updateTable('packets')
      .set({ started_by: trust.recruiter.id, started_at: test.clock.now })
      .where('id', '=', trust.packet.id)
      .execute();
  });

  const client = () => ({ memberId: of.memberId });
  const copy = () => ({ ...client(), resumeId: of.copy.id });
  const message = (text: string) => ({ ...client(), text, clientId: randomUUID() });

  /** Reads, by the assigned recruiter too: what they get shows that the stranger asked for something. */
  const reads: Record<string, (person: Person) => Promise<unknown>> = {
    'recruiting.filling.open': (person) => callExtension(person, `/${trust.packet.id}/open`, { host: 'x.example' }),
    'recruiting.client': ({ api }) => api.recruiting.client(client()),
    'recruiting.revealed': ({ api }) => api.recruiting.revealed({ id: of.revealId }),
    'recruiting.packets.get': ({ api }) => api.recruiting.packets.get({ id: of.packet.id }),
    'recruiting.packets.file': ({ api }) => api.recruiting.packets.file({ id: of.packet.id, sha256: of.sha256 }),
    'recruiting.packets.prepare': ({ api }) =>
      api.recruiting.packets.prepare({ ...client(), listingId: of.listingId, questions: ['Why here?'] }),
    'recruiting.workspace.overview': ({ api }) => api.recruiting.workspace.overview(client()),
    'recruiting.workspace.resumes': ({ api }) => api.recruiting.workspace.resumes(client()),
    'recruiting.workspace.resume': ({ api }) => api.recruiting.workspace.resume({ ...client(), resumeId: of.resumeId }),
    'recruiting.workspace.resumePdf': ({ api }) =>
      api.recruiting.workspace.resumePdf({ ...client(), resumeId: of.resumeId }),
    'recruiting.workspace.applications': ({ api }) => api.recruiting.workspace.applications(client()),
    'recruiting.workspace.answers': ({ api }) => api.recruiting.workspace.answers(client()),
    'recruiting.tailoring.get': ({ api }) => api.recruiting.tailoring.get(copy()),
    'recruiting.guarantee.get': ({ api }) => api.recruiting.guarantee.get({ id: of.caseId }),
    'recruiting.memberThread.get': ({ api }) => api.recruiting.memberThread.get(client()),
    'recruiting.memberThread.file': ({ api }) =>
      api.recruiting.memberThread.file({ ...client(), fileId: of.message.fileId }),
  };

  const changes: Record<string, (person: Person) => Promise<unknown>> = {
    // May still be preparing for the assigned recruiter.
    'recruiting.workspace.matches': ({ api }) => api.recruiting.workspace.matches({ ...client(), skip: '0' }),
    'recruiting.proposeTask': ({ api }) => api.recruiting.proposeTask({ ...client(), what: 'Apply' }),
    'recruiting.withdrawTask': ({ api }) => api.recruiting.withdrawTask({ id: of.taskId }),
    'recruiting.finishTask': ({ api }) => api.recruiting.finishTask({ id: of.taskId }),
    'recruiting.revealOptions': ({ api }) => {
      const { memberId, packetId, reason, publicKey } = of.reveal;
      return api.recruiting.revealOptions({ memberId, packetId, reason, publicKey });
    },
    'recruiting.reveal': ({ api }) => api.recruiting.reveal(of.reveal satisfies RevealInput),
    'recruiting.packets.upload': ({ api }) => api.recruiting.packets.upload({ ...client(), file: of.file() }),
    'recruiting.packets.propose': ({ api }) =>
      api.recruiting.packets.propose({ ...client(), resumeId: of.resumeId, listingId: of.listingId, answers: [] }),
    'recruiting.packets.withdraw': ({ api }) => api.recruiting.packets.withdraw(of.packet),
    'recruiting.packets.start': ({ api }) =>
      api.recruiting.packets.start({ id: trust.packet.id, hash: trust.packet.hash }),
    'recruiting.packets.submit': ({ api }) =>
      api.recruiting.packets.submit({
        id: trust.packet.id,
        hash: trust.packet.hash,
        kind: 'screenshot',
        fileId: of.uploadId,
      }),
    'recruiting.tailoring.create': ({ api }) =>
      api.recruiting.tailoring.create({ ...client(), resumeId: of.resumeId, listingId: of.listingId }),
    'recruiting.tailoring.accept': ({ api }) =>
      api.recruiting.tailoring.accept({
        ...copy(),
        baseVersion: of.copy.currentVersion,
        proposals: [of.copy.proposals[0]?.id ?? ''],
      }),
    'recruiting.tailoring.ask': ({ api }) => api.recruiting.tailoring.ask({ ...copy(), question: of.question }),
    'recruiting.tailoring.edit': ({ api }) =>
      api.recruiting.tailoring.edit({
        ...copy(),
        baseVersion: of.copy.currentVersion,
        path: of.copy.lines[0]?.path ?? '',
        text: 'Gave care',
      }),
    'recruiting.tailoring.withdraw': ({ api }) =>
      api.recruiting.tailoring.withdraw({ ...client(), id: of.confirmationId }),
    'recruiting.filling.receipt': (person) =>
      callExtension(person, `/${trust.packet.id}/receipt`, {
        hash: trust.packet.hash,
        kind: 'number',
        text: '1',
        steps: [{ fields: [], held: { x: null } }],
      }),
    'recruiting.guarantee.start': ({ api }) => api.recruiting.guarantee.start({ id: of.caseId }),
    'recruiting.guarantee.addNote': ({ api }) => api.recruiting.guarantee.addNote({ id: of.caseId, text: 'A note' }),
    'recruiting.guarantee.close': ({ api }) =>
      api.recruiting.guarantee.close({ id: of.caseId, outcome: 'not-covered', reason: 'Taken' }),
    'recruiting.memberThread.send': ({ api }) => api.recruiting.memberThread.send(message('Hello')),
    'recruiting.memberThread.remove': ({ api }) =>
      api.recruiting.memberThread.remove({ ...client(), id: of.message.id }),
    'recruiting.memberThread.settle': ({ api }) => api.recruiting.memberThread.settle(client()),
    'recruiting.memberThread.markRead': ({ api }) =>
      api.recruiting.memberThread.markRead({ ...client(), upTo: of.message.id }),
  };

  /** Lists of all of a recruiter's members, without an ID. Each returns what it lists. */
  const lists: Record<string, (person: Person) => Promise<unknown[]>> = {
    'recruiting.clients': async ({ api }) => (await api.recruiting.clients()).clients,
    'recruiting.filling.list': async (person) => (await callExtension(person, '')).packets as unknown[],
    'recruiting.packets.list': async ({ api }) =>
      (await api.recruiting.packets.list({ filter: 'waiting', memberId: of.memberId })).packets,
    'recruiting.workspace.start': async ({ api }) => (await api.recruiting.workspace.start()).members,
    'recruiting.workspace.screening': async ({ api }) =>
      (await api.recruiting.workspace.screening({ listingId: of.listingId })).members,
    'recruiting.guarantee.list': async ({ api }) => (await api.recruiting.guarantee.list({})).cases,
    'recruiting.memberThread.list': async ({ api }) => (await api.recruiting.memberThread.list()).threads,
  };

  it.each(
    listEndpoints(contract).flatMap(({ name, meta: { access } }) =>
      access !== 'anyone' && access !== 'signed-in' && access.includes('recruiter') ? [name] : [],
    ),
  )('%s shows a stranger nothing', async (name) => {
    const list = lists[name];
    if (list) {
      expect(await list(stranger)).toEqual([]);
      return;
    }
    const call = reads[name] ?? changes[name];
    if (!call) throw new Error(`${name} is new: add a call for a member who isn’t assigned`);
    await expect(call(stranger)).rejects.toMatchObject({ code: 'resource.not-found' });
  });

  it.each(Object.keys(reads))('%s shows the assigned recruiter something', async (name) => {
    await expect(reads[name]?.(trust.recruiter)).resolves.toBeDefined();
  });

  it.each(Object.keys(lists))('%s lists the member for the assigned recruiter', async (name) => {
    expect(await lists[name]?.(trust.recruiter)).not.toEqual([]);
  });

  it('still lets the assigned recruiter work for their member', async () => {
    await expect(changes['recruiting.proposeTask']?.(trust.recruiter)).resolves.toBeDefined();
    await expect(changes['recruiting.memberThread.send']?.(trust.recruiter)).resolves.toBeDefined();
    await expect(changes['recruiting.guarantee.addNote']?.(trust.recruiter)).resolves.toBeDefined();
  });
});
