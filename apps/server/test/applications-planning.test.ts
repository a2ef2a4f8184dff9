import { planLimits } from '@foothold/contracts/applications/planning';
import { safe } from '@orpc/client';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import ical, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueReminders } from '../src/domains/applications/jobs.ts';
import { applicationsModule } from '../src/domains/applications/module.ts';
import { MODULES } from '../src/main/modules.ts';
import { listJobs, type Module } from '../src/platform/module.ts';
import { startPushService } from '../src/platform/push/testing/push-service.ts';
import { createNurseListing, openWindow, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

/** The reminders are sent when a test says so, and not every minute as well. */
const unscheduled: Module = {
  ...applicationsModule,
  jobs: (handle) =>
    (applicationsModule.jobs?.(handle) ?? []).map(({ job: { schedule: _, ...job }, handler }) => ({ job, handler })),
};
const pushService = await startPushService();
afterAll(() => pushService.stop());
const test = useTestApp(
  { FETCH_ALLOW: pushService.host },
  { modules: MODULES.map((module) => (module === applicationsModule ? unscheduled : module)) },
);
const NOW = new Date('2026-12-01T15:00:00Z');
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const ZONE = 'America/New_York';
const JOB = { title: 'Ward Clerk', company: 'Larkholt Hospital' };
const INTERVIEW = { title: 'Phone screen', starts: '2026-12-03T10:00', timeZone: ZONE };
const REMINDER = { text: 'Send references', due: '2026-12-02T09:00', timeZone: ZONE };
const OFFER = {
  base: 40,
  currency: 'USD',
  period: 'hour' as const,
  bonus: 2000,
  equity: '',
  benefits: 'Health, dental',
  daysOff: 20,
  remote: '',
  startsOn: '2027-01-11',
  answerBy: '2026-12-10',
  note: '',
};

beforeEach(() => {
  test.clock.now = new Date(NOW);
});

const getCode = async (promise: Promise<unknown>) =>
  ((await safe(promise)).error as unknown as { code: string } | null)?.code;
const addJob = async (person: Person, job = JOB) => (await person.api.applications.add(job)).id;
const getEmail = async (person: Person) => (await person.api.accounts.me()).viewer?.email ?? '';
const listEmails = async (person: Person) =>
  test.app.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('recipient', '=', await getEmail(person))
    .where('subject', 'like', 'Reminder%')
    .execute();
const listBells = async (person: Person) =>
  (await person.api.notifications.list({})).notifications.filter(({ source }) => source === 'applications');
const parse = (text: string) =>
  Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');

/** Runs the job as a worker does. Calls at the same time use connections of their own, like several processes. */
async function sendReminders(): Promise<void> {
  const handled = listJobs(applicationsModule).find(({ job }) => job.name === sendDueReminders.name);
  const service = await applicationsModule.create(
    test.app as never,
    test.app as never,
    {} as never,
    undefined as never,
  );
  await handled?.handler(service, {});
}

/** Ends the trial, after which the plan has no live tracking. */
const endTrial = async (person: Person) =>
  test.app.db
    .updateTable('users')
    .set({ trial_ends_at: new Date(NOW.getTime() - DAY_MS) })
    .where('email', '=', await getEmail(person))
    .execute();

describe('interviews', () => {
  it('are at the time that clocks show in their time zone, and lead to the next step', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana);
    const added = await ana.api.applicationPlans.addInterview({ id, ...INTERVIEW, people: 'Ola Marsh' });
    expect(added).toMatchObject({
      ...INTERVIEW,
      startsAt: '2026-12-03T15:00:00.000Z',
      kind: 'video',
      minutes: 60,
      people: 'Ola Marsh',
      canceled: false,
    });
    const { nextStep, nextStepDate } = await ana.api.applications.get({ id });
    expect([nextStep?.kind, nextStep?.text, nextStepDate]).toEqual([
      'interview',
      'Phone screen',
      '2026-12-03T15:00:00Z',
    ]);

    const moved = await ana.api.applicationPlans.changeInterview({
      id,
      interviewId: added.id,
      timeZone: 'America/Los_Angeles',
    });
    expect([moved.starts, moved.startsAt]).toEqual(['2026-12-03T10:00', '2026-12-03T18:00:00.000Z']);
    expect(moved.people).toBe('Ola Marsh');
    await ana.api.applicationPlans.removeInterview({ id, interviewId: added.id });
    expect((await ana.api.applicationPlans.get({ id })).interviews).toEqual([]);
  });

  it('need a title, a time that exists, a time zone, and a bounded length', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana);
    for (const wrong of [
      { title: ' ' },
      { starts: '2026-02-30T10:00' },
      { starts: 'tomorrow' },
      { timeZone: 'Mars/Base' },
      { minutes: 0 },
      { minutes: 100_000 },
      { note: 'x'.repeat(planLimits.note + 1) },
    ])
      expect(await getCode(ana.api.applicationPlans.addInterview({ id, ...INTERVIEW, ...wrong }))).toBe(
        'request.invalid',
      );
  });

  it('are files for calendar programs, which take over changes and cancellations', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana, { title: 'Clerk; nights, weekends', company: 'Larkholt\\Hospital' });
    const place =
      'https://meet.example/room?name=a,b;c and directions that make this line longer than seventy-five octets: ünïcödé';
    const { id: interviewId } = await ana.api.applicationPlans.addInterview({ id, ...INTERVIEW, place });
    const path = `/api/applications/${id}/interviews/${interviewId}/calendar`;
    const answer = await ana.request(path);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const text = await answer.text();
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    const [event] = parse(text);
    expect(event).toMatchObject({
      uid: `interview-${interviewId}@${new URL(test.app.publicUrl).host}`,
      summary: 'Phone screen: Clerk; nights, weekends, Larkholt\\Hospital',
      location: place,
      status: 'CONFIRMED',
      sequence: 0,
    });
    expect(event?.start.toISOString()).toBe('2026-12-03T15:00:00.000Z');
    expect(event?.end?.toISOString()).toBe('2026-12-03T16:00:00.000Z');

    await ana.api.applicationPlans.changeInterview({ id, interviewId, canceled: true });
    expect((await ana.api.applications.get({ id })).nextStep?.kind).toBe('apply');
    const [canceled] = parse(await (await ana.request(path)).text());
    expect([canceled?.uid, canceled?.status, canceled?.sequence]).toEqual([event?.uid, 'CANCELLED', 1]);
  });

  it('have a limit per application', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana);
    for (let count = 0; count < planLimits.interviews; count++)
      await ana.api.applicationPlans.addInterview({ id, ...INTERVIEW });
    expect(await getCode(ana.api.applicationPlans.addInterview({ id, ...INTERVIEW }))).toBe('applications.entry-limit');
  });
});

