import { randomUUID } from 'node:crypto';
import { canonicalize } from '@foothold/core/packets';
import { readDocument } from '@foothold/documents/read';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStaffMember, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';
import { allowRecruiters, assignRecruiter, createAcceptedMember, type IdentifiedPerson } from './recruiting-people.ts';

const test = useTestApp();
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A Monday at noon, in UTC. The reported week is the one before. */
const NOW = new Date('2026-11-30T12:00:00Z');
const WEEK = '2026-11-23';
const at = (iso: string) => new Date(iso);

let clock = 0;
beforeEach(() => {
  test.clock.now = NOW;
});

interface Case {
  member: IdentifiedPerson;
  recruiter: IdentifiedPerson;
  email: string;
}

/** A member on Prime who has had a recruiter since early November. */
async function createCase({ authorized = true, confirmed = true, since = '2026-11-04T12:00:00Z' } = {}): Promise<Case> {
  const admin = await createStaffMember(test, 'admin');
  const recruiter = await createStaffMember(test, 'recruiter', 'Rowan Recruiter');
  const { member, registrationId } = await createAcceptedMember(test, admin);
  await assignRecruiter(test, admin, { id: registrationId, memberId: member.id, recruiterId: recruiter.id });
  if (authorized) await allowRecruiters(test, member.id);
  const email = `member-${++clock}-${randomUUID().slice(0, 8)}@example.com`;
  await test.app.db
    .updateTable('users')
    .set({ plan: 'prime', email, email_verified: confirmed })
    .where('id', '=', member.id)
    .execute();
  await test.owner
    .updateTable('assignments')
    .set({ assigned_at: at(since) })
    .where('member_id', '=', member.id)
    .execute();
  return { member, recruiter, email };
}

interface Times {
  proposed: string;
  expires?: string;
  approved?: string;
  submitted?: string;
  ended?: ['declined' | 'withdrawn' | 'replaced' | 'ended', string];
  madeBy?: 'recruiter' | 'member';
  title?: string;
  receipt?: { kind: string; text: string };
  applicationId?: string;
}

/** A packet to which things happened at these times, stored past the triggers that demand the present. */
async function addPacket({ member, recruiter }: Case, times: Times): Promise<string> {
  const id = randomUUID();
  const { proposed, approved, submitted, ended } = times;
  const content = canonicalize({
    format: 1,
    id,
    memberId: member.id,
    listing: {
      id: randomUUID(),
      title: times.title ?? 'Data Analyst',
      company: 'Example Works',
      place: 'Denver, CO',
      url: null,
    },
    channel: 'email',
    needsMailbox: false,
    resume: { id: randomUUID(), title: 'Robin Example', score: 90, rubric: 'test' },
    letter: '',
    answers: [],
    files: [],
  });
  await test.owner.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    const { hash } = await trx
      .insertInto('packets')
      .values({
        id,
        member_id: member.id,
        recruiter_id: recruiter.id,
        recruiter_name: 'Rowan Recruiter',
        application_id: times.applicationId ?? null,
        made_by: times.madeBy ?? 'recruiter',
        content: Buffer.from(content),
        note: 'Only for the member',
        proposed_at: at(proposed),
        expires_at: at(times.expires ?? new Date(at(proposed).getTime() + 7 * DAY_MS).toISOString()),
        ended_as: ended?.[0] ?? null,
        ended_at: ended ? at(ended[1]) : null,
        reason: ended?.[0] === 'declined' ? 'pay' : null,
        reason_text: ended?.[0] === 'declined' ? 'I need 90,000.' : null,
      })
      .returning('hash')
      .executeTakeFirstOrThrow();
    if (approved === undefined) return;
    const approvalId = randomUUID();
    await trx
      .insertInto('packet_approvals')
      .values({
        id: approvalId,
        packet_id: id,
        member_id: member.id,
        hash,
        exception: false,
        method: 'password',
        evidence: null,
        approved_at: at(approved),
        expires_at: new Date(at(approved).getTime() + 14 * DAY_MS),
      })
      .execute();
    if (submitted === undefined) return;
    await trx
      .insertInto('packet_submissions')
      .values({
        packet_id: id,
        approval_id: approvalId,
        member_id: member.id,
        hash,
        recruiter_id: recruiter.id,
        recruiter_name: 'Rowan Recruiter',
        submitted_at: at(submitted),
        receipt_kind: times.receipt?.kind ?? 'number',
        receipt_text: times.receipt?.text ?? 'GH-20417',
        receipt_file: null,
      })
      .execute();
  });
  return id;
}

