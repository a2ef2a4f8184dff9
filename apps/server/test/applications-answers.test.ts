import { safe } from '@orpc/client';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openWindow, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const MINUTE = 60_000;

const getCode = async (promise: Promise<unknown>) =>
  ((await safe(promise)).error as unknown as { code: string } | null)?.code;
const list = async (person: Person) => (await person.api.answers.list()).answers;
const findOne = async (person: Person, question: string) =>
  (await person.api.answers.find({ questions: [question] })).found[0];

describe('the answer book', () => {
  it('stores answers to questions of the table and of the member’s own', async () => {
    const ana = await signUp(test);
    await ana.api.answers.add({ questionId: 'sponsorship', answer: 'No' });
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + MINUTE);
    await ana.api.answers.add({ question: ' Which wards have you worked on? ', answer: 'Surgery.' });
    expect(await list(ana)).toMatchObject([
      { questionId: 'sponsorship', group: 'authorization', answer: 'No', version: 1 },
      { questionId: null, group: null, question: 'Which wards have you worked on?', answer: 'Surgery.' },
    ]);
    test.clock.now = before;
  });

  it('has one answer to each question of the table', async () => {
    const ana = await signUp(test);
    const results = await Promise.all(
      [1, 2].map(() => getCode(ana.api.answers.add({ questionId: 'relocate', answer: 'Yes' }))),
    );
    expect(results.sort()).toEqual(['applications.answer-exists', undefined]);
    expect(await list(ana)).toHaveLength(1);
  });

  it('refuses unknown questions, wrong answers, and anything too long', async () => {
    const ana = await signUp(test);
    const { add } = ana.api.answers;
    expect(await getCode(add({ questionId: 'nothing', answer: 'x' }))).toBe('resource.not-found');
    expect(await getCode(add({ questionId: 'sponsorship', answer: 'Perhaps' }))).toBe(
      'applications.answer-not-allowed',
    );
    expect(await getCode(add({ answer: 'x' }))).toBe('request.invalid');
    expect(await getCode(add({ questionId: 'strength', question: 'Both?', answer: 'x' }))).toBe('request.invalid');
    expect(await getCode(add({ question: ' ', answer: 'x' }))).toBe('request.invalid');
    expect(await getCode(add({ questionId: 'strength', answer: 'x'.repeat(4001) }))).toBe('request.invalid');
    expect(await list(ana)).toEqual([]);
  });

  it('never stores what is private, also not under a question of the member’s own', async () => {
    const ana = await signUp(test);
    const { add } = ana.api.answers;
    expect(await getCode(add({ questionId: 'ssn', answer: '123-45-6789' }))).toBe('applications.answer-not-allowed');
    expect(await getCode(add({ question: 'What is your social security number?', answer: '123-45-6789' }))).toBe(
      'applications.answer-not-allowed',
    );
    const { id } = await add({ questionId: 'race', answer: 'Prefer not to say' });
    expect(await getCode(ana.api.answers.change({ id, answer: 'Something else' }))).toBe(
      'applications.answer-not-allowed',
    );
    expect(await getCode(add({ question: 'Which wards?', answer: 'It is 123-45-6789.' }))).toBe(
      'applications.answer-not-allowed',
    );
    const own = await add({ question: 'Which wards?', answer: 'Surgery' });
    expect(await getCode(ana.api.answers.change({ id: own.id, question: 'Your SSN' }))).toBe(
      'applications.answer-not-allowed',
    );
    expect(await getCode(ana.api.answers.change({ id: own.id, answer: '123 45 6789' }))).toBe(
      'applications.answer-not-allowed',
    );
    expect((await list(ana)).map(({ answer }) => answer).sort()).toEqual(['Prefer not to say', 'Surgery']);
  });

  it('holds 300 answers', async () => {
    const ana = await signUp(test);
    for (let at = 0; at < 300; at++) await ana.api.answers.add({ question: `Question ${at}`, answer: '' });
    expect(await getCode(ana.api.answers.add({ question: 'One more', answer: '' }))).toBe('applications.answer-limit');
  });
});

describe('versions of an answer', () => {
  it('are retained, and can be restored', async () => {
    const ana = await signUp(test);
    const before = test.clock.now;
    const { id } = await ana.api.answers.add({ questionId: 'strength', answer: 'First' });
    test.clock.now = new Date(before.getTime() + 6 * MINUTE);
    await ana.api.answers.change({ id, answer: 'Sec' });
    // Typing on belongs to the same version.
    test.clock.now = new Date(before.getTime() + 7 * MINUTE);
    expect(await ana.api.answers.change({ id, answer: 'Second' })).toMatchObject({ version: 2 });
    expect((await ana.api.answers.versions({ id })).versions).toMatchObject([{ version: 1, answer: 'First' }]);

    expect(await ana.api.answers.restore({ id, version: 1 })).toMatchObject({ version: 3, answer: 'First' });
    expect((await ana.api.answers.versions({ id })).versions.map(({ answer }) => answer)).toEqual(['Second', 'First']);
    expect(await getCode(ana.api.answers.restore({ id, version: 9 }))).toBe('resource.not-found');
    test.clock.now = before;
  });

  it('start no new one if nothing changes', async () => {
    const ana = await signUp(test);
    const { id } = await ana.api.answers.add({ questionId: 'strength', answer: 'Same' });
    const before = test.clock.now;
    test.clock.now = new Date(before.getTime() + 6 * MINUTE);
    expect(await ana.api.answers.change({ id, answer: 'Same' })).toMatchObject({ version: 1 });
    test.clock.now = before;
  });

  it('go with the answer', async () => {
    const ana = await signUp(test);
    const { id } = await ana.api.answers.add({ questionId: 'strength', answer: 'First' });
    await ana.api.answers.remove({ id });
    expect(await list(ana)).toEqual([]);
    expect(await getCode(ana.api.answers.versions({ id }))).toBe('resource.not-found');
  });
});