describe('reminders', () => {
  it('are sent once when they are due, however many processes send them', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana);
    const { id: reminderId } = await ana.api.applicationPlans.addReminder({ id, ...REMINDER });
    await sendReminders();
    expect(await listBells(ana)).toEqual([]);

    test.clock.now = new Date('2026-12-02T14:01:00Z');
    await Promise.all(Array.from({ length: 4 }, () => sendReminders()));
    await sendReminders();
    expect(await listBells(ana)).toMatchObject([
      { title: 'Reminder: Send references', text: 'Ward Clerk, Larkholt Hospital', path: `/portal/applications/${id}` },
    ]);
    const emails = await listEmails(ana);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.body_text).toContain(`/applications/${id}`);
    const [reminder] = (await ana.api.applicationPlans.get({ id })).reminders;
    expect([reminder?.sentAt, reminder?.skipped]).toEqual(['2026-12-02T14:01:00.000Z', false]);

    // Moved to another time, it is sent again.
    await ana.api.applicationPlans.changeReminder({ id, reminderId, due: '2026-12-02T10:00' });
    test.clock.now = new Date('2026-12-02T15:01:00Z');
    await sendReminders();
    expect([(await listBells(ana)).length, (await listEmails(ana)).length]).toEqual([2, 2]);
  });

  it('are shown once by each browser in which the member turned notifications on, and by nobody else’s', async () => {
    const [ana, other] = [await signUp(test), await signUp(test)];
    const turnOn = async (person: Person) => {
      const { publicKey } = await person.api.notifications.browsers.list();
      const browser = pushService.subscribe(publicKey);
      await person.api.notifications.browsers.turnOn(browser.subscription);
      return browser;
    };
    const [hers, theirs] = [await turnOn(ana), await turnOn(other)];
    const [id, done] = [await addJob(ana), await addJob(ana, { title: 'Porter', company: 'Larkholt Hospital' })];
    await ana.api.applicationPlans.addReminder({ id, ...REMINDER });
    const finished = await ana.api.applicationPlans.addReminder({ id: done, ...REMINDER, text: 'Already done' });
    await ana.api.applicationPlans.changeReminder({ id: done, reminderId: finished.id, done: true });
    test.clock.now = new Date('2026-12-02T14:01:00Z');
    await Promise.all(Array.from({ length: 3 }, () => sendReminders()));
    await test.eventually(async () => hers.received.length > 0);

    // What is sent last arrives last, so nothing else is on its way.
    const theirJob = await addJob(other);
    await other.api.applicationPlans.addReminder({ id: theirJob, ...REMINDER, text: 'Theirs' });
    test.clock.now = new Date('2026-12-02T14:03:00Z');
    await sendReminders();
    await test.eventually(async () => theirs.received.length > 0);
    expect(hers.received.map(({ message }) => message)).toMatchObject([
      { title: 'Reminder: Send references', text: 'Ward Clerk, Larkholt Hospital', path: `/portal/applications/${id}` },
    ]);
    expect(theirs.received.map(({ message }) => message.title)).toEqual(['Reminder: Theirs']);
  });

  it('are not shown by browsers without a plan that includes it', async () => {
    const ana = await signUp(test);
    const { publicKey } = await ana.api.notifications.browsers.list();
    const browser = pushService.subscribe(publicKey);
    const { id: browserId } = await ana.api.notifications.browsers.turnOn(browser.subscription);
    const id = await addJob(ana);
    await ana.api.applicationPlans.addReminder({ id, ...REMINDER });
    await endTrial(ana);
    test.clock.now = new Date(NOW.getTime() + 2 * DAY_MS);
    await sendReminders();
    await ana.api.notifications.browsers.test({ id: browserId });
    await test.eventually(async () => browser.received.length > 0);
    expect(browser.received.filter(({ message }) => message.title.startsWith('Reminder'))).toEqual([]);
  });

  it('are left alone once they are done or their application was removed', async () => {
    const ana = await signUp(test);
    const [id, other] = [await addJob(ana), await addJob(ana)];
    const { id: reminderId } = await ana.api.applicationPlans.addReminder({ id, ...REMINDER });
    await ana.api.applicationPlans.changeReminder({ id, reminderId, done: true });
    await ana.api.applicationPlans.addReminder({ id: other, ...REMINDER });
    await ana.api.applications.remove({ id: other });
    test.clock.now = new Date(NOW.getTime() + 2 * DAY_MS);
    await sendReminders();
    expect(await listBells(ana)).toEqual([]);
  });

  it('leave no notification about an application that is removed, alone or with others', async () => {
    const ana = await signUp(test);
    const ids = [await addJob(ana), await addJob(ana), await addJob(ana), await addJob(ana)];
    for (const id of ids) await ana.api.applicationPlans.addReminder({ id, ...REMINDER });
    test.clock.now = new Date(NOW.getTime() + 2 * DAY_MS);
    await sendReminders();
    expect(await listBells(ana)).toHaveLength(4);

    const [alone = '', first = '', second = '', left = ''] = ids;
    await ana.api.applications.remove({ id: alone });
    expect((await listBells(ana)).map(({ path }) => path)).not.toContain(`/portal/applications/${alone}`);
    await ana.api.applications.removeMany({ ids: [first, second] });
    expect(await listBells(ana)).toMatchObject([{ path: `/portal/applications/${left}` }]);
  });

  it('are not emailed if the member or the address says so', async () => {
    const [ana, unconfirmed] = [await signUp(test), await signUp(test, { confirmed: false })];
    await ana.api.applicationPlans.changeSettings({ emailReminders: false });
    const id = await addJob(ana);
    await ana.api.applicationPlans.addReminder({ id, ...REMINDER });
    const theirs = await addJob(unconfirmed);
    await unconfirmed.api.applicationPlans.addReminder({ id: theirs, ...REMINDER });
    test.clock.now = new Date(NOW.getTime() + 2 * DAY_MS);
    await sendReminders();
    expect([(await listBells(ana)).length, (await listEmails(ana)).length]).toEqual([1, 0]);
    expect(await listEmails(unconfirmed)).toEqual([]);
  });

  it('are shown, but not sent, without a plan that includes it', async () => {
    const ana = await signUp(test);
    await endTrial(ana);
    const id = await addJob(ana);
    await ana.api.applicationPlans.addReminder({ id, ...REMINDER });
    test.clock.now = new Date(NOW.getTime() + 2 * DAY_MS);
    await sendReminders();
    expect([await listBells(ana), await listEmails(ana)]).toEqual([[], []]);
    const plan = await ana.api.applicationPlans.get({ id });
    expect(plan.sendsReminders).toBe(false);
    expect(plan.reminders).toMatchObject([{ sentAt: null, skipped: true }]);
    expect((await ana.api.applications.get({ id })).nextStep).toEqual({ kind: 'reminder', text: REMINDER.text });
  });

  it('survive a crash between two of them', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana);
    for (const text of ['One', 'Two']) await ana.api.applicationPlans.addReminder({ id, ...REMINDER, text });
    test.clock.now = new Date(NOW.getTime() + 2 * DAY_MS);
    await sql`ALTER TABLE notifications ADD CONSTRAINT crash CHECK (title <> 'Reminder: Two')`.execute(test.owner);
    await sendReminders();
    await sql`ALTER TABLE notifications DROP CONSTRAINT crash`.execute(test.owner);
    expect(test.errors.splice(0).join()).toContain('a reminder couldn’t be sent');
    expect([(await listBells(ana)).length, (await listEmails(ana)).length]).toEqual([1, 1]);
    await sendReminders();
    expect([(await listBells(ana)).length, (await listEmails(ana)).length]).toEqual([2, 2]);
  });
});

