import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { RecruiterTasks } from '../src/platform/db/schema.ts';
import { createStaffMember, signUp } from './factories.ts';
import { createRegistration } from './fixtures/registrations.ts';
import { type Person, useTestApp } from './harness.ts';
import { createListing } from './packet-kit.ts';
import {
  assignRecruiter,
  createAcceptedMember,
  createApprovedTask,
  createTrust,
  getUserId,
  look,
  type TrustedMember,
} from './recruiting-people.ts';

const test = useTestApp();

const listEmails = async (person: Person) => {
  const email = (await person.api.accounts.me()).viewer?.email ?? '';
  return test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute();
};

async function registerMember() {
  const member = await signUp(test);
  await member.api.recruiting.register(createRegistration());
  return { member, id: (await member.api.recruiting.profile()).registration?.id ?? '' };
}

describe('the admin console', () => {
  it('finds registrations by status and words, longest waiting first', async () => {
    const admin = await createStaffMember(test, 'support');
    const word = `Zebra${randomUUID().slice(0, 8)}`;
    const ids: string[] = [];
    for (const preferredRole of [`${word} keeper`, `${word} painter`]) {
      const { member } = await registerMember();
      const { resumeEmailPassword, ...answers } = createRegistration({ preferredRole });
      ids.push((await member.api.recruiting.saveProfile(answers)).registration?.id ?? '');
    }
    await admin.api.recruiting.review({ id: ids[0] ?? '', decision: 'accept' });
    const all = await admin.api.recruiting.registrations({ q: word });
    expect(all).toMatchObject({ total: 2 });
    expect(all.registrations.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect(await admin.api.recruiting.registrations({ q: `${word} painter`, state: 'new' })).toMatchObject({
      total: 1,
    });
    expect(await admin.api.recruiting.registrations({ q: '100%_\\' })).toMatchObject({ total: 0 });
    expect(all.counts.accepted).toBeGreaterThan(0);
  });

  it('starts a review, accepts a registration, and notifies the member', async () => {
    const admin = await createStaffMember(test, 'support', 'Sal Support');
    const { member, id } = await registerMember();
    expect(await admin.api.recruiting.review({ id, decision: 'start' })).toMatchObject({ state: 'in-review' });
    const accepted = await admin.api.recruiting.review({ id, decision: 'accept' });
    expect(accepted).toMatchObject({ state: 'accepted', plan: 'trial', mailbox: 'password', recruiter: null });
    expect(accepted.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['received', null],
      ['in-review', 'Sal Support'],
      ['accepted', 'Sal Support'],
    ]);
    expect((await listEmails(member)).map(({ subject }) => subject)).toContain('Your registration was accepted');
    expect((await member.api.recruiting.profile()).registration).toMatchObject({ state: 'accepted' });
  });

  it("returns one with a note; after the member's changes, it is new again", async () => {
    const admin = await createStaffMember(test, 'admin');
    const { member, id } = await registerMember();
    await expect(admin.api.recruiting.review({ id, decision: 'return', note: '  ' })).rejects.toMatchObject({
      data: { fields: { note: 'Describe what needs to change.' } },
    });
    await admin.api.recruiting.review({ id, decision: 'return', note: 'The address seems incomplete.' });
    expect((await member.api.recruiting.profile()).registration).toMatchObject({
      state: 'returned',
      note: 'The address seems incomplete.',
    });
    expect((await listEmails(member)).find(({ subject }) => subject.startsWith('Changes needed'))?.body_text).toContain(
      'The address seems incomplete.',
    );
    const { resumeEmailPassword, ...answers } = createRegistration({
      currentAddress: '2 Example Street, Sampletown, OR 00000',
    });
    expect((await member.api.recruiting.saveProfile(answers)).registration).toMatchObject({ state: 'new', note: null });
  });

  it('decides once: the second of two simultaneous decisions is rejected', async () => {
    const admin = await createStaffMember(test, 'support');
    const { id } = await registerMember();
    const both = await Promise.allSettled([
      admin.api.recruiting.review({ id, decision: 'accept' }),
      admin.api.recruiting.review({ id, decision: 'accept' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'resource.changed' });
  });

  it('is for staff only', async () => {
    const { member, id } = await registerMember();
    const recruiter = await createStaffMember(test, 'recruiter');
    for (const person of [member, recruiter]) {
      const calls = [
        () => person.api.recruiting.registrations({}),
        () => person.api.recruiting.registration({ id }),
        () => person.api.recruiting.review({ id, decision: 'accept' }),
        () => person.api.recruiting.assign({ id, recruiterId: null }),
        () => person.api.recruiting.recruiters(),
        () => person.api.recruiting.forwardingTable(),
      ];
      for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'access.denied' });
    }
    await expect(test.visitor().api.recruiting.registrations({})).rejects.toMatchObject({ code: 'access.sign-in' });
    const admin = await createStaffMember(test, 'support');
    await expect(admin.api.recruiting.registration({ id: randomUUID() })).rejects.toMatchObject({
      code: 'resource.not-found',
    });
  });
});

