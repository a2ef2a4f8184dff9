import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { listEmails, subscribe } from './billing-kit.ts';
import { createStaffMember, signUp } from './factories.ts';
import { createNurse } from './fixtures/people.ts';
import { createRegistration } from './fixtures/registrations.ts';
import { createListing, declineAll, uploadFor } from './guarantee-people.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const DAY = 24 * 60 * 60_000;
const word = () => randomUUID().slice(0, 8);

/** Waits for every queued score check. */
const settle = () =>
  test.eventually(async () => {
    const { rows } = await test.app.pool.query(
      "SELECT 1 FROM pgboss.job WHERE name = 'resumes.check-score' AND state IN ('created', 'retry', 'active')",
    );
    return rows.length === 0;
  });

const listCases = async (person: Person) => (await person.api.recruiting.guarantee.mine()).cases;

/** A member on Prime with a résumé whose suggestions are all declined and that still scores below 80. */
async function createMissed(listing?: string) {
  const member = await subscribe(test, 'prime');
  const listingId = listing ?? (await createListing(test, word()));
  const { id, report } = await uploadFor(member, listingId);
  expect(report.total).toBeLessThan(80);
  await declineAll(member, id);
  const [open] = await test.eventually(async () => {
    const cases = await listCases(member);
    return cases.length > 0 && cases;
  });
  if (!open) throw new Error('no case was opened');
  return { member, listingId, resumeId: id, caseId: open.id, open };
}

/** Assigns a recruiter to a member with a plan. */
async function assign(member: Person) {
  const admin = await createStaffMember(test, 'admin');
  const recruiter = await createStaffMember(test, 'recruiter', 'Rowan Recruiter');
  await member.api.recruiting.register(createRegistration());
  const id = (await member.api.recruiting.profile()).registration?.id ?? '';
  await admin.api.recruiting.review({ id, decision: 'accept' });
  await admin.api.recruiting.assign({ id, recruiterId: recruiter.id });
  return { admin, recruiter, registrationId: id };
}