describe('a follow-up', () => {
  it('has a text with the title, the company, and the date, and the name of the account without a résumé', async () => {
    const ana = await signUp(test, { name: 'Ana Example' });
    const { id } = await ana.api.applications.add({ ...JOB, state: 'submitted', happenedOn: '2026-11-03' });
    const draft = await ana.api.applicationPlans.followUp({ id });
    expect(draft).toMatchObject({ kind: 'after-applying', subject: 'My application for Ward Clerk', placeholders: [] });
    expect(draft.text).toContain(
      'I applied for the Ward Clerk position at Larkholt Hospital on November 3 and would like to ask about its status.',
    );
    expect(draft.text).toContain('Ana Example');
    await ana.api.applications.move({ id, to: 'interview' });
    expect(await ana.api.applicationPlans.followUp({ id })).toMatchObject({
      kind: 'after-interview',
      placeholders: ['[interviewer’s name]'],
    });
  });

  it('that was sent is done, and the next one is in ten days', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana);
    const first = await ana.api.applicationPlans.recordFollowUp({ id, timeZone: ZONE });
    expect(first).toMatchObject({ text: 'Follow up with Larkholt Hospital', due: '2026-12-11T09:00', followUp: true });
    await ana.api.applicationPlans.addReminder({ id, ...REMINDER });
    test.clock.now = new Date('2026-12-11T15:00:00Z');
    await ana.api.applicationPlans.recordFollowUp({ id, timeZone: ZONE });
    const { reminders } = await ana.api.applicationPlans.get({ id });
    expect(reminders.map(({ due, done }) => [due, done])).toEqual([
      ['2026-12-02T09:00', false],
      ['2026-12-11T09:00', true],
      ['2026-12-21T09:00', false],
    ]);
  });
});

