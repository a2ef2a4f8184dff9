import { randomUUID } from 'node:crypto';
import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { createWorkspacePeople, type WorkspacePeople } from './recruiting-workspace-people.ts';

const test = useTestApp();

const getRefusal = async (promise: Promise<unknown>) => (await safe(promise)).error;

async function createCopy(people: WorkspacePeople) {
  const { member, recruiter, resumeId, listingId } = people;
  const created = await recruiter.api.recruiting.tailoring.create({ memberId: member.id, resumeId, listingId });
  const input = { memberId: member.id, resumeId: created.resumeId };
  return { input, copy: await recruiter.api.recruiting.tailoring.get(input) };
}

const findPath = (copy: { lines: { path: string; text: string }[] }, words: string) =>
  copy.lines.find(({ text }) => text.includes(words))?.path ?? '';

describe('a tailored copy', () => {
  it('belongs to the member, says who prepared it, and is scored by the same rubric as their own', async () => {
    const people = await createWorkspacePeople(test);
    const { copy } = await createCopy(people);
    expect(copy).toMatchObject({ preparedBy: 'Rowan Recruiter', currentVersion: 1, listing: { id: people.listingId } });
    const own = await people.member.api.resumes.list();
    expect(own.resumes.find(({ id }) => id === copy.id)).toMatchObject({
      parentId: people.resumeId,
      preparedBy: 'Rowan Recruiter',
      target: { kind: 'listing', listingId: people.listingId },
    });
    expect(own.resumes.find(({ id }) => id === people.resumeId)).toMatchObject({ preparedBy: null });
    const report = await people.member.api.resumes.report({ id: copy.id });
    expect(copy.score).toEqual({ total: report.total, rubric: report.rubric, original: report.total });
  });

  it('is deleted by the member like any other résumé', async () => {
    const people = await createWorkspacePeople(test);
    const { input, copy } = await createCopy(people);
    await people.member.api.resumes.remove({ id: copy.id });
    expect(await getRefusal(people.recruiter.api.recruiting.tailoring.get(input))).toMatchObject({
      code: 'resource.not-found',
    });
  });

  it('takes suggestions, which use only the member’s words', async () => {
    const people = await createWorkspacePeople(test);
    const { input, copy } = await createCopy(people);
    const [first] = copy.proposals;
    expect(first?.source.kind).not.toBe('confirmed-fact');
    const changed = await people.recruiter.api.recruiting.tailoring.accept({
      ...input,
      baseVersion: copy.currentVersion,
      proposals: [first?.id ?? ''],
    });
    expect(changed.currentVersion).toBeGreaterThan(copy.currentVersion);
    expect(changed.score.total).toBeGreaterThanOrEqual(copy.score.total);
    const { versions } = await people.member.api.resumes.get({ id: copy.id });
    expect(versions.at(-1)?.label).toBe(`Accepted: ${first?.title} (by Rowan Recruiter)`);
    const stale = { ...input, baseVersion: 1, proposals: [first?.id ?? ''] };
    expect(await getRefusal(people.recruiter.api.recruiting.tailoring.accept(stale))).toMatchObject({
      code: 'resource.changed',
    });
  });

  it('isn’t made for a company that the member’s rules exclude', async () => {
    const people = await createWorkspacePeople(test);
    const { rules } = await people.member.api.recruiting.rules.get();
    await people.member.api.recruiting.rules.save({ ...rules, neverCompanies: ['Cedar Valley Health, Inc.'] });
    const { member, resumeId, listingId } = people;
    const refused = await getRefusal(
      people.recruiter.api.recruiting.tailoring.create({ memberId: member.id, resumeId, listingId }),
    );
    expect(refused).toMatchObject({ code: 'recruiting.blocked-by-rules' });
    expect(refused).toMatchObject({ data: { data: { blocked: [{ kind: 'never-company' }] } } });
  });
});