const listCredits = (userId: string) =>
  test.app.db
    .selectFrom('ledger_entries')
    .select(['amount', 'reference'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'credit')
    .execute();

describe('a case', () => {
  it('opens by itself once no suggestion is left, once, with a clock and an email', async () => {
    const member = await subscribe(test, 'prime');
    const listingId = await createListing(test, word());
    const { id } = await uploadFor(member, listingId);
    await settle();
    expect(await listCases(member), 'suggestions are left').toEqual([]);
    expect(await declineAll(member, id)).toBeGreaterThan(0);
    await settle();
    const [open, ...others] = await listCases(member);
    expect(others).toEqual([]);
    expect(open).toMatchObject({
      state: 'open',
      resume: { id },
      job: { id: listingId, title: 'Registered Nurse' },
      opened: { mustHavesMet: 100, rubric: expect.stringMatching(/^\d{4}\.\d+$/) },
      recruiter: null,
      credit: null,
    });
    const days = (Date.parse(open?.dueAt ?? '') - Date.parse(open?.opened.at ?? '')) / DAY;
    expect(days).toBeGreaterThanOrEqual(5);
    expect(days).toBeLessThanOrEqual(9);
    await member.api.resumes.plan({ id });
    await settle();
    expect(await listCases(member)).toHaveLength(1);
    const subjects = (await listEmails(test, member.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('We opened a guarantee case'))).toHaveLength(1);
  });

  it('doesn’t open twice for a copy of the résumé and the same job', async () => {
    const { member, listingId, resumeId } = await createMissed();
    const copy = await member.api.resumes.copy({ id: resumeId });
    await member.api.resumes.setTarget({ id: copy.id, target: { kind: 'listing', listingId } });
    await member.api.resumes.report({ id: copy.id });
    await declineAll(member, copy.id);
    await settle();
    expect(await listCases(member)).toHaveLength(1);
  });

  it('doesn’t open on a trial, on Foothold One, or below 70% of the must-haves, and the portal says why', async () => {
    const trial = await signUp(test);
    const one = await subscribe(test, 'one');
    const prime = await subscribe(test, 'prime');
    const met = await createListing(test, word());
    const unmet = await createListing(
      test,
      word(),
      'Requirements\n- Wound care\n- Telemetry\n- Ventilator management\n- Phlebotomy',
    );
    for (const [person, listingId] of [
      [trial, met],
      [one, met],
      [prime, unmet],
    ] as const) {
      const { id } = await uploadFor(person, listingId);
      await declineAll(person, id);
    }
    await settle();
    expect(await trial.api.recruiting.guarantee.mine()).toMatchObject({ cases: [], notIncluded: 'trial' });
    expect(await one.api.recruiting.guarantee.mine()).toMatchObject({ cases: [], notIncluded: 'plan' });
    expect(await prime.api.recruiting.guarantee.mine()).toMatchObject({ cases: [], notIncluded: null });
  });

  it('opens for a score from before the plan was bought, when the member looks for suggestions', async () => {
    const person = await signUp(test);
    const listingId = await createListing(test, word());
    const { id } = await uploadFor(person, listingId);
    await declineAll(person, id);
    await settle();
    expect(await listCases(person)).toEqual([]);
    const userId = (await person.api.accounts.me()).viewer?.id ?? '';
    await test.app.db.updateTable('users').set({ plan: 'prime' }).where('id', '=', userId).execute();
    await person.api.resumes.plan({ id });
    await settle();
    expect(await listCases(person)).toHaveLength(1);
  });

  it('closes by itself when a later version reaches 80, without a credit', async () => {
    const { member, resumeId, caseId } = await createMissed();
    await member.api.resumes.correct({ id: resumeId, baseVersion: 1, resume: createNurse() });
    const { total } = await member.api.resumes.report({ id: resumeId });
    expect(total).toBeGreaterThanOrEqual(80);
    await settle();
    const [reached] = await listCases(member);
    expect(reached).toMatchObject({ id: caseId, state: 'reached', latestScore: total, credit: null });
    expect(reached?.reason).toContain(`scores ${total}`);
    await test.app.recruiting.guarantee.closeOverdue();
    expect(await listCredits(member.id)).toEqual([]);
  });

  it('is credited once when its time is over, even if two jobs run at once', async () => {
    const { member, caseId } = await createMissed();
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 10 * DAY);
    try {
      await Promise.all([
        test.app.recruiting.guarantee.closeOverdue(),
        test.app.recruiting.guarantee.closeOverdue(),
        test.app.recruiting.guarantee.closeOverdue(),
      ]);
      await test.app.recruiting.guarantee.closeOverdue();
    } finally {
      test.clock.now = before;
    }
    expect(await listCredits(member.id)).toEqual([{ amount: 2500, reference: `guarantee-${caseId}` }]);
    expect(await listCases(member)).toMatchObject([{ state: 'credited', credit: 2500 }]);
    expect(await member.api.billing.get()).toMatchObject({ credit: 2500 });
    const subjects = (await listEmails(test, member.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'We added $25 to your credit balance')).toHaveLength(1);
  });

  it('isn’t closed if its credit fails, and is credited on the next run', async () => {
    const { member, caseId } = await createMissed();
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 10 * DAY);
    try {
      await sql
        .raw(`ALTER TABLE ledger_entries ADD CONSTRAINT broken CHECK (reference <> 'guarantee-${caseId}') NOT VALID`)
        .execute(test.owner);
      await expect(test.app.recruiting.guarantee.closeOverdue()).rejects.toThrow('broken');
      expect(await listCases(member)).toMatchObject([{ state: 'open', credit: null }]);
      await sql`ALTER TABLE ledger_entries DROP CONSTRAINT broken`.execute(test.owner);
      await test.app.recruiting.guarantee.closeOverdue();
    } finally {
      test.clock.now = before;
    }
    expect(await listCredits(member.id)).toHaveLength(1);
    expect(await listCases(member)).toMatchObject([{ state: 'credited' }]);
  });
});

