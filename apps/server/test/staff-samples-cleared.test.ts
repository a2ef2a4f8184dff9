import { beforeAll, expect, it } from 'vitest';
import { subscribe } from './billing-kit.ts';
import { createStaffMember, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';
import { addAllSamples, INQUIRIES, logInAs, logInAsRiley, PEOPLE } from './sample-kit.ts';

const test = useTestApp({ SAMPLE_DATA: 'on' });
const REAL_NAME = 'Petra Prime';

let admin: Person;
let support: Person;
beforeAll(async () => {
  await addAllSamples(test);
  await subscribe(test, 'prime', 'succeeds', REAL_NAME);
  [admin, support] = [await logInAs(test, 'admin'), await logInAs(test, 'support')];
});

it('only admins may clear samples', async () => {
  const people = [
    [test.visitor(), 401],
    [await signUp(test), 403],
    [await createStaffMember(test, 'recruiter'), 403],
    [support, 403],
  ] as const;
  for (const [person, status] of people)
    expect((await person.request('/api/staff/sample-data/clear', { method: 'POST' })).status).toBe(status);
});

it('clearing keeps what somebody changed, removes the rest with all that belongs to it, and is recorded', async () => {
  // Looking changes nothing.
  const riley = await logInAsRiley(test);
  const [resume] = (await riley.api.resumes.list()).resumes;
  await riley.api.resumes.report({ id: resume?.id ?? '' });
  await riley.api.notifications.read({});
  await support.api.staff.member({ id: (await riley.api.accounts.me()).viewer?.id ?? '' });

  const { inquiries } = await support.api.support.inquiries({ state: 'open', page: 1 });
  const id = inquiries.find(({ sample, kind }) => sample && kind === 'support')?.id ?? '';
  await support.api.support.answerInquiry({ id, text: 'Please try again.', close: false });
  const { registrations } = await support.api.recruiting.registrations({ state: 'new', page: 1 });
  await support.api.recruiting.review({ id: registrations[0]?.id ?? '', decision: 'start' });

  expect(await admin.api.staff.clearSampleData()).toEqual({
    people: PEOPLE - 1,
    inquiries: INQUIRIES - 1,
    retained: { people: 1, inquiries: 1 },
  });
  const cleared = { by: 'Demo admin', people: PEOPLE - 1, inquiries: INQUIRIES - 1, retained: 2 };
  expect(await support.api.staff.sampleData()).toMatchObject({ people: 1, inquiries: 1, lastCleared: cleared });
  expect((await support.api.support.inquiry({ id })).history.at(-1)).toMatchObject({ kind: 'answered' });
  const left = await support.api.recruiting.registrations({ page: 1 });
  expect(left.registrations).toMatchObject([{ name: 'Kwame Boateng', sample: true, state: 'in-review' }]);
  const { subscriptions } = await support.api.billing.subscriptions({ page: 1, state: 'all' });
  expect(subscriptions.map(({ member }) => member?.name).toSorted()).toEqual(['Kwame Boateng', REAL_NAME]);
  await expect(logInAsRiley(test)).rejects.toThrow();
  // The payments are gone on both sides, so the ledger still agrees with the payment service.
  await test.app.billing.reconciliation.run();

  // A later start adds none again, and clearing again removes nothing.
  await addAllSamples(test);
  expect(await admin.api.staff.clearSampleData()).toMatchObject({ people: 0, inquiries: 0 });
  expect(await admin.api.staff.sampleData()).toMatchObject({ people: 1, inquiries: 1, lastCleared: cleared });
});

it('the payment records of a real member still can’t be deleted', async () => {
  const { id } = await test.app.db
    .selectFrom('users')
    .select('id')
    .where('name', '=', REAL_NAME)
    .executeTakeFirstOrThrow();
  const remove = test.app.db.deleteFrom('ledger_entries').where('user_id', '=', id).execute();
  await expect(remove).rejects.toThrow('only ever added to');
});