describe('a text of the recruiter', () => {
  it('is applied if it says nothing new', async () => {
    const people = await createWorkspacePeople(test);
    const { input, copy } = await createCopy(people);
    const path = findPath(copy, 'Epic');
    const { outcome, copy: changed } = await people.recruiter.api.recruiting.tailoring.edit({
      ...input,
      baseVersion: copy.currentVersion,
      path,
      text: 'Charting in Epic for the whole team during go-live.',
    });
    expect(outcome).toBe('applied');
    expect(changed.lines.find((line) => line.path === path)?.text).toMatch(/^Charting in Epic/);
    expect(changed.confirmations).toEqual([]);
  });

  it.each([
    ['a changed number', 'Trained 40 new graduates in medication administration and IV therapy.'],
    ['a stronger claim', 'Directed 12 new graduates in medication administration and IV therapy.'],
  ])('is refused with the reason: %s', async (_, text) => {
    const people = await createWorkspacePeople(test);
    const { input, copy } = await createCopy(people);
    const path = findPath(copy, 'Trained 12');
    const edit = people.recruiter.api.recruiting.tailoring.edit({ ...input, baseVersion: 1, path, text });
    const refused = await getRefusal(edit);
    expect(refused).toMatchObject({
      code: 'recruiting.untrue',
      data: { fields: { text: expect.stringContaining('the member') } },
    });
    expect((await people.recruiter.api.recruiting.tailoring.get(input)).currentVersion).toBe(1);
    expect((await people.member.api.recruiting.tailoring.confirmations()).confirmations).toEqual([]);
  });

  it('waits for the member if it says something new, and is applied once they confirm it', async () => {
    const people = await createWorkspacePeople(test);
    const { input, copy } = await createCopy(people);
    const path = findPath(copy, 'Trained 12');
    const text = 'Trained 12 new graduates in medication administration and IV therapy and ventilator management.';
    const { outcome, copy: same } = await people.recruiter.api.recruiting.tailoring.edit({
      ...input,
      baseVersion: 1,
      path,
      text,
    });
    expect(outcome).toBe('waiting');
    expect(same.currentVersion).toBe(1);
    expect(same.confirmations).toMatchObject([
      { kind: 'edit', state: 'waiting', text, reason: 'New in it: Ventilator Management.' },
    ]);
    const { confirmations } = await people.member.api.recruiting.tailoring.confirmations();
    expect(confirmations).toMatchObject([
      { text, recruiter: 'Rowan Recruiter', resume: { id: copy.id }, listing: { id: people.listingId } },
    ]);
    const { notifications } = await people.member.api.notifications.list({});
    expect(notifications.map(({ title }) => title)).toContain('Rowan Recruiter has a question about your résumé');
    const { listingId } = people;
    const freeze = () =>
      test.app.recruiting.tailoring.freeze(undefined, { memberId: people.member.id, resumeId: copy.id, listingId });
    expect((await freeze()).unconfirmed).toEqual([text]);
    const left = await people.member.api.recruiting.tailoring.decide({
      id: confirmations[0]?.id ?? '',
      decision: 'confirm',
    });
    expect(left.confirmations).toEqual([]);
    expect(await freeze()).toMatchObject({ unconfirmed: [], revision: 2 });
    const changed = await people.recruiter.api.recruiting.tailoring.get(input);
    expect(changed.lines.find((line) => line.path === path)?.text).toBe(text);
    const again = people.member.api.recruiting.tailoring.decide({
      id: confirmations[0]?.id ?? '',
      decision: 'confirm',
    });
    expect(await getRefusal(again)).toMatchObject({ code: 'recruiting.confirmation-over' });
  });

  it('is never applied if the member declines, or the recruiter withdraws it', async () => {
    const people = await createWorkspacePeople(test);
    const { input, copy } = await createCopy(people);
    const path = findPath(copy, 'Trained 12');
    const text = 'Trained 12 new graduates in medication administration and IV therapy and ventilator management.';
    const edit = () => people.recruiter.api.recruiting.tailoring.edit({ ...input, baseVersion: 1, path, text });
    const [first] = (await edit()).copy.confirmations;
    await people.member.api.recruiting.tailoring.decide({ id: first?.id ?? '', decision: 'decline' });
    const [second] = (await edit()).copy.confirmations;
    const withdrawal = { memberId: people.member.id, id: second?.id ?? '' };
    await people.recruiter.api.recruiting.tailoring.withdraw(withdrawal);
    expect(await getRefusal(people.recruiter.api.recruiting.tailoring.withdraw(withdrawal))).toMatchObject({
      code: 'recruiting.confirmation-over',
    });
    const { confirmations, currentVersion } = await people.recruiter.api.recruiting.tailoring.get(input);
    expect(confirmations.map(({ state }) => state).toSorted()).toEqual(['declined', 'withdrawn']);
    expect(currentVersion).toBe(1);
  });

  it('is only a line of the résumé, never a name or a date', async () => {
    const people = await createWorkspacePeople(test);
    const { input } = await createCopy(people);
    for (const path of ['work/w1/employer', 'contact/name', 'work/w1/start', 'nothing'])
      expect(
        await getRefusal(people.recruiter.api.recruiting.tailoring.edit({ ...input, baseVersion: 1, path, text: 'X' })),
      ).toMatchObject({ code: 'resource.not-found' });
    const path = 'work/w1/bullets/b1';
    for (const text of ['', ' ', 'x'.repeat(2001)])
      expect(
        await getRefusal(people.recruiter.api.recruiting.tailoring.edit({ ...input, baseVersion: 1, path, text })),
      ).toMatchObject({ code: 'request.invalid' });
  });
});