it('contacts are stored, corrected, and deleted', async () => {
  const ana = await signUp(test);
  const id = await addJob(ana);
  const contact = await ana.api.applicationPlans.addContact({ id, name: 'Ola Marsh', email: 'ola@larkholt.example' });
  const changed = await ana.api.applicationPlans.changeContact({ id, contactId: contact.id, role: 'Recruiter' });
  expect(changed).toEqual({ ...contact, role: 'Recruiter' });
  expect((await ana.api.applicationPlans.changeContact({ id, contactId: contact.id })).role).toBe('Recruiter');
  expect(await getCode(ana.api.applicationPlans.addContact({ id, name: 'X', email: 'nobody' }))).toBe(
    'request.invalid',
  );
  await ana.api.applicationPlans.removeContact({ id, contactId: contact.id });
  expect((await ana.api.applicationPlans.get({ id })).contacts).toEqual([]);
});

describe('files', () => {
  const attach = (person: Person, id: string, name = 'offer.pdf', text = '%PDF made up') =>
    person.api.applicationPlans.addFile({ id, file: new File([text], name, { type: 'text/html' }) });
  const listKeys = async () =>
    (await test.app.db.selectFrom('application_files').select('file_key').execute()).map(({ file_key }) => file_key);

  it('come back as they were, only to be saved, and as a type that we choose', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana);
    const types = [
      ['Zusage März.pdf', 'application/pdf'],
      ['page.html', 'application/octet-stream'],
      ['drawing.svg', 'application/octet-stream'],
      ['notes.txt', 'text/plain; charset=utf-8'],
    ];
    for (const [name = '', type] of types) {
      const added = await attach(ana, id, name, '<script>alert(1)</script>');
      const answer = await ana.request(`/api/applications/${id}/files/${added.id}`);
      expect([added.name, answer.headers.get('content-type')]).toEqual([name, type]);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.text()).toBe('<script>alert(1)</script>');
    }
    const stored = await Promise.all((await listKeys()).map((key) => test.app.files.get(key)));
    expect(stored.map(String)).toContain('<script>alert(1)</script>');
  });

  it('have limits of size and number', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana);
    expect(await getCode(attach(ana, id, 'empty.pdf', ''))).toBe('request.invalid');
    const large = new File([new Uint8Array(planLimits.fileBytes + 1)], 'large.pdf');
    expect(await getCode(ana.api.applicationPlans.addFile({ id, file: large }))).toBe('applications.file-size');
    for (let count = 0; count < planLimits.files - 1; count++) await attach(ana, id, `${count}.pdf`);
    const outcomes = await Promise.allSettled([attach(ana, id, 'a.pdf'), attach(ana, id, 'b.pdf')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await getCode(attach(ana, id))).toBe('applications.file-limit');
    // Refused ones are not in the store, and stored ones are not announced as unused.
    const removals = await test.app.db.selectFrom('file_removals').select('file_key').execute();
    const announced = new Set(removals.map(({ file_key }) => file_key));
    expect((await listKeys()).filter((key) => announced.has(key))).toEqual([]);
    expect(await Promise.all([...announced].map((key) => test.app.files.get(key)))).toEqual(
      [...announced].map(() => null),
    );
  });

  it('have a limit for all applications of a member together', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana);
    const { id: fileId } = await attach(ana, id);
    await test.app.db
      .updateTable('application_files')
      .set({ bytes: planLimits.memberBytes })
      .where('id', '=', fileId)
      .execute();
    expect(await getCode(attach(ana, await addJob(ana)))).toBe('applications.file-limit');
  });

  it('are deleted from the store with the file, the application, and the account', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana);
    const before = new Set(await listKeys());
    const { id: fileId } = await attach(ana, id);
    await attach(ana, id);
    await attach(ana, await addJob(ana));
    const keys = (await listKeys()).filter((key) => !before.has(key));
    const isGone = async (count: number) => {
      const left = await Promise.all(keys.map((key) => test.app.files.get(key)));
      return left.filter((bytes) => bytes === null).length === count;
    };
    await ana.api.applicationPlans.removeFile({ id, fileId });
    await test.eventually(() => isGone(1));
    await ana.api.applications.remove({ id });
    test.clock.now = new Date(NOW.getTime() + 31 * DAY_MS);
    const service = await applicationsModule.create(
      test.app as never,
      test.app as never,
      {} as never,
      undefined as never,
    );
    await (service as { applications: { time: { deleteRemoved(): Promise<void> } } }).applications.time.deleteRemoved();
    await test.eventually(() => isGone(2));
    test.clock.now = new Date(NOW);
    await ana.api.accounts.privacy.erase({ words: 'erase', password: 'four plain words here' });
    await test.eventually(() => isGone(3));
  });
});