describe('a recruiter', () => {
  it('works on the cases of their members, and reads the résumé only with consent', async () => {
    const { member, caseId } = await createMissed();
    const { admin, recruiter } = await assign(member);
    const { guarantee } = recruiter.api.recruiting;
    expect(await guarantee.list({})).toMatchObject({
      cases: [{ id: caseId, recruiter: 'Rowan Recruiter' }],
      counts: { active: 1, overdue: 0 },
    });
    expect(await guarantee.get({ id: caseId })).toMatchObject({ review: null, hiddenFor: 'consent' });
    await member.api.accounts.privacy.setConsent({ kind: 'guarantee-review', given: true });
    expect(await guarantee.get({ id: caseId })).toMatchObject({
      hiddenFor: null,
      review: { resume: { contact: { name: 'Noor Example' } }, missing: [] },
    });
    expect(await admin.api.recruiting.guarantee.get({ id: caseId })).toMatchObject({
      review: null,
      hiddenFor: 'assignment',
    });
    expect(await guarantee.start({ id: caseId })).toMatchObject({ state: 'in-work' });
    const noted = await guarantee.addNote({ id: caseId, text: 'Asked about the clinic in 2020.' });
    expect(noted.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['opened', null],
      ['started', 'Rowan Recruiter'],
      ['note', 'Rowan Recruiter'],
    ]);
    await expect(guarantee.close({ id: caseId, outcome: 'missed', reason: ' ' })).rejects.toMatchObject({
      data: { fields: { reason: 'Explain the outcome. The member reads it.' } },
    });
    const closed = await guarantee.close({ id: caseId, outcome: 'missed', reason: 'The role asks for a license.' });
    expect(closed).toMatchObject({ state: 'credited', credit: 2500, reason: 'The role asks for a license.' });
    for (const call of [
      () => guarantee.close({ id: caseId, outcome: 'missed', reason: 'Again' }),
      () => guarantee.addNote({ id: caseId, text: 'Late' }),
      () => guarantee.start({ id: caseId }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'recruiting.case-closed' });
    expect(await listCredits(member.id)).toHaveLength(1);
  });

  it('can close a case as not covered, without a credit and with the reason in an email', async () => {
    const { member, caseId } = await createMissed();
    const { recruiter } = await assign(member);
    await recruiter.api.recruiting.guarantee.close({
      id: caseId,
      outcome: 'not-covered',
      reason: 'The suggestions that you declined would reach 80.',
    });
    expect(await listCases(member)).toMatchObject([{ state: 'not-covered', credit: null }]);
    expect(await listCredits(member.id)).toEqual([]);
    const email = (await listEmails(test, member.email)).find(({ subject }) => subject.includes('is closed'));
    expect(email?.body_text).toContain('The suggestions that you declined would reach 80.');
  });

  it('of another member gets 404, a member is denied, and a visitor has to sign in', async () => {
    const { member, caseId } = await createMissed();
    await assign(member);
    const other = await createStaffMember(test, 'recruiter');
    const support = await createStaffMember(test, 'support');
    const listCalls = (person: Person) => {
      const { guarantee } = person.api.recruiting;
      return [
        () => guarantee.get({ id: caseId }),
        () => guarantee.start({ id: caseId }),
        () => guarantee.addNote({ id: caseId, text: 'A note' }),
        () => guarantee.close({ id: caseId, outcome: 'missed', reason: 'A reason' }),
      ];
    };
    for (const call of listCalls(other)) await expect(call()).rejects.toMatchObject({ code: 'resource.not-found' });
    expect((await other.api.recruiting.guarantee.list({})).cases).toEqual([]);
    for (const person of [member, support])
      for (const call of [...listCalls(person), () => person.api.recruiting.guarantee.list({})])
        await expect(call()).rejects.toMatchObject({ code: 'access.denied' });
    const visitor = test.visitor();
    for (const call of [...listCalls(visitor), () => visitor.api.recruiting.guarantee.mine()])
      await expect(call()).rejects.toMatchObject({ code: 'access.sign-in' });
    const stranger = await signUp(test);
    expect(await listCases(stranger)).toEqual([]);
    expect(await listCases(member)).toMatchObject([{ state: 'open' }]);
  });
});

it('is in the member’s export, and is erased with the account', async () => {
  const { member, caseId, open } = await createMissed();
  const { url } = await member.api.accounts.privacy.requestExport({ password: 'four plain words here' });
  const files = unzipSync(new Uint8Array(await (await member.request(url)).arrayBuffer()));
  const { guaranteeCases } = JSON.parse(strFromU8(files['recruiting.json'] ?? new Uint8Array()));
  expect(guaranteeCases).toMatchObject([
    { company: open.job.company, state: 'open', score: open.opened.score, history: [{ kind: 'opened' }] },
  ]);
  await member.api.accounts.privacy.erase({ password: 'four plain words here', words: 'erase' });
  const rows = await test.app.db.selectFrom('guarantee_cases').select('id').where('id', '=', caseId).execute();
  expect(rows).toEqual([]);
});
