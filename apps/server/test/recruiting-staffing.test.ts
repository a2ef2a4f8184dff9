import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecruiterFigures } from '../src/domains/recruiting/assignments/figures-repository.ts';
import { createStaffMember } from './factories.ts';
import { useTestApp } from './harness.ts';
import { approve, createListing, createPacketCase, type PacketCase, propose, submit } from './packet-kit.ts';
import { createAcceptedMember, createApprovedTask } from './recruiting-people.ts';

const test = useTestApp();
beforeAll(() => test.openCustody());
const DAY = 24 * 60 * 60_000;
const toDay = (offset: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(
    new Date(test.clock.now.getTime() + offset * DAY),
  );

const createRecruiter = (name: string) => createStaffMember(test, 'recruiter', name);
type Recruiter = Awaited<ReturnType<typeof createRecruiter>>;

/** A member on Prime who is assigned to this recruiter. */
async function createClient(recruiter: Recruiter) {
  const admin = await createStaffMember(test, 'admin');
  const { member, registrationId } = await createAcceptedMember(test, admin);
  await test.app.db.updateTable('users').set({ plan: 'prime' }).where('id', '=', member.id).execute();
  await admin.api.recruiting.assign({ id: registrationId, recruiterId: recruiter.id });
  return { member, registrationId, admin };
}

type Client = Awaited<ReturnType<typeof createClient>>;

const getRecruiter = async ({ member }: Client) => (await member.api.recruiting.profile()).recruiter;
const listSubjects = async ({ member }: Client) => {
  const email = (await member.api.accounts.me()).viewer?.email ?? '';
  const rows = await test.app.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
  return rows.map(({ subject }) => subject);
};

/** Runs the scheduled job on a later day. */
async function onDay(offset: number, work: () => Promise<void>) {
  const before = test.clock.now;
  test.clock.now = new Date(before.getTime() + offset * DAY);
  try {
    await work();
  } finally {
    test.clock.now = before;
  }
}

const plan = (client: Client, absent: Recruiter, over: object = {}) =>
  client.admin.api.recruiting.staffing.plan({
    recruiterId: absent.id,
    startsOn: toDay(0),
    endsOn: toDay(6),
    note: 'Calls are on Tuesdays.',
    ...over,
  });

describe('capacity', () => {
  it('is changed per recruiter, limits assignments, and falls back to the default', async () => {
    const recruiter = await createRecruiter('Cap Acity');
    const client = await createClient(recruiter);
    const { staffing, recruiters, assign } = client.admin.api.recruiting;
    const find = async () => (await recruiters()).find(({ id }) => id === recruiter.id);
    expect(await find()).toMatchObject({ members: 1, capacity: 25, away: false });
    expect(await staffing.setCapacity({ id: recruiter.id, capacity: 1 })).toEqual({ capacity: 1 });
    expect(await find()).toMatchObject({ members: 1, capacity: 1 });
    expect(await recruiter.api.recruiting.clients()).toMatchObject({ capacity: 1 });
    const { registrationId, member } = await createAcceptedMember(test, client.admin);
    await test.app.db.updateTable('users').set({ plan: 'prime' }).where('id', '=', member.id).execute();
    await expect(assign({ id: registrationId, recruiterId: recruiter.id })).rejects.toMatchObject({
      code: 'recruiting.full',
    });
    expect(await staffing.setCapacity({ id: recruiter.id, capacity: null })).toEqual({ capacity: 25 });
    expect(await assign({ id: registrationId, recruiterId: recruiter.id })).toMatchObject({
      recruiter: { name: 'Cap Acity' },
    });
    await expect(staffing.setCapacity({ id: recruiter.id, capacity: 201 })).rejects.toMatchObject({
      data: { fields: { capacity: 'Enter a number from 0 to 200.' } },
    });
    await expect(staffing.setCapacity({ id: member.id, capacity: 3 })).rejects.toMatchObject({
      code: 'resource.not-found',
    });
  });

  it('is for admins only', async () => {
    const client = await createClient(await createRecruiter('Denied'));
    const support = await createStaffMember(test, 'support');
    const recruiter = await createRecruiter('Other');
    const id = randomUUID();
    for (const [person, code] of [
      [client.member, 'access.denied'],
      [support, 'access.denied'],
      [recruiter, 'access.denied'],
      [test.visitor(), 'access.sign-in'],
    ] as const) {
      const { staffing } = person.api.recruiting;
      const absence = { endsOn: toDay(1), note: 'Away' };
      for (const call of [
        () => staffing.get(),
        () => staffing.balance(),
        () => staffing.setCapacity({ id, capacity: 1 }),
        () => staffing.applyBalance({ moves: [{ memberId: id, from: id, to: id }] }),
        () => staffing.plan({ ...absence, recruiterId: id, startsOn: toDay(0) }),
        () => staffing.change({ ...absence, id }),
        () => staffing.end({ id }),
      ])
        await expect(call()).rejects.toMatchObject({ code });
    }
  });
});

describe('balancing', () => {
  it('proposes moves, applies them once confirmed, and skips those that no longer fit', async () => {
    const full = await createRecruiter('Over Loaded');
    const clients = [await createClient(full), await createClient(full)];
    const [first] = clients;
    if (!first) throw new Error('no client');
    const { staffing } = first.admin.api.recruiting;
    await staffing.setCapacity({ id: full.id, capacity: 1 });
    const free = await createRecruiter('AAA Free');
    await staffing.setCapacity({ id: free.id, capacity: 200 });
    const mine = (await staffing.balance()).moves.filter(({ from }) => from.id === full.id);
    expect(mine).toMatchObject([{ from: { name: 'Over Loaded' }, to: { name: 'AAA Free' } }]);
    const [move] = mine;
    if (!move) throw new Error('no move');
    expect((await full.api.recruiting.clients()).clients, 'nothing changes before it is confirmed').toHaveLength(2);
    const wanted = { memberId: move.member.id, from: full.id, to: free.id };
    expect(await staffing.applyBalance({ moves: [wanted, wanted] })).toEqual({ moved: 1, skipped: 1 });
    expect((await full.api.recruiting.clients()).clients).toHaveLength(1);
    expect((await free.api.recruiting.clients()).clients).toHaveLength(1);
    expect((await staffing.balance()).moves.filter(({ from }) => from.id === full.id)).toEqual([]);
    const moved = clients.find(({ member }) => member.id === move.member.id) ?? first;
    expect(await listSubjects(moved)).toContain('Meet your recruiter, AAA Free');
    await staffing.setCapacity({ id: free.id, capacity: 0 });
  });
});

describe('an absence', () => {
  it('that has begun moves members at once, tells them, hands over the note, and gives them back', async () => {
    const absent = await createRecruiter('Ada Away');
    const cover = await createRecruiter('Cory Cover');
    const client = await createClient(absent);
    const task = await createApprovedTask(absent, client.member);
    const absence = await plan(client, absent, {
      coverId: cover.id,
      covers: [{ memberId: client.member.id, note: 'Prefers email.' }],
    });
    expect(absence).toMatchObject({
      state: 'running',
      covers: [{ state: 'covered', coveredBy: { name: 'Cory Cover' } }],
    });
    expect(await getRecruiter(client)).toMatchObject({
      name: 'Cory Cover',
      covering: { name: 'Ada Away', until: toDay(6) },
    });
    expect((await client.member.api.recruiting.tasks()).tasks).toMatchObject([{ id: task.id, state: 'withdrawn' }]);
    const subjects = await listSubjects(client);
    expect(
      subjects.filter((subject) => /^Ada Away is away until .*; Cory Cover covers for them$/.test(subject)),
    ).toHaveLength(1);
    expect((await cover.api.recruiting.client({ memberId: client.member.id })).handover).toEqual({
      from: 'Ada Away',
      until: toDay(6),
      note: 'Calls are on Tuesdays.',
      memberNote: 'Prefers email.',
    });
    expect(JSON.stringify(await client.member.api.recruiting.profile())).not.toContain('Tuesdays');
    await expect(absent.api.recruiting.client({ memberId: client.member.id })).rejects.toMatchObject({
      code: 'resource.not-found',
    });
    await onDay(7, async () => {
      await Promise.all([test.app.recruiting.covering.applyAll(), test.app.recruiting.covering.applyAll()]);
      await test.app.recruiting.covering.applyAll();
    });
    expect(await getRecruiter(client)).toMatchObject({ name: 'Ada Away', covering: null });
    expect((await listSubjects(client)).filter((subject) => subject === 'Ada Away is back')).toHaveLength(1);
    const { history } = await client.admin.api.recruiting.registration({ id: client.registrationId });
    expect(history.filter(({ kind }) => kind === 'assigned').map(({ text }) => text)).toEqual([
      'Ada Away',
      'Cory Cover',
      'Ada Away',
    ]);
  });

  it('that is planned starts on its first day, once, and can be canceled before', async () => {
    const absent = await createRecruiter('Pla Nned');
    const cover = await createRecruiter('Cover Later');
    const client = await createClient(absent);
    const days = { startsOn: toDay(3), endsOn: toDay(4), coverId: cover.id };
    const absence = await plan(client, absent, days);
    expect(absence.state).toBe('planned');
    await expect(plan(client, absent, { ...days, startsOn: toDay(4), endsOn: toDay(9) })).rejects.toMatchObject({
      code: 'recruiting.absence-overlaps',
    });
    await test.app.recruiting.covering.applyAll();
    expect(await getRecruiter(client)).toMatchObject({ name: 'Pla Nned' });
    const { staffing } = client.admin.api.recruiting;
    expect(await staffing.end({ id: absence.id })).toMatchObject({
      state: 'canceled',
      covers: [{ state: 'released' }],
    });
    await expect(staffing.end({ id: absence.id })).rejects.toMatchObject({ code: 'recruiting.absence-over' });
    const again = await plan(client, absent, days);
    await onDay(3, async () => {
      await Promise.all([test.app.recruiting.covering.applyAll(), test.app.recruiting.covering.applyAll()]);
    });
    expect(await getRecruiter(client)).toMatchObject({ name: 'Cover Later' });
    expect(await staffing.end({ id: again.id })).toMatchObject({ state: 'ended', covers: [{ state: 'returned' }] });
    expect(await getRecruiter(client)).toMatchObject({ name: 'Pla Nned' });
  });

  it('whose cover has no room leaves the member, until there is room or another cover', async () => {
    const absent = await createRecruiter('No Room');
    const full = await createRecruiter('Full Cover');
    const other = await createRecruiter('Other Cover');
    const client = await createClient(absent);
    const { staffing } = client.admin.api.recruiting;
    await staffing.setCapacity({ id: full.id, capacity: 0 });
    const absence = await plan(client, absent, { coverId: full.id });
    expect(absence.covers).toMatchObject([{ state: 'waiting', coveredBy: null }]);
    expect(await getRecruiter(client)).toMatchObject({ name: 'No Room' });
    await staffing.setCapacity({ id: full.id, capacity: 1 });
    await test.app.recruiting.covering.applyAll();
    expect(await getRecruiter(client)).toMatchObject({ name: 'Full Cover' });
    const changed = await staffing.change({
      id: absence.id,
      endsOn: absence.endsOn,
      note: absence.note,
      coverId: other.id,
    });
    expect(changed.covers).toMatchObject([{ state: 'covered', coveredBy: { name: 'Other Cover' } }]);
    expect(await getRecruiter(client)).toMatchObject({ name: 'Other Cover', covering: { name: 'No Room' } });
    await staffing.end({ id: absence.id });
    expect(await getRecruiter(client)).toMatchObject({ name: 'No Room' });
  });

  it('doesn’t take back a member who was assigned by hand in the meantime', async () => {
    const absent = await createRecruiter('Hand Absent');
    const [cover, chosen] = [await createRecruiter('Hand Cover'), await createRecruiter('Hand Chosen')];
    const client = await createClient(absent);
    const absence = await plan(client, absent, { coverId: cover.id });
    await client.admin.api.recruiting.assign({ id: client.registrationId, recruiterId: chosen.id });
    await client.admin.api.recruiting.staffing.end({ id: absence.id });
    expect(await getRecruiter(client)).toMatchObject({ name: 'Hand Chosen', covering: null });
  });

  it('returns a member whose cover went away too', async () => {
    const [absent, cover, further] = [
      await createRecruiter('Chain One'),
      await createRecruiter('Chain Two'),
      await createRecruiter('Chain Three'),
    ];
    const client = await createClient(absent);
    const first = await plan(client, absent, { coverId: cover.id });
    const second = await plan(client, cover, { coverId: further.id });
    expect(await getRecruiter(client)).toMatchObject({ name: 'Chain Three' });
    const { staffing } = client.admin.api.recruiting;
    await staffing.end({ id: first.id });
    expect(await getRecruiter(client)).toMatchObject({ name: 'Chain One' });
    await staffing.end({ id: second.id });
    expect(await getRecruiter(client)).toMatchObject({ name: 'Chain One' });
  });

  it('needs a note, days in order, and somebody else as the cover', async () => {
    const absent = await createRecruiter('Bad Input');
    const client = await createClient(absent);
    await expect(plan(client, absent, { note: ' ' })).rejects.toMatchObject({
      data: { fields: { note: 'Write what the covering recruiter has to know.' } },
    });
    await expect(plan(client, absent, { endsOn: toDay(-1) })).rejects.toMatchObject({
      data: { fields: { endsOn: 'The last day can’t be before the first.' } },
    });
    await expect(plan(client, absent, { note: 'x'.repeat(2001) })).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(plan(client, absent, { endsOn: toDay(400) })).rejects.toMatchObject({ code: 'request.invalid' });
    for (const coverId of [absent.id, client.member.id, randomUUID()])
      await expect(plan(client, absent, { coverId })).rejects.toMatchObject({ code: 'recruiting.cover' });
    await expect(client.admin.api.recruiting.staffing.end({ id: randomUUID() })).rejects.toMatchObject({
      code: 'resource.not-found',
    });
    expect(await getRecruiter(client)).toMatchObject({ name: 'Bad Input' });
  });
});

describe('the load page', () => {
  const read = async ({ admin, recruiter }: Pick<PacketCase, 'admin' | 'recruiter'>) => {
    const found = await admin.api.recruiting.staffing.get();
    return { ...found, own: found.recruiters.find(({ id }) => id === recruiter.id) };
  };

  it('counts packets by state, for each recruiter and for the team, and open tasks apart from them', async () => {
    const recruiter = await createRecruiter('Load Figures');
    const one = await createPacketCase(test, recruiter);
    const before = await read(one);
    const NOTHING = { proposed: 0, waiting: 0, approved: 0, submitted: 0, overdue: 0, reply: null };
    expect(before.own).toMatchObject({ members: 1, figures: NOTHING });
    expect(
      before.columns.map(({ id }) => id),
      'no column without its figures',
    ).toEqual(['proposed', 'waiting', 'approved', 'submitted', 'overdue', 'reply']);

    await propose(one);
    const [approved, submitted, declined] = [
      await propose({ ...one, listingId: await createListing(test) }),
      await propose({ ...one, listingId: await createListing(test) }),
      await propose({ ...one, listingId: await createListing(test) }),
    ];
    for (const packet of [approved, submitted]) await approve(one, packet);
    await submit(one, submitted);
    await one.member.api.packets.decline({ id: declined.id, hash: declined.hash, reason: 'place' });
    await recruiter.api.recruiting.proposeTask({ memberId: one.member.id, what: 'Write to Example Works' });

    const after = await read(one);
    expect(after.own?.figures).toMatchObject({ proposed: 4, waiting: 1, approved: 1, submitted: 1, overdue: 0 });
    const { packets, tasks } = before.team;
    expect(after.team.packets).toEqual({
      proposed: packets.proposed + 4,
      waiting: packets.waiting + 1,
      approved: packets.approved + 1,
      submitted: packets.submitted + 1,
      overdue: packets.overdue,
    });
    expect(after.team.tasks.proposed).toBe(tasks.proposed + 1);
    const { members } = await recruiter.api.recruiting.workspace.start();
    const [own] = members;
    expect(own, 'the recruiter sees both kinds of work').toMatchObject({ tasks: { proposed: 2, approved: 1 } });
    expect(Date.parse(own?.due ?? '')).toBeGreaterThan(Date.now());
  });

  it('shows a packet that wasn’t submitted in 48 hours as overdue, and for the recruiter who has the member now', async () => {
    const recruiter = await createRecruiter('Late Submitter');
    const one = await createPacketCase(test, recruiter);
    await approve(one, await propose(one));
    const overdue = async (at: Date) => {
      const figure = createRecruiterFigures(test.app.db).find(({ id }) => id === 'overdue');
      return (await figure?.read(at))?.get(recruiter.id) ?? 0;
    };
    const [early, late, lapsed] = [47, 49, 15 * 24].map((hours) => new Date(Date.now() + hours * 60 * 60_000));
    expect([await overdue(early as Date), await overdue(late as Date)]).toEqual([0, 1]);
    expect(await overdue(lapsed as Date), 'an approval that ended can’t be submitted').toBe(0);
    const next = await createRecruiter('Takes Over');
    await test.app.db
      .updateTable('assignments')
      .set({ recruiter_id: next.id })
      .where('member_id', '=', one.member.id)
      .execute();
    expect(await overdue(late as Date)).toBe(0);
    expect((await read({ ...one, recruiter: next })).own?.figures).toMatchObject({ approved: 1, proposed: 0 });
  });

  it('counts who waits for a recruiter, and tasks whose approval ran out', async () => {
    const recruiter = await createRecruiter('Task Figures');
    const client = await createClient(recruiter);
    await createApprovedTask(recruiter, client.member);
    const before = await client.admin.api.recruiting.staffing.get();
    const waiting = await createAcceptedMember(test, client.admin);
    await test.app.db.updateTable('users').set({ plan: 'prime' }).where('id', '=', waiting.member.id).execute();
    const after = await client.admin.api.recruiting.staffing.get();
    expect(after.team.waiting.count).toBe(before.team.waiting.count + 1);
    expect(after.team.waiting.since).not.toBeNull();
    const late = new Date(test.clock.now.getTime() + 15 * DAY);
    const overdue = createRecruiterFigures(test.app.db).find(({ id }) => id === 'overdue');
    expect((await overdue?.read(late))?.get(recruiter.id)).toBe(1);
  });
});