describe('offers', () => {
  beforeAll(async () => {
    const nurses = Array.from({ length: 10 }, (_, at) =>
      createNurseListing(`offers-${at}`, {
        company: { name: `Clinic ${at}` },
        pay: { min: 80_000 + 1000 * at, max: 90_000 + 1000 * at, currency: 'USD', period: 'year' },
      }),
    );
    await test.app.listings.ingest({ id: 'offers', name: 'A feed', kind: 'feed' }, nurses);
  });

  it('are stored, replaced, and deleted', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana);
    expect(await ana.api.applicationPlans.setOffer({ id, ...OFFER })).toEqual(OFFER);
    const other = { ...OFFER, base: 41.5, bonus: null };
    await ana.api.applicationPlans.setOffer({ id, ...other });
    expect((await ana.api.applicationPlans.get({ id })).offer).toEqual(other);
    for (const wrong of [
      { base: -1 },
      { base: 1e12 },
      { currency: 'dollars' },
      { daysOff: 400 },
      { answerBy: '2026-02-30' },
    ])
      expect(await getCode(ana.api.applicationPlans.setOffer({ id, ...OFFER, ...wrong }))).toBe('request.invalid');
    await ana.api.applicationPlans.removeOffer({ id });
    expect((await ana.api.applicationPlans.get({ id })).offer).toBeNull();
    expect(await getCode(ana.api.applicationPlans.removeOffer({ id }))).toBe('resource.not-found');
  });

  it('are compared by yearly pay, and with typical pay where enough listings state it', async () => {
    const ana = await signUp(test);
    const nurse = await ana.api.applications.add({
      title: 'Registered Nurse',
      company: 'Larkholt',
      place: 'Austin, TX',
    });
    const clerk = await addJob(ana);
    await ana.api.applicationPlans.setOffer({ id: nurse.id, ...OFFER });
    await ana.api.applicationPlans.setOffer({ id: clerk, ...OFFER, base: null });
    const { offers, known } = await ana.api.applicationPlans.offers({ ids: `${nurse.id},${clerk},${UNKNOWN_ID}` });
    expect(known).toHaveLength(2);
    const found = offers.find(({ applicationId }) => applicationId === nurse.id);
    expect(found?.yearlyPay).toBe(40 * 2080 + 2000);
    expect(found?.typicalPay).toMatchObject({ state: 'Texas', listings: 10, sample: false });
    expect(offers.find(({ applicationId }) => applicationId === clerk)).toMatchObject({
      yearlyPay: null,
      typicalPay: null,
    });
    expect(await getCode(ana.api.applicationPlans.offers({ ids: 'a,b,c,d,e' }))).toBe('request.invalid');
  });
});