describe('finding an answer', () => {
  it('keeps authorization and sponsorship apart, and turns opposite questions around', async () => {
    const ana = await signUp(test);
    await ana.api.answers.add({ questionId: 'work-authorization', answer: 'Yes' });
    await ana.api.answers.add({ questionId: 'sponsorship', answer: 'Yes' });
    expect(await findOne(ana, 'Are you legally authorized to work in the US?')).toMatchObject({
      certainty: 'sure',
      matches: [{ questionId: 'work-authorization', answer: 'Yes', inverted: false }],
    });
    expect(await findOne(ana, 'Are you able to work without sponsorship?')).toMatchObject({
      certainty: 'sure',
      matches: [{ questionId: 'sponsorship', answer: 'No', inverted: true }],
    });
    const both = await findOne(ana, 'Are you authorized to work in the US without sponsorship?');
    expect(both?.certainty).toBe('unsure');
    expect(both?.matches.map(({ questionId }) => questionId).sort()).toEqual(['sponsorship', 'work-authorization']);
  });

  it('uses only the member’s own answers', async () => {
    const [ana, ben] = [await signUp(test), await signUp(test)];
    await ana.api.answers.add({ question: 'Which wards have you worked on?', answer: 'Surgery.' });
    expect(await findOne(ana, 'Which wards did you work on?')).toMatchObject({ matches: [{ answer: 'Surgery.' }] });
    expect((await findOne(ben, 'Which wards did you work on?'))?.matches.filter(({ answer }) => answer)).toEqual([]);
    expect(await getCode(ana.api.answers.find({ questions: [] }))).toBe('request.invalid');
  });
});

it('tells the member’s open windows of a change', async () => {
  const ana = await signUp(test);
  const window = await openWindow(test, ana);
  const { id } = await ana.api.answers.add({ questionId: 'strength', answer: 'x' });
  await test.eventually(async () => window.received.some((change) => change.kind === 'answer' && change.id === id));
  await window.stop();
});

it('shows another member’s answer to nobody', async () => {
  const [ana, ben] = [await signUp(test), await signUp(test)];
  const { id } = await ana.api.answers.add({ questionId: 'strength', answer: 'Mine' });
  const { change, versions, restore, remove } = ben.api.answers;
  for (const other of [id, UNKNOWN_ID, 'x']) {
    expect(await getCode(change({ id: other, answer: 'y' }))).toBe('resource.not-found');
    expect(await getCode(versions({ id: other }))).toBe('resource.not-found');
    expect(await getCode(restore({ id: other, version: 1 }))).toBe('resource.not-found');
    expect(await getCode(remove({ id: other }))).toBe('resource.not-found');
  }
  expect(await list(ben)).toEqual([]);
  expect(await list(ana)).toMatchObject([{ answer: 'Mine' }]);
  const visitor = test.visitor();
  expect(await getCode(visitor.api.answers.list())).toBe('access.sign-in');
  expect(await getCode(visitor.api.answers.find({ questions: ['x'] }))).toBe('access.sign-in');
  expect(await getCode(visitor.api.answers.add({ questionId: 'strength', answer: 'x' }))).toBe('access.sign-in');
});

it('is in the export of a member’s data, and goes with the account', async () => {
  const ana = await signUp(test, { password: 'four plain words here' });
  const { id } = await ana.api.answers.add({ questionId: 'strength', answer: 'A first answer' });
  const before = test.clock.now;
  test.clock.now = new Date(before.getTime() + 6 * MINUTE);
  await ana.api.answers.change({ id, answer: 'A second answer' });
  test.clock.now = before;
  await ana.api.applications.import({ text: 'Title,Company\nWard Clerk,Larkholt' });
  const { url } = await ana.api.accounts.privacy.requestExport({ password: 'four plain words here' });
  const files = unzipSync(new Uint8Array(await (await ana.request(url)).arrayBuffer()));
  const data = JSON.parse(strFromU8(files['applications.json'] ?? new Uint8Array()));
  expect(data.answers).toMatchObject([
    {
      question: 'What are your strengths?',
      answer: 'A second answer',
      earlier: [{ version: 1, answer: 'A first answer' }],
    },
  ]);
  expect(data.imports).toMatchObject([{ added: 1 }]);
  expect(data.saved).toMatchObject([{ title: 'Ward Clerk', import: data.imports[0].id }]);

  await ana.api.accounts.privacy.erase({ words: 'erase', password: 'four plain words here' });
  const left = await test.app.db.selectFrom('application_answers').select('id').where('id', '=', id).execute();
  const imports = await test.app.db.selectFrom('application_imports').select('id').execute();
  expect([left, imports.map((row) => row.id)]).toEqual([[], expect.not.arrayContaining([data.imports[0].id])]);
});