describe('a recruiter', () => {
  it('can only be assigned members with accepted registrations; others return 404', async () => {
    const admin = await createStaffMember(test, 'admin');
    const [recruiter, other] = [
      await createStaffMember(test, 'recruiter', 'Rowan Recruiter'),
      await createStaffMember(test, 'recruiter'),
    ];
    const fresh = await registerMember();
    await expect(admin.api.recruiting.assign({ id: fresh.id, recruiterId: recruiter.id })).rejects.toMatchObject({
      code: 'recruiting.not-accepted',
    });
    const { member, registrationId } = await createAcceptedMember(test, admin);
    await expect(admin.api.recruiting.assign({ id: registrationId, recruiterId: member.id })).rejects.toMatchObject({
      code: 'resource.not-found',
    });
    // A trial doesn't include a recruiter's time.
    await expect(admin.api.recruiting.assign({ id: registrationId, recruiterId: recruiter.id })).rejects.toMatchObject({
      code: 'recruiting.plan',
    });
    const assigned = await assignRecruiter(test, admin, {
      id: registrationId,
      memberId: member.id,
      recruiterId: recruiter.id,
    });
    expect(assigned).toMatchObject({ recruiter: { id: recruiter.id, name: 'Rowan Recruiter' } });
    expect((await recruiter.api.recruiting.clients()).clients).toMatchObject([
      { member: { id: member.id }, mailbox: 'password', tasks: { proposed: 0, approved: 0 }, due: null },
    ]);
    expect((await member.api.recruiting.profile()).recruiter).toMatchObject({ name: 'Rowan Recruiter' });
    expect((await listEmails(member)).map(({ subject }) => subject)).toContain('Meet your recruiter, Rowan Recruiter');
    expect((await other.api.recruiting.clients()).clients).toEqual([]);
    await expect(other.api.recruiting.client({ memberId: member.id })).rejects.toMatchObject({
      code: 'resource.not-found',
    });
    await expect(
      other.api.recruiting.proposeTask({
        memberId: member.id,
        what: 'Something',
      }),
    ).rejects.toMatchObject({ code: 'resource.not-found' });
  });

  it('has at most 25 members, even when many are assigned simultaneously', async () => {
    const admin = await createStaffMember(test, 'admin');
    const recruiter = await createStaffMember(test, 'recruiter');
    const { db } = test.app;
    const ids: string[] = [];
    for (let count = 0; count < 28; count++) {
      const { id: userId } = await db
        .insertInto('users')
        .values({ name: 'Robin Example', email: `${randomUUID()}@example.com`, email_verified: true, plan: 'prime' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto('registrations')
        .values({
          reference: `R-${randomUUID().slice(0, 8)}`,
          user_id: userId,
          state: 'accepted',
          answers: JSON.stringify(registrationRow),
          words: '',
          digest: Buffer.alloc(32),
          submitted_at: test.clock.now,
          changed_at: test.clock.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(id);
    }
    const all = await Promise.allSettled(
      ids.map((id) => admin.api.recruiting.assign({ id, recruiterId: recruiter.id })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
    for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'recruiting.full' });
    const known = (await admin.api.recruiting.recruiters()).find(({ id }) => id === recruiter.id);
    expect(known).toMatchObject({ members: 25, capacity: 25 });
  });

  it('sees what is still missing to access a password', async () => {
    const trust = await createTrust(test);
    const getRules = async () =>
      Object.fromEntries(
        (await trust.recruiter.api.recruiting.client({ memberId: trust.member.id })).rules.map(({ rule, holds }) => [
          rule,
          holds,
        ]),
      );
    const all = { assigned: true, stored: true, idle: true, plan: true, consent: true, packet: true, passkey: true };
    expect(await getRules()).toEqual(all);
    const { id, hash } = trust.packet;
    await trust.member.api.packets.decline({ id, hash, reason: 'pay' });
    expect(await getRules()).toEqual({ ...all, packet: false });
    await trust.member.api.recruiting.eraseSecret();
    expect(await getRules()).toEqual({ ...all, packet: false, stored: false, idle: false });
  });

  it('who is replaced loses the member and their open tasks', async () => {
    const trust = await createTrust(test);
    await createApprovedTask(trust.recruiter, trust.member);
    const next = await createStaffMember(test, 'recruiter', 'Robin Next');
    await assignRecruiter(test, trust.admin, {
      id: trust.registrationId,
      memberId: trust.member.id,
      recruiterId: next.id,
    });
    await expect(trust.recruiter.api.recruiting.client({ memberId: trust.member.id })).rejects.toMatchObject({
      code: 'resource.not-found',
    });
    expect((await trust.member.api.recruiting.tasks()).tasks).toMatchObject([{ state: 'withdrawn' }]);
    const detail = await trust.admin.api.recruiting.registration({ id: trust.registrationId });
    expect(detail.history.map(({ kind, text }) => [kind, text]).slice(-2)).toEqual([
      ['assigned', 'Rowan Recruiter'],
      ['assigned', 'Robin Next'],
    ]);
    expect((await next.api.recruiting.client({ memberId: trust.member.id })).tasks).toEqual([]);
  });
});

const { resumeEmailPassword: _, ...registrationRow } = createRegistration();

describe('a task', () => {
  it('waits for the member, who is notified, approves it for 14 days, or declines it with a note', async () => {
    const trust = await createTrust(test);
    const proposal = {
      memberId: trust.member.id,
      what: 'Write to Example Works',
    };
    const { id } = await trust.recruiter.api.recruiting.proposeTask(proposal);
    expect((await trust.member.api.recruiting.profile()).tasksWaiting).toBe(1);
    expect((await listEmails(trust.member)).at(-1)?.body_text).toContain('Write to Example Works');
    const approved = await trust.member.api.recruiting.approveTask({ id });
    expect(approved).toMatchObject({
      state: 'approved',
      approvedUntil: new Date(test.clock.now.getTime() + 14 * 24 * 60 * 60_000).toISOString(),
    });
    await expect(trust.member.api.recruiting.approveTask({ id })).rejects.toMatchObject({
      code: 'recruiting.task-over',
    });
    const declined = await trust.member.api.recruiting.declineTask({ id, note: 'Not this company.' });
    expect(declined).toMatchObject({ state: 'declined', note: 'Not this company.', approvedUntil: null });
    await expect(trust.recruiter.api.recruiting.finishTask({ id })).rejects.toMatchObject({
      code: 'recruiting.task-over',
    });
  });

  it('is withdrawn and finished by the recruiter who proposed it, and decided only by the member', async () => {
    const trust = await createTrust(test);
    const other = await createTrust(test);
    const proposal = { memberId: trust.member.id, what: 'Something' };
    const { id } = await trust.recruiter.api.recruiting.proposeTask(proposal);
    for (const call of [
      () => other.member.api.recruiting.approveTask({ id }),
      () => other.member.api.recruiting.declineTask({ id }),
      () => trust.recruiter.api.recruiting.approveTask({ id }),
      () => other.recruiter.api.recruiting.withdrawTask({ id }),
      () => other.recruiter.api.recruiting.finishTask({ id }),
      () => trust.member.api.recruiting.approveTask({ id: 'no-id' }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'resource.not-found' });
    await expect(trust.member.api.recruiting.finishTask({ id })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(trust.recruiter.api.recruiting.finishTask({ id })).rejects.toMatchObject({
      code: 'recruiting.task-over',
    });
    expect(await trust.recruiter.api.recruiting.withdrawTask({ id })).toMatchObject({ state: 'withdrawn' });
    const second = await createApprovedTask(trust.recruiter, trust.member);
    expect(await trust.recruiter.api.recruiting.finishTask({ id: second.id })).toMatchObject({ state: 'done' });
  });

  it('requires text', async () => {
    const trust = await createTrust(test);
    const proposal = { memberId: trust.member.id, what: '  ' };
    await expect(trust.recruiter.api.recruiting.proposeTask(proposal)).rejects.toMatchObject({
      data: { fields: { what: 'Describe exactly what will be done.' } },
    });
  });
});

describe('a task from before packets that applies or opens the mailbox', () => {
  const insertTask = async (trust: TrustedMember, change: Partial<Insertable<RecruiterTasks>>) =>
    test.app.db
      .insertInto('recruiter_tasks')
      .values({
        member_id: trust.member.id,
        recruiter_id: trust.recruiter.id,
        recruiter_name: 'Rowan Recruiter',
        what: 'Apply to Example Works',
        needs_mailbox: true,
        state: 'approved',
        proposed_at: test.clock.now,
        decided_at: test.clock.now,
        approved_until: new Date(test.clock.now.getTime() + 60_000),
        ...change,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

  it('is withdrawn once, and the member is told what happens now', async () => {
    const trust = await createTrust(test);
    const approved = await insertTask(trust, {});
    const proposed = await insertTask(trust, {
      state: 'proposed',
      decided_at: null,
      approved_until: null,
      needs_mailbox: false,
      listing_id: await createListing(test),
    });
    const over = await insertTask(trust, {
      what: 'Apply to Harbor',
      approved_until: new Date(test.clock.now.getTime() - 1),
    });
    const other = await insertTask(trust, { what: 'Ask for a reference', needs_mailbox: false });
    const done = await insertTask(trust, { state: 'done', finished_at: test.clock.now });
    for (let run = 0; run < 2; run++) await test.app.recruiting.followUp.remind();
    const states = new Map((await trust.member.api.recruiting.tasks()).tasks.map(({ id, state }) => [id, state]));
    expect([approved, proposed, over, other, done].map(({ id }) => states.get(id))).toEqual([
      'withdrawn',
      'withdrawn',
      'withdrawn',
      'approved',
      'done',
    ]);
    const emails = (await listEmails(trust.member)).filter(({ body_text: text }) => text?.includes('From now on'));
    expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
      'A proposal has been withdrawn',
      'An approval of yours has ended',
    ]);
    for (const { body_text: text } of emails) expect(text).toContain('Apply to Example Works');
    const { notifications } = await trust.member.api.notifications.list({ page: 1 });
    expect(notifications.map(({ title }) => title)).toContain('An approval of yours has ended');
  });
});

describe('forwarding address', () => {
  it('is issued once, released, and never issued again', async () => {
    const member = await signUp(test, { name: '王小明' });
    const both = await Promise.all([
      member.api.recruiting.issueForwarding({}),
      member.api.recruiting.issueForwarding({}),
    ]);
    expect(both[0]?.forwarding?.address).toBe(both[1]?.forwarding?.address);
    expect(both[0]?.forwarding).toMatchObject({ delivers: false });
    expect(both[0]?.forwarding?.address).toMatch(/^member\.[a-z2-9]{6}@foothold\.example$/);
    expect((await member.api.recruiting.withdrawForwarding()).forwarding).toBeNull();
    const next = await member.api.recruiting.issueForwarding({});
    expect(next.forwarding?.address).not.toBe(both[0]?.forwarding?.address);
  });

  it("is listed in the mail service's table once its member has confirmed an address", async () => {
    const admin = await createStaffMember(test, 'admin');
    const confirmed = await signUp(test, { email: `robin-${randomUUID()}@example.com` });
    const waiting = await signUp(test, { confirmed: false });
    const address = (await confirmed.api.recruiting.issueForwarding({})).forwarding?.address;
    const other = (await waiting.api.recruiting.issueForwarding({})).forwarding?.address;
    const table = await (await admin.request('/api/recruiting/forwarding-addresses')).text();
    expect(table).toContain(`${address} ${(await confirmed.api.accounts.me()).viewer?.email}\n`);
    expect(table).not.toContain(String(other));
  });
});

it('emails about a registration are erased with its member, whichever address they went to', async () => {
  const member = await signUp(test);
  const otherEmail = `elsewhere-${randomUUID()}@example.com`;
  const { reference } = await member.api.recruiting.register(createRegistration({ email: otherEmail }));
  const listReferenceEmails = () =>
    test.app.db.selectFrom('mails').select('subject').where('subject', 'like', `%${reference}%`).execute();
  expect((await listReferenceEmails()).length).toBeGreaterThan(1);
  const id = await getUserId(member);
  await test.app.db.transaction().execute((trx) => test.app.recruiting.personalData.erase(trx, id));
  expect(await listReferenceEmails()).toEqual([]);
});

describe('personal data export', () => {
  it('lists that a password is stored, since when, and who accessed it, but never the password', async () => {
    await test.openCustody();
    const trust = await createTrust(test, { password: 'never exported 61' });
    await createApprovedTask(trust.recruiter, trust.member);
    expect(await look(trust)).toMatchObject({ state: 'ready' });
    const { data } = await test.app.recruiting.personalData.collect(trust.member.id);
    expect(data).toMatchObject({
      registrations: [{ state: 'accepted', answers: { preferredRole: 'Data analyst' } }],
      recruiters: [{ recruiter: 'Rowan Recruiter', until: null }],
      tasks: [{ state: 'approved', needsMailbox: false }],
      mailboxPasswords: [{ erasedAt: null }],
      looksAtYourMailboxPassword: [{ recruiter: 'Rowan Recruiter', outcome: 'opened' }],
      forwardingAddresses: [],
    });
    expect(JSON.stringify(data)).not.toContain('never exported 61');
    const own = await test.app.recruiting.personalData.collect(trust.recruiter.id);
    expect(own.data).toMatchObject({ looksOfYours: [{ outcome: 'opened' }] });
    expect(JSON.stringify(own.data)).not.toContain(await getUserId(trust.member));
  });
});
