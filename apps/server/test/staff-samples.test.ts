import { beforeAll, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { addAllSamples, INQUIRIES, logInAs, logInAsRiley, PEOPLE } from './sample-kit.ts';

const test = useTestApp({ SAMPLE_DATA: 'on' });

let mails: unknown[];
beforeAll(async () => {
  await addAllSamples(test);
  mails = await test.app.db.selectFrom('mails').select('recipient').execute();
});

it('are added once, and nobody is sent an email', async () => {
  await test.app.addSamples();
  expect(await test.app.sampleData.state()).toEqual({ people: PEOPLE, inquiries: INQUIRIES, lastCleared: null });
  expect(await test.app.db.selectFrom('sample_events').select('kind').execute()).toEqual([{ kind: 'added' }]);
  expect(mails).toEqual([]);
});

it('the sample people include one whose portal is full', async () => {
  const riley = await logInAsRiley(test);
  expect((await riley.api.accounts.me()).viewer).toMatchObject({ sample: true, plan: 'prime', emailConfirmed: true });
  const { resumes } = await riley.api.resumes.list();
  const resume = resumes.find(({ preparedBy }) => preparedBy === null);
  expect(resumes.filter(({ preparedBy }) => preparedBy !== null)).toHaveLength(1);
  expect(resume).toMatchObject({ currentPosition: 3, target: { title: 'Data Analyst' } });
  expect(resume?.score?.total).toBeGreaterThan(0);
  const detail = await riley.api.resumes.get({ id: resume?.id ?? '' });
  const scores = detail.versions.flatMap(({ score }) => score?.total ?? []);
  expect(scores).toHaveLength(2);
  expect(scores.at(-1)).toBeGreaterThan(scores[0] ?? 100);
  expect((await riley.api.applications.list({})).applications).toHaveLength(4);
  expect((await riley.api.hidden.list({ page: 1 })).total).toBe(2);
  const { notifications, unread } = await riley.api.notifications.list({ page: 1 });
  expect(unread).toBeGreaterThan(0);
  expect(unread).toBeLessThan(notifications.length);
  expect((await riley.api.learning.progress()).modules.filter(({ done }) => done)).toHaveLength(2);
  expect((await riley.api.practice.sessions()).sessions).toHaveLength(1);
  expect((await riley.api.coaching.saved()).answers).toHaveLength(1);
  const billing = await riley.api.billing.get();
  expect(billing.subscription).toMatchObject({ plan: 'prime', state: 'active' });
  expect(billing.invoices).toHaveLength(2);
  expect(await riley.api.recruiting.profile()).toMatchObject({
    registration: { state: 'accepted' },
    recruiter: { name: 'Demo recruiter' },
    tasksWaiting: 1,
  });
  expect(await riley.api.packets.list({})).toMatchObject({
    counts: { waiting: 1 },
    packets: [{ state: 'proposed', recruiter: 'Demo recruiter', openQuestions: 1 }],
  });
  const { weeks } = await riley.api.recruiting.weeklyReports.list();
  const [week] = weeks.filter(({ figures }) => figures.proposed === 1);
  expect(await riley.api.recruiting.weeklyReports.get({ week: week?.week ?? '' })).toMatchObject({
    quiet: false,
    proposed: [{ state: 'proposed' }],
    ahead: { packetsWaiting: 1, tasks: 1 },
  });
});

it('the inquiries are in every state, and demos are booked this week and next', async () => {
  const { api } = await logInAs(test, 'support');
  const { inquiries: all, overdue } = await api.support.inquiries({ state: 'all', page: 1 });
  const inquiries = all.filter(({ sample }) => sample);
  expect(inquiries).toHaveLength(INQUIRIES);
  expect(new Set(inquiries.map(({ state }) => state))).toEqual(new Set(['open', 'answered', 'closed']));
  expect(overdue).toBeGreaterThan(0);
  expect(inquiries.some(({ assignee, state }) => assignee !== null && state === 'open')).toBe(true);
  const booked = inquiries.flatMap(({ booking }) => booking ?? []);
  expect(booked.length).toBeGreaterThanOrEqual(2);
  const days = booked.map(({ startsAt }) => (Date.parse(startsAt) - test.clock.now.getTime()) / 86_400_000);
  expect(Math.max(...days)).toBeGreaterThan(0);
  expect(Math.max(...days)).toBeLessThan(14);
  expect(Math.min(...days)).toBeGreaterThan(-7);
});

it('there are six registrations in four states, five of them of one recruiter’s members', async () => {
  const support = await logInAs(test, 'support');
  const { registrations, counts } = await support.api.recruiting.registrations({ page: 1 });
  expect(counts).toEqual({ new: 1, 'in-review': 1, accepted: 3, returned: 1 });
  expect(registrations.every(({ sample }) => sample)).toBe(true);
  const recruiter = await logInAs(test, 'recruiter');
  const { clients } = await recruiter.api.recruiting.clients();
  expect(clients).toHaveLength(5);
  expect(clients.every(({ member }) => member.sample)).toBe(true);
  const { subscriptions } = await support.api.billing.subscriptions({ page: 1, state: 'all' });
  expect(subscriptions).toHaveLength(PEOPLE);
  expect(subscriptions.every(({ member }) => member?.sample)).toBe(true);
  await test.app.billing.reconciliation.run();
});

it('nobody real is marked as a sample', async () => {
  const email = 'ana.real@example.com';
  const person = await signUp(test, { email });
  expect((await person.api.accounts.me()).viewer).toMatchObject({ sample: false });
  const receipt = await person.api.support.query({
    firstName: 'Ana',
    lastName: 'Real',
    email,
    query: 'Is this real?',
  });
  const support = await logInAs(test, 'support');
  const found = await support.api.support.inquiries({ q: receipt.reference, state: 'all', page: 1 });
  expect(found.inquiries).toMatchObject([{ sample: false }]);
  const { members } = await support.api.accounts.members({ q: email, page: 1 });
  expect(members).toMatchObject([{ sample: false }]);
});