describe('the calendar', () => {
  const RANGE = { from: '2026-12-01', to: '2026-12-31' };

  it('lists interviews, reminders, and deadlines by the day of their own time zone', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana);
    await ana.api.applicationPlans.addInterview({
      id,
      ...INTERVIEW,
      starts: '2026-12-31T23:30',
      timeZone: 'Pacific/Honolulu',
    });
    await ana.api.applicationPlans.addInterview({ id, ...INTERVIEW, starts: '2027-01-01T00:00' });
    await ana.api.applicationPlans.addReminder({ id, ...REMINDER });
    await ana.api.applicationPlans.setOffer({ id, ...OFFER });
    await ana.api.applications.move({ id, to: 'offer' });
    const { entries } = await ana.api.applicationPlans.calendar(RANGE);
    expect(entries.map(({ kind, date, time }) => [kind, date, time])).toEqual([
      ['reminder', '2026-12-02', '09:00'],
      ['answer-offer', '2026-12-10', null],
      ['interview', '2026-12-31', '23:30'],
    ]);
    expect(await getCode(ana.api.applicationPlans.calendar({ from: '2026-01-01', to: '2026-12-31' }))).toBe(
      'request.invalid',
    );
  });

  it('shows the last day to apply until the application is sent', async () => {
    const ana = await signUp(test);
    await test.app.listings.ingest({ id: 'ends', name: 'A feed', kind: 'feed' }, [
      createNurseListing('ends', { company: { name: 'Ends Soon' }, validThrough: '2026-12-20' }),
    ]);
    const { id: listingId } = await test.app.db
      .selectFrom('listings')
      .select('id')
      .where('external_id', '=', 'ends')
      .executeTakeFirstOrThrow();
    const { id } = await ana.api.applications.save({ listingId });
    expect((await ana.api.applicationPlans.calendar(RANGE)).entries).toMatchObject([
      { kind: 'apply', date: '2026-12-20', id },
    ]);
    await ana.api.applications.move({ id, to: 'submitted' });
    expect((await ana.api.applicationPlans.calendar(RANGE)).entries).toEqual([]);
  });

  it('can be subscribed to by a secret address, which can be replaced and turned off', async () => {
    const ana = await signUp(test);
    const id = await addJob(ana);
    const { id: interviewId } = await ana.api.applicationPlans.addInterview({
      id,
      ...INTERVIEW,
      place: 'Larkholt Street 1',
      people: 'Ola Marsh',
    });
    await ana.api.applicationPlans.addReminder({ id, ...REMINDER });
    await ana.api.applicationPlans.recordFollowUp({ id, timeZone: ZONE });
    await ana.api.applicationPlans.setOffer({ id, ...OFFER });
    await ana.api.applications.move({ id, to: 'offer' });
    expect((await ana.api.applicationPlans.settings()).calendarUrl).toBeNull();
    const { calendarUrl } = await ana.api.applicationPlans.makeCalendarLink();
    expect(calendarUrl).toMatch(/\/api\/applications\/calendar\/[\w-]{32}\.ics$/);
    const read = async (url: string | null) => test.visitor().request(new URL(url ?? '').pathname);

    const answer = await read(calendarUrl);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    const events = parse(await answer.text());
    expect(events.map(({ summary }) => summary)).toEqual([
      'Phone screen: Ward Clerk, Larkholt Hospital',
      'Send references: Ward Clerk, Larkholt Hospital',
      'Follow up with Larkholt Hospital: Ward Clerk, Larkholt Hospital',
      'Answer the offer: Ward Clerk, Larkholt Hospital',
    ]);
    expect(events.at(-1)?.datetype).toBe('date');

    await ana.api.applicationPlans.changeSettings({ calendarDetails: false });
    await ana.api.applicationPlans.changeInterview({ id, interviewId, canceled: true });
    const bare = await (await read(calendarUrl)).text();
    expect(bare).not.toMatch(/Larkholt|Marsh/);
    expect(parse(bare)[0]).toMatchObject({ summary: 'Phone screen: Ward Clerk', status: 'CANCELLED', sequence: 1 });

    const replaced = await ana.api.applicationPlans.makeCalendarLink();
    expect([(await read(calendarUrl)).status, (await read(replaced.calendarUrl)).status]).toEqual([404, 200]);
    expect((await ana.api.applicationPlans.removeCalendarLink()).calendarUrl).toBeNull();
    expect((await read(replaced.calendarUrl)).status).toBe(404);
    for (const file of ['x.ics', `${'a'.repeat(32)}.ics`, 'a'.repeat(32), 'null.ics'])
      expect((await test.visitor().request(`/api/applications/calendar/${file}`)).status).toBe(404);
  });
});