describe('a question of the recruiter', () => {
  async function ask() {
    const people = await createWorkspacePeople(test);
    const { input, copy } = await createCopy(people);
    const question = copy.questions.find(({ text }) => /ventilator/i.test(text)) ?? copy.questions[0];
    const asked = await people.recruiter.api.recruiting.tailoring.ask({ ...input, question: question?.id ?? '' });
    return { people, input, question, asked };
  }

  it('is answered by the member, and only then gives a suggestion', async () => {
    const { people, input, question, asked } = await ask();
    expect(asked.confirmations).toMatchObject([{ kind: 'question', state: 'waiting', text: question?.text }]);
    expect(asked.questions.map(({ id }) => id)).not.toContain(question?.id);
    expect(asked.proposals.filter(({ source }) => source.kind === 'confirmed-fact')).toEqual([]);
    const [waiting] = (await people.member.api.recruiting.tailoring.confirmations()).confirmations;
    const id = waiting?.id ?? '';
    const empty = people.member.api.recruiting.tailoring.decide({ id, decision: 'confirm', answer: ' ' });
    expect(await getRefusal(empty)).toMatchObject({ code: 'request.invalid' });
    await people.member.api.recruiting.tailoring.decide({
      id,
      decision: 'confirm',
      answer: 'Managed ventilators for two patients a shift',
      ...(waiting?.asksWhere && { role: waiting.roles[0]?.path ?? '' }),
    });
    const after = await people.recruiter.api.recruiting.tailoring.get(input);
    const fact = after.proposals.find(({ source }) => source.kind === 'confirmed-fact');
    expect(fact).toBeDefined();
    const { currentVersion: baseVersion } = after;
    const applied = await people.recruiter.api.recruiting.tailoring.accept({
      ...input,
      baseVersion,
      proposals: [fact?.id ?? ''],
    });
    expect(JSON.stringify(applied.resume)).toMatch(/ventilators/i);
  });

  it('isn’t asked again once the member says no', async () => {
    const { people, input, question, asked } = await ask();
    const id = asked.confirmations[0]?.id ?? '';
    await people.member.api.recruiting.tailoring.decide({ id, decision: 'decline' });
    const after = await people.recruiter.api.recruiting.tailoring.get(input);
    expect(after.confirmations).toMatchObject([{ state: 'declined' }]);
    expect(after.questions.map(({ id: one }) => one)).not.toContain(question?.id);
    const again = people.recruiter.api.recruiting.tailoring.ask({ ...input, question: question?.id ?? '' });
    expect(await getRefusal(again)).toMatchObject({ code: 'resumes.no-such-proposal' });
  });

  it('is about the plan, and another member can’t answer it', async () => {
    const { people, input, asked } = await ask();
    const unknown = people.recruiter.api.recruiting.tailoring.ask({ ...input, question: 'favorite-color' });
    expect(await getRefusal(unknown)).toMatchObject({ code: 'resumes.no-such-proposal' });
    const other = await signUp(test);
    const id = asked.confirmations[0]?.id ?? '';
    expect(await getRefusal(other.api.recruiting.tailoring.decide({ id, decision: 'decline' }))).toMatchObject({
      code: 'resource.not-found',
    });
  });

  it('no longer waits once the member withdraws the authorization', async () => {
    const { people, input } = await ask();
    await people.member.api.recruiting.authorization.set({ given: false });
    expect((await people.member.api.recruiting.tailoring.confirmations()).confirmations).toEqual([]);
    expect(await getRefusal(people.recruiter.api.recruiting.tailoring.get(input))).toMatchObject({
      code: 'recruiting.not-authorized',
    });
  });
});