/** The emails of a member that are weekly reports. */
const listEmails = async (email: string) =>
  (await test.app.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute()).filter(({ subject }) =>
    subject.startsWith('Your week'),
  );

const readWeek = (person: Person, week = WEEK) => person.api.recruiting.weeklyReports.get({ week });

const readOutcomes = (member: IdentifiedPerson) =>
  test.app.db
    .selectFrom('weekly_reports')
    .select(['outcome', 'time_zone'])
    .where('member_id', '=', member.id)
    .execute();

/** An application of the member, with a reminder entered in a time zone. */
async function enterZone(member: IdentifiedPerson, timeZone: string): Promise<string> {
  const { id } = await member.api.applications.add({ title: 'Nurse', company: 'Clinic' });
  await member.api.applicationPlans.addReminder({ id, text: 'Call', due: '2027-03-01T09:00', timeZone });
  return id;
}

describe('a weekly report', () => {
  it('counts and lists what happened to packets in the week, and nothing else', async () => {
    const one = await createCase();
    const times = { proposed: '2026-11-24T10:00:00Z' };
    const submitted = await addPacket(one, {
      ...times,
      title: 'Nurse',
      approved: '2026-11-24T11:00:00Z',
      submitted: '2026-11-25T11:00:00Z',
    });
    const declined = await addPacket(one, { ...times, ended: ['declined', '2026-11-26T10:00:00Z'] });
    const waiting = await addPacket(one, { proposed: '2026-11-29T10:00:00Z' });
    const expired = await addPacket(one, { proposed: '2026-11-17T10:00:00Z' });
    const lapsed = await addPacket(one, { proposed: '2026-11-10T09:00:00Z', approved: '2026-11-10T10:00:00Z' });
    const withdrawn = await addPacket(one, { ...times, ended: ['withdrawn', '2026-11-27T10:00:00Z'] });
    // A version that the member made, and what happened before and after the week.
    await addPacket(one, { ...times, madeBy: 'member', ended: ['replaced', '2026-11-27T10:00:00Z'] });
    await addPacket(one, { proposed: '2026-11-30T09:00:00Z', ended: ['declined', '2026-11-30T10:00:00Z'] });
    await addPacket(one, { proposed: '2026-11-20T09:00:00Z', ended: ['declined', '2026-11-22T10:00:00Z'] });

    const report = await readWeek(one.member);
    expect(report).toMatchObject({
      week: WEEK,
      ends: '2026-11-29',
      running: false,
      timeZone: 'UTC',
      recruiter: 'Rowan Recruiter',
      quiet: false,
      figures: { proposed: 4, approved: 1, declined: 1, withdrawn: 1, expired: 1, lapsed: 1, submitted: 1 },
    });
    expect(report.submitted).toEqual([
      {
        packetId: submitted,
        title: 'Nurse',
        company: 'Example Works',
        at: '2026-11-25T11:00:00.000Z',
        receipt: { kind: 'number', text: 'GH-20417' },
      },
    ]);
    expect(report.declined).toMatchObject([{ packetId: declined, reason: 'pay', text: 'I need 90,000.' }]);
    expect(report.expired).toMatchObject([{ packetId: expired }]);
    expect(report.lapsed).toMatchObject([{ packetId: lapsed }]);
    expect(report.withdrawn).toMatchObject([{ packetId: withdrawn }]);
    expect(report.proposed.map(({ state }) => state).toSorted()).toEqual([
      'declined',
      'proposed',
      'submitted',
      'withdrawn',
    ]);
    expect(report.ahead?.packets).toMatchObject([{ packetId: waiting, expiresAt: '2026-12-06T10:00:00.000Z' }]);
    const { weeks } = await one.member.api.recruiting.weeklyReports.list();
    expect(weeks.map(({ week, running, figures }) => [week, running, figures.declined])).toEqual([
      ['2026-11-30', true, 1],
      [WEEK, false, 1],
      ['2026-11-16', false, 1],
      ['2026-11-09', false, 0],
      ['2026-11-02', false, 0],
    ]);
    // An earlier week says what was so then, and nothing about now.
    const earlier = await readWeek(one.member, '2026-11-16');
    expect(earlier.ahead).toBeNull();
    expect(earlier.proposed.map(({ state }) => state)).toEqual(['proposed', 'declined']);
  });

  it('has messages, replies in time, guarantee cases, covers, finished tasks, and copies', async () => {
    const one = await createCase();
    const { member, recruiter } = one;
    test.clock.now = at('2026-11-24T15:00:00Z');
    await member.api.recruiting.thread.send({ text: 'Any news?', clientId: randomUUID() });
    test.clock.now = at('2026-11-24T17:30:00Z');
    await recruiter.api.recruiting.memberThread.send({ memberId: member.id, text: 'Yes.', clientId: randomUUID() });
    test.clock.now = NOW;
    const job = { resume_title: 'Nurse', rubric: 'test', score: 60, must_haves_met: 90, missing: '[]', declined: 0 };
    await test.owner
      .insertInto('guarantee_cases')
      .values({
        ...job,
        member_id: member.id,
        job_title: 'Nurse',
        company: 'Clinic',
        state: 'credited',
        latest_score: 60,
        latest_rubric: 'test',
        opened_at: at('2026-11-16T10:00:00Z'),
        due_at: at('2026-11-23T10:00:00Z'),
        closed_at: at('2026-11-23T10:00:00Z'),
        outcome_reason: 'In time',
        credit: 4900,
      })
      .execute();
    const cover = await createStaffMember(test, 'recruiter', 'Casey Cover');
    const { id } = await test.owner
      .insertInto('recruiter_absences')
      .values({
        recruiter_id: recruiter.id,
        starts_on: at('2026-11-24T00:00:00Z'),
        ends_on: at('2026-11-25T00:00:00Z'),
        note: 'A private reason',
        state: 'ended',
        created_at: NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.owner
      .insertInto('absence_covers')
      .values({
        absence_id: id,
        member_id: member.id,
        covered_by: cover.id,
        state: 'returned',
        covered_at: at('2026-11-24T05:00:00Z'),
        ended_at: at('2026-11-26T05:00:00Z'),
      })
      .execute();
    await test.owner
      .insertInto('recruiter_tasks')
      .values({
        member_id: member.id,
        recruiter_id: recruiter.id,
        recruiter_name: 'Rowan Recruiter',
        what: 'Ask for a reference',
        needs_mailbox: false,
        state: 'done',
        proposed_at: at('2026-11-20T05:00:00Z'),
        decided_at: at('2026-11-20T06:00:00Z'),
        finished_at: at('2026-11-25T06:00:00Z'),
      })
      .execute();
    const report = await readWeek(member);
    expect(report.messages).toEqual({
      fromRecruiter: 1,
      fromMember: 1,
      answered: 1,
      inTime: 1,
      longestMs: 2.5 * HOUR_MS,
      usualMs: null,
    });
    expect(report.cases).toMatchObject([
      { title: 'Nurse', state: 'credited', openedAt: null, closedAt: '2026-11-23T10:00:00.000Z', credit: 4900 },
    ]);
    expect((await readWeek(member, '2026-11-16')).cases).toMatchObject([
      { state: 'open', closedAt: null, credit: null },
    ]);
    expect(report.covers).toEqual([
      { absent: 'Rowan Recruiter', cover: 'Casey Cover', from: '2026-11-24', until: '2026-11-25' },
    ]);
    expect(report.tasks).toMatchObject([{ what: 'Ask for a reference' }]);
    expect(report.quiet).toBe(false);
    expect(JSON.stringify(report)).not.toContain('private reason');
  });

  it('has the news of applications that were submitted through packets, and interviews ahead', async () => {
    const one = await createCase();
    const { member } = one;
    const own = await member.api.applications.add({ title: 'Own', company: 'Clinic' });
    const sent = await member.api.applications.add({ title: 'Nurse', company: 'Clinic' });
    await addPacket(one, {
      proposed: '2026-11-10T09:00:00Z',
      approved: '2026-11-10T10:00:00Z',
      submitted: '2026-11-11T10:00:00Z',
      applicationId: sent.id,
    });
    test.clock.now = at('2026-11-26T10:00:00Z');
    for (const { id } of [own, sent]) {
      await member.api.applications.move({ id, to: 'submitted' });
      await member.api.applications.move({ id, to: 'interview' });
      const { lastEventId } = await member.api.applications.move({ id, to: 'rejected' });
      if (id === sent.id) await member.api.applications.undo({ id, eventId: lastEventId });
    }
    test.clock.now = NOW;
    await member.api.applicationPlans.addInterview({
      id: sent.id,
      title: 'Second round',
      kind: 'video',
      starts: '2026-12-02T10:00',
      minutes: 60,
      timeZone: 'America/Chicago',
    });
    const report = await readWeek(member);
    expect(report.changes).toMatchObject([{ applicationId: sent.id, title: 'Nurse', to: 'interview', by: 'member' }]);
    expect(report.ahead?.interviews).toMatchObject([
      {
        applicationId: sent.id,
        name: 'Second round',
        startsAt: '2026-12-02T16:00:00.000Z',
        timeZone: 'America/Chicago',
      },
    ]);
  });

  it('counts its week in the time zone in which the member entered times', async () => {
    const one = await createCase();
    // Sunday evening in Chicago, and Monday in UTC.
    await addPacket(one, { proposed: '2026-11-30T05:30:00Z' });
    expect((await readWeek(one.member)).figures.proposed).toBe(0);
    await enterZone(one.member, 'America/Chicago');
    expect(await readWeek(one.member)).toMatchObject({ timeZone: 'America/Chicago', figures: { proposed: 1 } });
  });

  it('can be downloaded as a PDF with the same content', async () => {
    const one = await createCase();
    await addPacket(one, {
      title: 'Senior Nurse for a Ward with a Name That Is Very Long and Wraps',
      proposed: '2026-11-24T10:00:00Z',
      approved: '2026-11-24T11:00:00Z',
      submitted: '2026-11-25T11:00:00Z',
    });
    const answer = await one.member.request(`/api/recruiting/weekly-reports/${WEEK}/pdf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain(`weekly-report-${WEEK}.pdf`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const document = await readDocument(bytes, { name: 'report.pdf' });
    if (!('pages' in document)) throw new Error('not a document with pages');
    const text = document.pages.flatMap(({ runs }) => runs.map((run) => run.text)).join(' ');
    for (const part of ['Nov 23 – 29, 2026', 'GH-20417', 'Very Long and Wraps, Example Works', 'Rowan Recruiter'])
      expect(text).toContain(part);
  });
});

describe('who can read weekly reports', () => {
  it('is the member themself, only for weeks with a recruiter', async () => {
    const one = await createCase();
    await addPacket(one, { proposed: '2026-11-24T10:00:00Z' });
    const stranger = await signUp(test);
    const other = await createCase({ since: '2026-11-25T10:00:00Z' });
    expect((await readWeek(other.member)).figures.proposed).toBe(0);
    for (const path of [WEEK, `${WEEK}/pdf`]) {
      const url = `/api/recruiting/weekly-reports/${path}`;
      for (const person of [stranger, one.recruiter])
        expect([url, (await person.request(url)).status]).toEqual([url, 404]);
      expect((await test.visitor().request(url)).status).toBe(401);
    }
    // Before the first recruiter, not a Monday, and in the future.
    for (const week of ['2026-10-26', '2026-11-24', '2026-12-07'])
      await expect(readWeek(one.member, week)).rejects.toMatchObject({ code: 'resource.not-found' });
    expect((await one.member.request('/api/recruiting/weekly-reports/last')).status).toBe(400);
    expect(await stranger.api.recruiting.weeklyReports.list()).toMatchObject({ weeks: [], recruiter: null });
    expect((await test.visitor().request('/api/recruiting/weekly-reports')).status).toBe(401);
  });
});

describe('the email about a week', () => {
  it('is sent once, whatever runs twice, with a notification and a record', async () => {
    const one = await createCase();
    const { member, email } = one;
    await addPacket(one, {
      title: 'Nurse',
      proposed: '2026-11-24T10:00:00Z',
      approved: '2026-11-24T11:00:00Z',
      submitted: '2026-11-25T11:00:00Z',
    });
    const waiting = await addPacket(one, { title: 'Analyst', proposed: '2026-11-29T10:00:00Z' });
    await Promise.all([test.app.recruiting.sendReports(), test.app.recruiting.sendReports()]);
    await test.app.recruiting.sendReports();
    const [mail, ...others] = await listEmails(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your week, Nov 23 – 29, 2026: 1 submitted, 1 waiting for you');
    expect(mail?.body_text).toContain('Confirmation number: GH-20417');
    expect(mail?.body_text).toContain(`/portal/approvals/${waiting}`);
    expect(mail?.body_text).toContain(`/portal/recruiter/reports/${WEEK}`);
    expect(await readOutcomes(member)).toEqual([{ outcome: 'sent', time_zone: 'UTC' }]);
    expect((await readWeek(member)).emailedAt).toBe(NOW.toISOString());
    const { notifications } = await member.api.notifications.list({});
    expect(notifications.filter(({ path }) => path === `/portal/recruiter/reports/${WEEK}`)).toHaveLength(1);
    test.clock.now = new Date(NOW.getTime() + 7 * DAY_MS);
    await test.app.recruiting.sendReports();
    expect(await listEmails(email)).toHaveLength(2);
  });

  it('waits for Monday at 8 AM in the member’s time zone, and its week keeps that zone', async () => {
    const one = await createCase();
    await enterZone(one.member, 'America/Chicago');
    await addPacket(one, { proposed: '2026-11-30T05:30:00Z' });
    test.clock.now = at('2026-11-30T13:59:00Z');
    await test.app.recruiting.sendReports();
    expect((await listEmails(one.email)).map(({ subject }) => subject)).toEqual([
      'Your week, Nov 16 – 22, 2026: 1 waiting for you',
    ]);
    test.clock.now = at('2026-11-30T14:00:00Z');
    await test.app.recruiting.sendReports();
    expect(await listEmails(one.email)).toHaveLength(2);
    await enterZone(one.member, 'Asia/Tokyo');
    expect(await readWeek(one.member)).toMatchObject({ timeZone: 'America/Chicago', figures: { proposed: 1 } });
  });

  it('says so plainly after a week without anything', async () => {
    const { member, email } = await createCase();
    await test.app.recruiting.sendReports();
    const [mail] = await listEmails(email);
    expect(mail?.subject).toContain('nothing happened');
    expect(mail?.body_text).toContain('Nothing happened this week');
    expect((await readWeek(member)).quiet).toBe(true);
  });

  it('isn’t sent without a recruiter, a plan with one, or a confirmed address', async () => {
    const [unassigned, unpaid, unconfirmed, late] = [
      await createCase(),
      await createCase(),
      await createCase({ confirmed: false }),
      await createCase({ since: '2026-11-30T07:00:00Z' }),
    ];
    const end = (id: string) =>
      test.owner.updateTable('assignments').set({ ended_at: NOW }).where('member_id', '=', id).execute();
    await end(unassigned.member.id);
    await test.app.db.updateTable('users').set({ plan: null }).where('id', '=', unpaid.member.id).execute();
    await test.app.recruiting.sendReports();
    for (const { member, email } of [unassigned, unpaid, late]) {
      expect(await listEmails(email)).toEqual([]);
      expect(await readOutcomes(member)).toEqual([]);
    }
    expect(await readOutcomes(unconfirmed.member)).toMatchObject([{ outcome: 'no-address' }]);
  });

  it('isn’t sent if nothing happened and recruiters may not apply, unless something waits', async () => {
    const [quiet, waiting] = [await createCase({ authorized: false }), await createCase({ authorized: false })];
    await addPacket(waiting, { proposed: '2026-11-30T10:00:00Z' });
    await test.app.recruiting.sendReports();
    expect(await listEmails(quiet.email)).toEqual([]);
    expect(await readOutcomes(quiet.member)).toMatchObject([{ outcome: 'nothing' }]);
    expect((await listEmails(waiting.email)).map(({ subject }) => subject)).toEqual([
      'Your week, Nov 23 – 29, 2026: 1 waiting for you',
    ]);
  });

  it('can be turned off in the portal, and by its link without signing in', async () => {
    const { member, email } = await createCase();
    const { weeklyReports } = member.api.recruiting;
    await test.app.recruiting.sendReports();
    const [mail] = await listEmails(email);
    const link = new URL(mail?.unsubscribe_url ?? '');
    const token = link.searchParams.get('token') ?? '';
    const visitor = test.visitor();
    expect(await visitor.api.recruiting.weeklyReports.getLink({ token })).toEqual({ on: true });
    await expect(
      visitor.api.recruiting.weeklyReports.turnOff({ query: { token: `${token.slice(0, -2)}xx` } }),
    ).rejects.toMatchObject({ code: 'recruiting.report-link' });
    expect((await weeklyReports.list()).emails).toBe(true);
    // As a mail program does it (RFC 8058).
    const answer = await visitor.request(link.pathname + link.search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect((await weeklyReports.list()).emails).toBe(false);
    test.clock.now = new Date(NOW.getTime() + 7 * DAY_MS);
    await test.app.recruiting.sendReports();
    expect(await listEmails(email)).toHaveLength(1);
    expect(await readOutcomes(member)).toMatchObject([{ outcome: 'sent' }, { outcome: 'off' }]);
    await weeklyReports.setEmails({ on: true });
    // The week that was decided about isn't sent later.
    await test.app.recruiting.sendReports();
    expect(await listEmails(email)).toHaveLength(1);
    expect((await test.visitor().request('/api/recruiting/weekly-report-emails', { method: 'PUT' })).status).toBe(401);
  });

  it('is in the export of personal data, and forgotten with the account', async () => {
    const { member } = await createCase();
    await test.app.recruiting.sendReports();
    const { data } = await test.app.recruiting.personalData.collect(member.id);
    expect(data).toMatchObject({
      weeklyReports: { emailsOn: true, weeks: [{ week: WEEK, timeZone: 'UTC', email: 'sent' }] },
    });
  });
});