it('settings have bounds, and decide when an application counts as not answered', async () => {
  const ana = await signUp(test);
  expect(await ana.api.applicationPlans.settings()).toMatchObject({ noAnswerDays: 30, emailReminders: true });
  for (const noAnswerDays of [6, 181, 10.5])
    expect(await getCode(ana.api.applicationPlans.changeSettings({ noAnswerDays }))).toBe('request.invalid');
  expect(await ana.api.applicationPlans.changeSettings({ noAnswerDays: 14 })).toMatchObject({
    noAnswerDays: 14,
    emailReminders: true,
  });
});

it('tells the open windows of each change', async () => {
  const ana = await signUp(test);
  const id = await addJob(ana);
  const { received, stop } = await openWindow(test, ana);
  const count = () => received.filter((change) => change.kind === 'application' && change.id === id).length;
  await ana.api.applicationPlans.addContact({ id, name: 'Ola Marsh' });
  await test.eventually(async () => count() === 1);
  await ana.api.applicationPlans.setOffer({ id, ...OFFER });
  await test.eventually(async () => count() === 2);
  await stop();
});

it('looks missing to everybody else, whatever the call', async () => {
  const [ana, eve] = [await signUp(test), await signUp(test)];
  const [id, hers] = [await addJob(ana), await addJob(eve)];
  const { applicationPlans: own } = ana.api;
  const { id: interviewId } = await own.addInterview({ id, ...INTERVIEW });
  const { id: reminderId } = await own.addReminder({ id, ...REMINDER });
  const { id: contactId } = await own.addContact({ id, name: 'Ola Marsh' });
  const file = new File(['text'], 'a.txt');
  const { id: fileId } = await own.addFile({ id, file });
  await own.setOffer({ id, ...OFFER });
  const before = await own.get({ id });

  const { applicationPlans: api } = eve.api;
  // With Ana's application, with one of her own, and with one that doesn't exist.
  const calls = [id, hers, UNKNOWN_ID, 'not-an-id'].flatMap((to) => [
    () => api.changeInterview({ id: to, interviewId, title: 'Mine' }),
    () => api.removeInterview({ id: to, interviewId }),
    () => api.interviewCalendar({ id: to, interviewId }),
    () => api.changeReminder({ id: to, reminderId, done: true }),
    () => api.removeReminder({ id: to, reminderId }),
    () => api.changeContact({ id: to, contactId, name: 'Mine' }),
    () => api.removeContact({ id: to, contactId }),
    () => api.file({ id: to, fileId }),
    () => api.removeFile({ id: to, fileId }),
  ]);
  const onlyForeign = [id, UNKNOWN_ID, 'not-an-id'].flatMap((to) => [
    () => api.get({ id: to }),
    () => api.addInterview({ id: to, ...INTERVIEW }),
    () => api.addReminder({ id: to, ...REMINDER }),
    () => api.followUp({ id: to }),
    () => api.recordFollowUp({ id: to, timeZone: ZONE }),
    () => api.addContact({ id: to, name: 'X' }),
    () => api.addFile({ id: to, file }),
    () => api.setOffer({ id: to, ...OFFER }),
    () => api.removeOffer({ id: to }),
  ]);
  for (const call of [...calls, ...onlyForeign]) expect(await getCode(call())).toBe('resource.not-found');
  expect((await api.offers({ ids: id })).offers).toEqual([]);
  expect((await api.calendar({ from: '2026-12-01', to: '2026-12-31' })).entries).toEqual([]);
  expect(await own.get({ id })).toEqual(before);

  const visitor = test.visitor().api.applicationPlans;
  const calledByVisitor = [
    () => visitor.get({ id }),
    () => visitor.settings(),
    () => visitor.offers({}),
    () => visitor.file({ id, fileId }),
  ];
  for (const call of calledByVisitor) expect(await getCode(call())).toBe('access.sign-in');
});