describe('a frozen résumé', () => {
  it('is a PDF that reads back, with its score against the listing', async () => {
    const people = await createWorkspacePeople(test);
    const { copy } = await createCopy(people);
    const frozen = await test.app.recruiting.tailoring.freeze(undefined, {
      memberId: people.member.id,
      resumeId: copy.id,
      listingId: people.listingId,
    });
    expect(frozen).toMatchObject({
      resumeId: copy.id,
      revision: 1,
      title: copy.title,
      score: copy.score.total,
      rubric: copy.score.rubric,
      unconfirmed: [],
      file: { type: 'application/pdf' },
    });
    expect(new TextDecoder().decode(frozen.file.bytes.slice(0, 5))).toBe('%PDF-');
  });

  it('may be one of the member’s own, against any listing', async () => {
    const people = await createWorkspacePeople(test);
    const frozen = await test.app.recruiting.tailoring.freeze(undefined, {
      memberId: people.member.id,
      resumeId: people.resumeId,
      listingId: people.listingId,
    });
    expect(frozen).toMatchObject({ resumeId: people.resumeId, unconfirmed: [] });
  });

  it('isn’t somebody else’s, of an unknown listing, or of a member without a recruiter', async () => {
    const [people, other] = [await createWorkspacePeople(test), await createWorkspacePeople(test)];
    const good = { memberId: people.member.id, resumeId: people.resumeId, listingId: people.listingId };
    await people.admin.api.recruiting.assign({ id: other.registrationId, recruiterId: null });
    for (const change of [
      { resumeId: other.resumeId },
      { listingId: randomUUID() },
      { memberId: other.member.id, resumeId: other.resumeId },
    ])
      await expect(test.app.recruiting.tailoring.freeze(undefined, { ...good, ...change })).rejects.toMatchObject({
        code: 'resource.not-found',
      });
  });
});

describe('who may tailor', () => {
  it('is the assigned recruiter of an authorized member, with that member’s résumés only', async () => {
    const [people, other] = [await createWorkspacePeople(test), await createWorkspacePeople(test)];
    const { input } = await createCopy(people);
    const { listingId, resumeId } = people;
    const memberId = people.member.id;
    const create = (person: WorkspacePeople['recruiter'], change: object = {}) =>
      getRefusal(person.api.recruiting.tailoring.create({ memberId, resumeId, listingId, ...change }));
    expect(await create(other.recruiter)).toMatchObject({ code: 'resource.not-found' });
    expect(await create(people.recruiter, { resumeId: other.resumeId })).toMatchObject({ code: 'resource.not-found' });
    expect(await create(people.recruiter, { memberId: other.member.id })).toMatchObject({ code: 'resource.not-found' });
    expect(await create(people.recruiter, { listingId: randomUUID() })).toMatchObject({ code: 'resource.not-found' });
    expect(await create(people.member)).toMatchObject({ code: 'access.denied' });
    const { tailoring } = other.recruiter.api.recruiting;
    const swapped = { memberId: other.member.id, resumeId: input.resumeId };
    for (const wrong of [input, swapped, { ...input, resumeId }])
      for (const call of [
        () => tailoring.get(wrong),
        () => tailoring.accept({ ...wrong, baseVersion: 1, proposals: ['p'] }),
        () => tailoring.ask({ ...wrong, question: 'q' }),
        () => tailoring.edit({ ...wrong, baseVersion: 1, path: 'summary', text: 'Text' }),
      ])
        expect(await getRefusal(call())).toMatchObject({ code: 'resource.not-found' });
    // The member's own résumé isn't the recruiter's to change.
    expect(await getRefusal(people.recruiter.api.recruiting.tailoring.get({ memberId, resumeId }))).toMatchObject({
      code: 'resource.not-found',
    });
  });

  it('is nobody without the authorization, or without a session', async () => {
    const people = await createWorkspacePeople(test, { authorized: false });
    const { listingId, resumeId } = people;
    const input = { memberId: people.member.id, resumeId, listingId };
    expect(await getRefusal(people.recruiter.api.recruiting.tailoring.create(input))).toMatchObject({
      code: 'recruiting.not-authorized',
    });
    const visitor = test.visitor();
    for (const call of [
      () => visitor.api.recruiting.tailoring.create(input),
      () => visitor.api.recruiting.tailoring.confirmations(),
      () => visitor.api.recruiting.tailoring.decide({ id: randomUUID(), decision: 'confirm' }),
    ])
      expect(await getRefusal(call())).toMatchObject({ code: 'access.sign-in' });
  });
});

it('the member’s export has the copies and what they were asked, and they go with the account', async () => {
  const people = await createWorkspacePeople(test);
  const { copy } = await createCopy(people);
  const [question] = copy.questions;
  const input = { memberId: people.member.id, resumeId: copy.id, question: question?.id ?? '' };
  await people.recruiter.api.recruiting.tailoring.ask(input);
  const own = test.app.recruiting.personalData;
  expect((await own.collect(people.member.id)).data).toMatchObject({
    tailoredCopies: [{ resumeId: copy.id, recruiter: 'Rowan Recruiter' }],
    confirmations: [{ kind: 'question', state: 'waiting', text: question?.text }],
  });
  await test.app.db.deleteFrom('users').where('id', '=', people.member.id).execute();
  const left = await test.app.db
    .selectFrom('tailoring_confirmations')
    .select('id')
    .where('member_id', '=', people.member.id)
    .execute();
  expect(left).toEqual([]);
});
