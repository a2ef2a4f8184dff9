import { type InterviewQuestions, interviewQuestionsSchema } from '@foothold/contracts/coaching';
import { limits, RUBRICS } from '@foothold/contracts/practice';
import { safe } from '@orpc/client';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openWindow, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const PATH = '/api/ai/interview-questions';
const post = (body: unknown, person: Person = test.visitor()) =>
  person.request(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const requestQuestions = async (body: unknown, person?: Person): Promise<InterviewQuestions> => {
  const answer = await post(body, person);
  expect(answer.status).toBe(200);
  return interviewQuestionsSchema.parse(await answer.json());
};
const getIds = ({ questions }: InterviewQuestions) => questions.map(({ id }) => id ?? '').toSorted();
const getRefusal = async (promise: Promise<unknown>) => (await safe(promise)).error as unknown as { code: string };

describe('POST /api/ai/interview-questions', () => {
  it('returns the three documented lists to a visitor', async () => {
    const answer = await requestQuestions({ jobTitle: 'React Developer', difficulty: 'mid' });
    expect(answer.behavioralQuestions).toHaveLength(5);
    expect(answer.technicalQuestions).toHaveLength(6);
    expect(answer.tips.length).toBeGreaterThan(2);
    expect(answer.occupation).not.toBeNull();
    expect(answer.model).toBeNull();
    expect(answer.questions.map(({ ask: requestQuestions }) => requestQuestions)).toEqual([
      ...answer.behavioralQuestions,
      ...answer.technicalQuestions,
    ]);
    expect(answer.questions.every(({ shows }) => (shows ?? '').length >= 40)).toBe(true);
    expect(answer.questions.map(({ about }) => about)).toContain('React');
  });

  it('defaults to the mid level', async () => {
    const answer = await requestQuestions({ jobTitle: 'Software Engineer' });
    expect(new Set(answer.questions.map(({ level }) => level))).toEqual(new Set(['mid']));
  });

  it.each(['junior', 'mid', 'senior'])('respects the level %s', async (difficulty) => {
    for (const jobTitle of ['Registered Nurse', 'Software Engineer', 'Accountant']) {
      const { questions } = await requestQuestions({ jobTitle, difficulty });
      expect(new Set(questions.map(({ level }) => level)), jobTitle).toEqual(new Set([difficulty]));
    }
  });

  it("never returns the same questions to a visitor twice in a row, even if they don't say what they saw", async () => {
    for (const jobTitle of ['Registered Nurse', 'Dragon whisperer', 'Rust']) {
      let last: string[] = [];
      for (let round = 0; round < 12; round++) {
        const ids = getIds(await requestQuestions({ jobTitle, difficulty: 'senior' }));
        expect(ids).not.toEqual(last);
        last = ids;
      }
    }
  });

  it("doesn't repeat questions that a visitor says they saw, as long as there are others", async () => {
    const first = await requestQuestions({ jobTitle: 'Registered Nurse' });
    const second = await requestQuestions({ jobTitle: 'Registered Nurse', except: getIds(first) });
    expect(getIds(second).filter((id) => getIds(first).includes(id))).toEqual([]);
  });

  it("remembers a member's questions across windows, even for simultaneous calls", async () => {
    const ana = await signUp(test);
    const both = await Promise.all([
      requestQuestions({ jobTitle: 'Nurse' }, ana),
      requestQuestions({ jobTitle: 'Nurse' }, ana),
    ]);
    const [one, two] = both.map(getIds);
    expect(one?.filter((id) => two?.includes(id))).toEqual([]);
    const { answers, usedToday } = await ana.api.coaching.saved();
    expect(answers.map(({ title }) => title)).toEqual(['Nurse, mid', 'Nurse, mid']);
    expect(usedToday).toBe(2);
  });

  it('says when a title is unknown, and asks general questions', async () => {
    const answer = await requestQuestions({ jobTitle: 'Dragon whisperer' });
    expect(answer.occupation).toBeNull();
    expect(answer.technicalQuestions).toEqual([]);
    expect(answer.behavioralQuestions.length).toBeGreaterThan(5);
    expect(answer.notes.join(' ')).toContain('“Dragon whisperer”');
  });

  it.each(['Analyst', 'Manager', 'Team lead', 'Senior Engineer'])(
    'asks which kind a general title means, with general questions: %s',
    async (jobTitle) => {
      const answer = await requestQuestions({ jobTitle });
      expect(answer).toMatchObject({ general: true, occupation: null, technicalQuestions: [] });
      expect(answer.choices.length).toBeGreaterThan(4);
      expect(answer.choices.length).toBeLessThanOrEqual(8);
      expect(answer.behavioralQuestions.length).toBeGreaterThan(5);
      expect(answer.notes[0]).toContain(`General questions for “${jobTitle}”`);
      const chosen = await requestQuestions({ jobTitle: answer.choices[0]?.name });
      expect(chosen).toMatchObject({ choices: [], occupation: answer.choices[0] });
    },
  );

  it.each([
    // The set for this narrower title, and what its occupation's adds.
    ['Java Developer', 'software-engineer--java', ['software-engineer', 'java']],
    ['Kotlin Developer', 'software-engineer', ['kotlin']],
    ['Vue Developer', 'frontend-developer', ['vue-js']],
    ['Registered Nurse', 'registered-nurse', []],
    ['Account Executive', 'account-executive', []],
  ])(
    "asks at least four questions of the occupation itself, and else only about the title's skills: %s",
    async (jobTitle, own, skills) => {
      const { questions } = await requestQuestions({ jobTitle });
      const sets = questions.filter(({ kind }) => kind === 'technical').map(({ id }) => id?.split('/')[0] ?? '');
      expect(sets).toHaveLength(6);
      expect(sets.filter((set) => set === own).length).toBeGreaterThanOrEqual(skills.length > 0 ? 4 : 6);
      expect(sets.filter((set) => set !== own && !skills.includes(set))).toEqual([]);
    },
  );

  it("returns at least half other questions to a visitor who asks again, even if they don't say what they saw", async () => {
    for (const jobTitle of ['Accountant', 'Registered Nurse', 'Java Developer']) {
      const [first, second] = [await requestQuestions({ jobTitle }), await requestQuestions({ jobTitle })].map(getIds);
      const again = second?.filter((id) => first?.includes(id)) ?? [];
      expect(again.length, jobTitle).toBeLessThanOrEqual((first?.length ?? 0) / 2);
    }
  });

  it('asks about skills named in an unknown title or sent along', async () => {
    const namedQuestions = await requestQuestions({ jobTitle: 'Kubernetes wizard' });
    expect(namedQuestions.questions.map(({ about }) => about)).toContain('Kubernetes');
    const given = await requestQuestions({ jobTitle: 'Dragon whisperer', skills: ['PostgreSQL', 'no such thing'] });
    expect(given.questions.map(({ about }) => about)).toContain('PostgreSQL');
  });

  it('mentions the skills that open listings require most, with how many listings that is based on, and asks only about the work', async () => {
    await test.app.listings.ingest(
      { id: 'employer', name: 'An employer', kind: 'feed' },
      Array.from({ length: 20 }, (_, at) => ({
        externalId: `tester-${at}`,
        title: 'Sommelier and Server',
        company: { name: 'Larkholt Kitchens' },
        description: `Requirements\n- Kubernetes\n- Redis\n\nRequisition ${at}`,
        employmentType: 'full-time' as const,
        remote: 'no' as const,
        places: ['Austin, TX'],
        postedAt: '2026-11-10',
      })),
    );
    const { questions, tips, occupation } = await requestQuestions({ jobTitle: 'Sommelier and Server' });
    expect(occupation?.id).toBe('server');
    expect(new Set(questions.filter(({ kind }) => kind === 'technical').map(({ id }) => id?.split('/')[0]))).toEqual(
      new Set(['server']),
    );
    expect(tips.join(' ')).toContain(
      'each of the skills 20 open Server listings ask for most: Kubernetes (20) and Redis (20)',
    );
  });

  it.each([
    ['an empty title', { jobTitle: '  ' }, 'Please enter a job title'],
    ['a long title', { jobTitle: 'x'.repeat(121) }, 'Use 120 characters or fewer.'],
    ['another level', { jobTitle: 'Nurse', difficulty: 'expert' }, undefined],
    ['no list of ids', { jobTitle: 'Nurse', except: 'react/mid/1' }, undefined],
    ['too many ids', { jobTitle: 'Nurse', except: Array(201).fill('x') }, undefined],
    ['no title', {}, undefined],
  ])('rejects %s', async (_, body, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    const problem = (await answer.json()) as { fields: Record<string, string> };
    if (message !== undefined) expect(Object.values(problem.fields)).toEqual([message]);
  });
});

describe('practice session', () => {
  const grades = { structure: 1, result: 2 } as const;

  it('stores its questions as asked, notes, time, and ratings', async () => {
    const ana = await signUp(test);
    const session = await ana.api.practice.start({ jobTitle: 'Registered Nurse', difficulty: 'senior', clock: 180 });
    expect(session).toMatchObject({ title: 'Registered Nurse', level: 'senior', clock: 180, endedAt: null });
    expect(session.questions.map(({ place }) => place)).toEqual(session.questions.map((_, at) => at + 1));
    expect(session.questions[0]).toMatchObject({ kind: 'behavioral', notes: '', seconds: 0, grades: {}, version: 0 });
    const saved = await ana.api.practice.save({
      id: session.id,
      place: 1,
      version: 0,
      notes: 'Night shift in May',
      seconds: 95,
      grades,
    });
    expect(saved).toMatchObject({ notes: 'Night shift in May', seconds: 95, grades, version: 1 });
    const ended = await ana.api.practice.end({ id: session.id });
    expect(ended.endedAt).not.toBeNull();
    expect((await ana.api.practice.end({ id: session.id })).endedAt).toBe(ended.endedAt);
    const { sessions } = await ana.api.practice.sessions();
    expect(sessions).toMatchObject([
      { id: session.id, questions: session.questions.length, answered: 1, seconds: 95, reviewed: 1, grade: 1.5 },
    ]);
  });

  it('asks other questions the next time', async () => {
    const ana = await signUp(test);
    const start = () => ana.api.practice.start({ jobTitle: 'Registered Nurse' });
    const [one, two] = [await start(), await start()].map(({ questions }) => questions.map(({ id }) => id));
    expect(one?.filter((id) => two?.includes(id))).toEqual([]);
  });

  it('can use a set from the catalog, starting with the requested level', async () => {
    const ana = await signUp(test);
    const { title, questions } = await ana.api.practice.start({ set: 'react', difficulty: 'senior' });
    expect(title).toBe('React');
    expect(questions.every(({ id }) => id?.startsWith('react/'))).toBe(true);
    expect(questions[0]?.level).toBe('senior');
    expect(questions.at(-1)?.level).toBe('junior');
    expect(await test.visitor().api.practice.set({ id: 'react' })).toEqual({
      id: 'react',
      title: 'React',
      kind: 'technical',
      questions: questions.length,
    });
    expect(await getRefusal(ana.api.practice.set({ id: 'constructor' }))).toMatchObject({ code: 'resource.not-found' });
    expect(await getRefusal(ana.api.practice.start({ set: 'no-such-set' }))).toMatchObject({
      code: 'resource.not-found',
    });
  });

  it('rejects a change based on an older version, and returns the stored one', async () => {
    const ana = await signUp(test);
    const { id } = await ana.api.practice.start({ jobTitle: 'Cashier' });
    const save = (version: number, notes: string) => ana.api.practice.save({ id, place: 2, version, notes });
    await save(0, 'first');
    expect(await getRefusal(save(0, 'second'))).toMatchObject({
      code: 'resource.changed',
      data: { data: { question: { notes: 'first', version: 1 } } },
    });
    expect(await save(1, 'second')).toMatchObject({ notes: 'second', version: 2 });
    // The response to this was lost, so it is sent again.
    expect(await save(1, 'second')).toMatchObject({ notes: 'second', version: 2 });
    const both = await Promise.all(['a', 'b'].map((notes) => safe(save(2, notes))));
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('rejects a version that no row can have', async () => {
    const ana = await signUp(test);
    const { id } = await ana.api.practice.start({ jobTitle: 'Cashier' });
    const save = ana.api.practice.save({ id, place: 1, version: 3_000_000_000, notes: 'x' });
    expect(await getRefusal(save)).toMatchObject({ code: 'request.invalid' });
  });

  it("notifies the member's other windows, and nobody else", async () => {
    const [ana, ben] = [await signUp(test), await signUp(test)];
    const { id } = await ana.api.practice.start({ jobTitle: 'Cashier' });
    const [anaWindow, benWindow] = [await openWindow(test, ana), await openWindow(test, ben)];
    await ana.api.practice.save({ id, place: 1, version: 0, notes: 'x' });
    await test.eventually(async () =>
      anaWindow.received.some((change) => change.kind === 'practice' && change.id === id),
    );
    expect(benWindow.received.some(({ kind }) => kind === 'practice')).toBe(false);
    await Promise.all([anaWindow.stop(), benWindow.stop()]);
  });

  it('repeats the weakest answers, each once, by the latest rating', async () => {
    const ana = await signUp(test);
    expect(await getRefusal(ana.api.practice.repeat({}))).toMatchObject({ code: 'practice.nothing-to-repeat' });
    const { id, questions } = await ana.api.practice.start({ jobTitle: 'Cashier' });
    const grade = (place: number, structure: 0 | 1 | 2 | 3) =>
      ana.api.practice.save({ id, place, version: 0, grades: { structure } });
    await grade(1, 2);
    await grade(2, 0);
    await grade(3, 3);
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    const again = await ana.api.practice.repeat({ clock: null });
    expect(again).toMatchObject({ level: null, clock: null });
    expect(again.questions.map(({ ask: requestQuestions }) => requestQuestions)).toEqual([
      questions[1]?.ask,
      questions[0]?.ask,
    ]);
    expect(again.questions[0]).toMatchObject({ notes: '', grades: {} });
    await ana.api.practice.save({ id: again.id, place: 1, version: 0, grades: { structure: 3 } });
    expect((await ana.api.practice.sessions()).weak).toBe(1);
  });

  it('is exported as a table and as text, with rating labels and without running formulas', async () => {
    const ana = await signUp(test);
    const { id, questions } = await ana.api.practice.start({ jobTitle: 'Cashier' });
    await ana.api.practice.start({ jobTitle: 'Accountant' });
    await ana.api.practice.save({ id, place: 1, version: 0, notes: '=SUM(1)', seconds: 61, grades: { structure: 3 } });
    const get = async (query: string) => (await ana.request(`/api/practice/export${query}`)).text();
    const table = await get('');
    expect(table).toContain("'=SUM(1)");
    expect(table).toContain('Accountant');
    const text = await get(`?format=txt&id=${id}`);
    expect(text).toContain(questions[0]?.ask);
    expect(text).toContain('Time: 1:01');
    expect(text).toContain(RUBRICS.behavioral[0].words[3]);
    expect(text).not.toContain('Accountant');
  });

  it('is erased with everything in it', async () => {
    const ana = await signUp(test);
    const { id } = await ana.api.practice.start({ jobTitle: 'Cashier' });
    expect(await ana.api.practice.remove({ id })).toEqual({ ok: true });
    expect(await getRefusal(ana.api.practice.one({ id }))).toMatchObject({ code: 'resource.not-found' });
    expect((await ana.api.practice.sessions()).sessions).toEqual([]);
  });

  it("is included in the member's export, and erased with the account", async () => {
    const ana = await signUp(test);
    const { id } = await ana.api.practice.start({ jobTitle: 'Cashier' });
    await ana.api.practice.save({ id, place: 1, version: 0, notes: 'Told of the till' });
    const { url } = await ana.api.accounts.privacy.requestExport({ password: 'four plain words here' });
    const files = unzipSync(new Uint8Array(await (await ana.request(url)).arrayBuffer()));
    expect(JSON.parse(strFromU8(files['practice.json'] ?? new Uint8Array()))).toMatchObject({
      sessions: [{ id, questions: expect.arrayContaining([expect.objectContaining({ notes: 'Told of the till' })]) }],
      questionsGiven: expect.arrayContaining([expect.stringMatching(/^[a-z-]+\/mid\/\d$/)]),
    });
    const userId = (await ana.api.accounts.me()).viewer?.id ?? '';
    await ana.api.accounts.privacy.erase({ words: 'erase', password: 'four plain words here' });
    for (const table of ['practice_sessions', 'questions_given'] as const) {
      const rows = await test.app.db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
      expect(rows, table).toEqual([]);
    }
    const left = await test.app.db.selectFrom('practice_questions').selectAll().where('session_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  it("returns 404 for another member's session", async () => {
    const [ana, ben] = [await signUp(test), await signUp(test)];
    const { id } = await ana.api.practice.start({ jobTitle: 'Cashier' });
    const listCalls = (person: Person, session: string) => [
      () => person.api.practice.one({ id: session }),
      () => person.api.practice.save({ id: session, place: 1, version: 0, notes: 'x' }),
      () => person.api.practice.end({ id: session }),
      () => person.api.practice.remove({ id: session }),
      () => person.api.practice.export({ id: session }),
    ];
    for (const call of [...listCalls(ben, id), ...listCalls(ben, UNKNOWN_ID), ...listCalls(ben, 'no id')])
      expect(await getRefusal(call())).toMatchObject({ code: 'resource.not-found' });
    const visitor = test.visitor();
    const others = [
      () => visitor.api.practice.sessions(),
      () => visitor.api.practice.start({ jobTitle: 'Cashier' }),
      () => visitor.api.practice.repeat({}),
    ];
    for (const call of [...listCalls(visitor, id), ...others])
      expect(await getRefusal(call())).toMatchObject({ code: 'access.sign-in' });
    expect((await ana.api.practice.one({ id })).questions[0]?.notes).toBe('');
  });

  it.each([
    ['a place that is none', { place: 99 }, 'resource.not-found'],
    ['a place of no kind', { place: 0 }, 'request.invalid'],
    ['long notes', { notes: 'x'.repeat(limits.notes + 1) }, 'request.invalid'],
    ['time that runs back', { seconds: -1 }, 'request.invalid'],
    ['a grade above the best', { grades: { structure: 4 } }, 'request.invalid'],
    ['an unknown criterion', { grades: { charm: 1 } }, 'request.invalid'],
    ['a criterion of the other kind', { grades: { correctness: 1 } }, 'request.invalid'],
  ])('rejects %s', async (_, change, code) => {
    const ana = await signUp(test, { confirmed: false });
    const { id } = await ana.api.practice.start({ jobTitle: 'Cashier' });
    const call = ana.api.practice.save({ id, place: 1, version: 0, ...(change as object) });
    expect(await getRefusal(call)).toMatchObject({ code });
  });

  it.each([
    ['no title and no set', {}],
    ['another clock', { jobTitle: 'Cashier', clock: 45 }],
    ['another level', { jobTitle: 'Cashier', difficulty: 'expert' }],
  ])("isn't started with %s", async (_, input) => {
    const ana = await signUp(test, { confirmed: false });
    expect(await getRefusal(ana.api.practice.start(input as { jobTitle: string }))).toMatchObject({
      code: 'request.invalid',
    });
    expect((await ana.api.practice.sessions()).sessions).toEqual([]);
  });

  it('is rejected once the maximum number is stored', async () => {
    const ana = await signUp(test, { confirmed: false });
    const userId = (await ana.api.accounts.me()).viewer?.id ?? '';
    await test.app.db
      .insertInto('practice_sessions')
      .values(
        Array.from({ length: limits.sessions - 1 }, () => ({
          user_id: userId,
          title: 'Cashier',
          level: 'mid',
          clock: null,
          started_at: new Date(),
        })),
      )
      .execute();
    const starts = await Promise.all([1, 2].map(() => safe(ana.api.practice.start({ jobTitle: 'Cashier' }))));
    expect(starts.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await getRefusal(ana.api.practice.start({ jobTitle: 'Cashier' }))).toMatchObject({ code: 'practice.full' });
  });
});