it('is in the export with the files, and without the key of the calendar', async () => {
  const ana = await signUp(test);
  const id = await addJob(ana);
  await ana.api.applicationPlans.addInterview({ id, ...INTERVIEW, note: 'Ask about nights' });
  await ana.api.applicationPlans.addReminder({ id, ...REMINDER });
  await ana.api.applicationPlans.addContact({ id, name: 'Ola Marsh' });
  await ana.api.applicationPlans.addFile({ id, file: new File(['the letter'], 'letter.txt') });
  await ana.api.applicationPlans.setOffer({ id, ...OFFER });
  const { calendarUrl } = await ana.api.applicationPlans.makeCalendarLink();
  const { url } = await ana.api.accounts.privacy.requestExport({ password: 'four plain words here' });
  const files = unzipSync(new Uint8Array(await (await ana.request(url)).arrayBuffer()));
  const text = strFromU8(files['applications.json'] ?? new Uint8Array());
  for (const part of ['Ask about nights', REMINDER.text, 'Ola Marsh', 'letter.txt', 'Health, dental'])
    expect(text).toContain(part);
  const name = Object.keys(files).find((path) => path.endsWith('letter.txt')) ?? '';
  expect(strFromU8(files[name] ?? new Uint8Array())).toBe('the letter');
  const key = /([\w-]{32})\.ics$/.exec(calendarUrl ?? '')?.[1] ?? 'missing';
  expect(
    Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join(),
  ).not.toContain(key);
});

it('questions for a title are the same every time, and about its work first', async () => {
  const ana = await signUp(test);
  const first = await ana.api.practice.examples({ jobTitle: 'Registered Nurse' });
  expect(first.occupation).toBe('Registered Nurse');
  expect(first.questions.map(({ kind }) => kind)).toEqual([
    'technical',
    'technical',
    'technical',
    'behavioral',
    'behavioral',
  ]);
  expect(await ana.api.practice.examples({ jobTitle: 'Registered Nurse' })).toEqual(first);
  const unknown = await ana.api.practice.examples({ jobTitle: 'Zzyzx' });
  expect([unknown.occupation, unknown.questions.length]).toEqual([null, 5]);
});
