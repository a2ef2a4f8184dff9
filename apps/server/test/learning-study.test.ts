import type { Exercise, ExerciseAnswer, StudyModule } from '@foothold/contracts/learning';
import { safe } from '@orpc/client';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readLearning } from '../src/domains/learning/index.ts';
import { ROOT } from '../src/platform/env.ts';
import { openWindow, signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const { paths } = readLearning(`${ROOT}/content`);
/** A module with every kind of exercise except numbers, and the module after it. */
const place = { path: 'react', module: 'components-and-props' };
const second = { path: 'react', module: paths[0]?.modules[1]?.slug ?? '' };

let module: StudyModule;
beforeAll(async () => {
  module = await test.visitor().api.learning.module(place);
});

const getRefusal = async (promise: Promise<unknown>) =>
  (await safe(promise)).error as unknown as { code: string; status: number };

/** The correct answer, as returned on request. */
async function getRightAnswer(exercise: Exercise, where = place): Promise<ExerciseAnswer> {
  const solution = await test.visitor().api.learning.solution({ ...where, exercise: exercise.id });
  if (solution.kind === 'choice') return { kind: 'choice', chosen: solution.right };
  if (solution.kind === 'text') return { kind: 'text', text: solution.text };
  if (solution.kind === 'number') return { kind: 'number', value: solution.value };
  const tests = exercise.kind === 'code' ? exercise.tests.length : 0;
  return { kind: 'code', code: solution.code, passed: tests };
}

function createWrongAnswer(exercise: Exercise): ExerciseAnswer {
  if (exercise.kind === 'choice') return { kind: 'choice', chosen: exercise.options.map((_, at) => at) };
  if (exercise.kind === 'text') return { kind: 'text', text: 'not an answer to any exercise' };
  if (exercise.kind === 'number') return { kind: 'number', value: -987_654_321 };
  return { kind: 'code', code: exercise.start, passed: 0 };
}

async function answerAll(person: Person, where = place) {
  const { exercises } = await person.api.learning.module(where);
  for (const exercise of exercises)
    await person.api.learning.answer({
      ...where,
      exercise: exercise.id,
      answer: await getRightAnswer(exercise, where),
    });
  return exercises.length;
}

const getExercise = (at: number): Exercise => {
  const exercise = module.exercises[at];
  if (!exercise) throw new Error(`The module has no exercise ${at}.`);
  return exercise;
};

describe('learning content', () => {
  it('lists every path with its modules, the three main paths first', async () => {
    const { paths: listed } = await test.visitor().api.learning.paths();
    expect(listed.map(({ slug }) => slug)).toEqual(paths.map(({ slug }) => slug));
    expect(listed[0]).toMatchObject({ slug: 'react', level: 'Beginner' });
    for (const { modules, minutes } of listed) {
      expect(modules.length).toBeGreaterThan(0);
      expect(minutes).toBe(modules.reduce((sum, one) => sum + one.minutes, 0));
    }
  });

  it('never reveals a correct answer before the first attempt', async () => {
    const visitor = test.visitor();
    for (const path of paths)
      for (const { slug, exercises } of path.modules) {
        const answer = await visitor.request(`/api/learning/paths/${path.slug}/modules/${slug}`);
        expect(answer.status).toBe(200);
        const sent = (await answer.json()) as StudyModule;
        for (const shown of sent.exercises)
          expect(
            Object.keys(shown).filter(
              (name) => !['id', 'ask', 'kind', 'options', 'language', 'start', 'call', 'tests'].includes(name),
            ),
          ).toEqual([]);
        const text = JSON.stringify(sent);
        for (const { source } of exercises) {
          expect(text).not.toContain(JSON.stringify(source.why).slice(1, -1));
          if (source.kind === 'code') expect(text).not.toContain(JSON.stringify(source.solution).slice(1, -1));
        }
      }
  });

  it.each([
    ['/api/learning/paths/none/modules/none', 404],
    ['/api/learning/paths/react/modules/none', 404],
    [`/api/learning/paths/react/modules/${'x'.repeat(200)}`, 400],
    ['/api/learning/materials/none', 404],
    ['/api/learning/materials/..%2F..%2Fpackage', 404],
  ])('%s answers with %s', async (path, status) => {
    const answer = await test.visitor().request(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });

  it('shows a material as it is in its file', async () => {
    const material = await test.visitor().api.learning.reading({ slug: 'interview-prep-checklist' });
    const file = (await test.visitor().api.learning.files()).materials.find(({ slug }) => slug === material.slug);
    expect(material.headings.filter(({ level }) => level === 2).map(({ text }) => text)).toEqual(file?.parts);
    expect(material.html).toContain('<h2');
  });
});

describe('answers', () => {
  it("checks visitors' answers without storing them", async () => {
    const visitor = test.visitor();
    const before = await countRows();
    for (const exercise of module.exercises) {
      const at = { ...place, exercise: exercise.id };
      expect(await visitor.api.learning.answer({ ...at, answer: createWrongAnswer(exercise) })).toEqual({
        right: false,
        solution: null,
      });
      const right = await visitor.api.learning.answer({ ...at, answer: await getRightAnswer(exercise) });
      expect(right).toMatchObject({
        right: true,
        solution: { kind: exercise.kind, why: expect.stringContaining('<p>') },
      });
    }
    expect(await countRows()).toEqual(before);
  });

  it('stay correct once they are', async () => {
    const member = await signUp(test);
    const [first, other] = [getExercise(0), getExercise(1)];
    const at = { ...place, exercise: first.id };
    await member.api.learning.answer({ ...at, answer: createWrongAnswer(first) });
    expect((await member.api.learning.moduleProgress(place)).exercises).toMatchObject([
      { id: first.id, tries: 1, right: false, first: false, shown: false, solution: null },
    ]);
    await member.api.learning.answer({ ...at, answer: await getRightAnswer(first) });
    await member.api.learning.answer({ ...at, answer: createWrongAnswer(first) });
    await member.api.learning.answer({ ...place, exercise: other.id, answer: await getRightAnswer(other) });
    const { exercises, done, read } = await member.api.learning.moduleProgress(place);
    expect(exercises).toMatchObject([
      {
        id: first.id,
        tries: 2,
        right: true,
        first: false,
        answer: await getRightAnswer(first),
        solution: { kind: first.kind },
      },
      { id: other.id, tries: 1, right: true, first: true },
    ]);
    expect({ done, read }).toEqual({ done: false, read: false });
  });

  it('count as correct after viewing the solution, but not on the first try', async () => {
    const member = await signUp(test);
    const exercise = getExercise(0);
    const at = { ...place, exercise: exercise.id };
    await member.api.learning.solution(at);
    expect((await member.api.learning.moduleProgress(place)).exercises).toMatchObject([
      { id: exercise.id, tries: 0, shown: true, right: false, solution: { kind: exercise.kind } },
    ]);
    await member.api.learning.answer({ ...at, answer: await getRightAnswer(exercise) });
    expect((await member.api.learning.moduleProgress(place)).exercises).toMatchObject([
      { right: true, first: false, shown: true },
    ]);
  });

  it('count both of two simultaneous ones', async () => {
    const member = await signUp(test);
    const exercise = getExercise(0);
    const answer = createWrongAnswer(exercise);
    await Promise.all([1, 2, 3, 4].map(() => member.api.learning.answer({ ...place, exercise: exercise.id, answer })));
    expect((await member.api.learning.moduleProgress(place)).exercises).toMatchObject([{ tries: 4, right: false }]);
  });

  it.each([
    ['nothing', {}],
    ['of no kind', { answer: { kind: 'guess' } }],
    ['that choose nothing', { answer: { kind: 'choice', chosen: [] } }],
    ['that choose what cannot be there', { answer: { kind: 'choice', chosen: [99] } }],
    ['of another kind', { answer: { kind: 'number', value: 1 } }],
    ['without words', { answer: { kind: 'text', text: '  ' } }],
    ['that are too long', { answer: { kind: 'text', text: 'x'.repeat(201) } }],
    ['with more code than fits', { answer: { kind: 'code', code: 'x'.repeat(20_001), passed: 0 } }],
    ['with a number that is none', { answer: { kind: 'number', value: 'NaN' } }],
  ])('rejects %s', async (_, body) => {
    const answer = await test
      .visitor()
      .request(`/api/learning/paths/${place.path}/modules/${place.module}/exercises/${getExercise(0).id}/answer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'request.invalid' });
  });

  it('returns 404 for an unknown exercise', async () => {
    const answer = { kind: 'text', text: 'two' } as const;
    const unknownExercise = { ...place, exercise: 'none', answer };
    expect(await getRefusal(test.visitor().api.learning.answer(unknownExercise))).toMatchObject({
      code: 'resource.not-found',
    });
    expect(await getRefusal(test.visitor().api.learning.solution({ ...place, exercise: 'none' }))).toMatchObject({
      code: 'resource.not-found',
    });
  });
});

describe('progress', () => {
  it('is for members only', async () => {
    const { api } = test.visitor();
    for (const call of [
      () => api.learning.progress(),
      () => api.learning.moduleProgress(place),
      () => api.learning.visit(place),
      () => api.learning.read({ ...place, read: true }),
      () => api.learning.reset(place),
      () => api.learning.takeOver({ modules: [] }),
      () => api.learning.ownPath(),
      () => api.learning.step({ skill: 'react', state: 'done' }),
    ])
      expect(await getRefusal(call())).toMatchObject({ code: 'access.sign-in', status: 401 });
  });

  it('resumes where the member stopped, and moves on when a module is done', async () => {
    const member = await signUp(test);
    expect(await member.api.learning.progress()).toEqual({ modules: [], resume: null });
    await member.api.learning.visit(place);
    expect((await member.api.learning.progress()).resume).toMatchObject({
      ...place,
      title: module.title,
      started: true,
    });
    const of = await answerAll(member);
    const { modules, resume } = await member.api.learning.progress();
    expect(modules).toMatchObject([{ ...place, done: true, right: of, first: of, exercises: of, read: false }]);
    expect(resume).toMatchObject({ ...second, started: false });
  });

  it('returns to skipped modules at the end of the path', async () => {
    const member = await signUp(test);
    const [first, last] = [paths[0]?.modules[0], paths[0]?.modules.at(-1)];
    await answerAll(member, { path: 'react', module: last?.slug ?? '' });
    expect((await member.api.learning.progress()).resume).toMatchObject({
      path: 'react',
      module: first?.slug,
      started: false,
    });
  });

  it('is private to each member', async () => {
    const [ana, ben] = [await signUp(test), await signUp(test)];
    await answerAll(ana);
    await ana.api.learning.read({ ...place, read: true });
    expect(await ben.api.learning.progress()).toEqual({ modules: [], resume: null });
    expect(await ben.api.learning.moduleProgress(place)).toEqual({ read: false, done: false, exercises: [] });
    await ben.api.learning.reset(place);
    expect(await ana.api.learning.moduleProgress(place)).toMatchObject({ read: true, done: true });
  });

  it('marks a module as read or not, and restarts it on request', async () => {
    const member = await signUp(test);
    await member.api.learning.read({ ...place, read: true });
    expect(await member.api.learning.moduleProgress(place)).toMatchObject({ read: true, done: false });
    await member.api.learning.read({ ...place, read: false });
    expect(await member.api.learning.moduleProgress(place)).toMatchObject({ read: false });
    await answerAll(member);
    await member.api.learning.visit(second);
    await member.api.learning.reset(place);
    expect(await member.api.learning.moduleProgress(place)).toEqual({ read: false, done: false, exercises: [] });
    expect((await member.api.learning.progress()).modules).toMatchObject([second]);
  });

  it("notifies the member's other windows", async () => {
    const member = await signUp(test);
    const window = await openWindow(test, member);
    await member.api.learning.visit(place);
    await test.eventually(async () =>
      window.received.some(({ kind, id }) => kind === 'learning' && id === 'react/components-and-props'),
    );
    await window.stop();
  });

  it.each(['visit', 'reset', 'moduleProgress'] as const)('%s returns 404 for an unknown module', async (call) => {
    const member = await signUp(test);
    const unknownModule = { path: 'react', module: 'none' };
    expect(await getRefusal(member.api.learning[call](unknownModule))).toMatchObject({ code: 'resource.not-found' });
    expect(await member.api.learning.progress()).toEqual({ modules: [], resume: null });
  });

  it('exports progress with its answers, and deletes it with the account', async () => {
    const member = await signUp(test);
    const password = 'four plain words here';
    await answerAll(member);
    await member.api.learning.step({ skill: 'react', state: 'aside' });
    const { url } = await member.api.accounts.privacy.requestExport({ password });
    const files = unzipSync(new Uint8Array(await (await member.request(url)).arrayBuffer()));
    const saved = JSON.parse(strFromU8(files['learning.json'] ?? new Uint8Array()));
    expect(saved).toMatchObject({
      modules: [{ ...place, answers: module.exercises.map(() => ({ tries: 1, rightAtFirstTry: true })) }],
      steps: [{ skill: 'react', state: 'aside' }],
    });
    const before = await countRows();
    await member.api.accounts.privacy.erase({ words: 'erase', password });
    const after = await countRows();
    expect(after.answers).toBe(before.answers - module.exercises.length);
    expect(after.steps).toBe(before.steps - 1);
  });
});

describe('progress stored in a browser before signing in', () => {
  it('is merged after each answer is checked, without overwriting stored progress', async () => {
    const member = await signUp(test);
    const [first, other] = [getExercise(0), getExercise(1)];
    await member.api.learning.answer({ ...place, exercise: first.id, answer: await getRightAnswer(first) });
    const taken = await member.api.learning.takeOver({
      modules: [
        {
          ...place,
          read: true,
          exercises: [
            { id: first.id, tries: 9, shown: true, answer: createWrongAnswer(first) },
            { id: other.id, tries: 3, shown: false, answer: createWrongAnswer(other) },
            { id: 'none', tries: 1, shown: false, answer: { kind: 'text', text: 'x' } },
          ],
        },
        { path: 'none', module: 'none', read: true, exercises: [] },
      ],
    });
    expect(taken).toEqual({ modules: 1, exercises: 2 });
    expect(await member.api.learning.moduleProgress(place)).toMatchObject({
      read: true,
      exercises: [
        { id: first.id, tries: 1, right: true, first: true },
        { id: other.id, tries: 3, right: false },
      ],
    });
  });

  it('is rejected if there is more than any browser stores', async () => {
    const member = await signUp(test);
    const modules = Array.from({ length: 201 }, () => ({ ...place, read: true, exercises: [] }));
    expect(await getRefusal(member.api.learning.takeOver({ modules }))).toMatchObject({ code: 'request.invalid' });
  });
});

describe('personal learning path', () => {
  const resume = {
    basics: { name: 'Robin Example', email: 'robin@example.com' },
    skills: [{ name: 'Next.js' }, { name: 'PostgreSQL' }],
  };
  const upload = (member: Person, content: object) =>
    member.api.resumes.upload({ file: new File([JSON.stringify(content)], 'resume.json') });

  it("leads from the résumé's skills to those required by saved listings", async () => {
    const required = { one: 'React, TypeScript, PostgreSQL, Docker', two: 'TypeScript, React' };
    await test.app.listings.ingest(
      { id: 'feed', name: 'A feed', kind: 'feed' },
      Object.entries(required).map(([externalId, skills]) => ({
        externalId,
        title: 'Frontend Developer',
        company: { name: 'Larkholt' },
        description: `Requirements\n${skills
          .split(', ')
          .map((skill) => `- ${skill}`)
          .join('\n')}`,
        employmentType: 'full-time' as const,
        remote: 'yes' as const,
        places: ['Austin, TX'],
        postedAt: '2026-11-10',
      })),
    );
    const listings = await test.app.db.selectFrom('listings').select('id').orderBy('external_id').execute();
    const member = await signUp(test);
    expect(await member.api.learning.ownPath()).toEqual({ resume: null, listings: 0, samples: 0, steps: [], held: [] });

    for (const { id } of listings) await member.api.applications.save({ listingId: id });
    expect(await member.api.learning.ownPath()).toMatchObject({ resume: null, listings: 2, steps: [] });

    const uploadAndSave = await upload(member, resume);
    const own = await member.api.learning.ownPath();
    expect(own).toMatchObject({ resume: { id: uploadAndSave.resume.id }, listings: 2, samples: 0 });
    expect(own.steps.map(({ skill, asked, implied, state }) => [skill, asked, implied, state])).toEqual([
      ['react', 2, true, 'open'],
      ['typescript', 2, false, 'open'],
      ['docker', 1, false, 'open'],
    ]);
    expect(own.held).toMatchObject([{ skill: 'postgresql', asked: 1 }]);
    expect(own.steps[0]?.learning.length).toBeGreaterThan(0);

    await member.api.learning.step({ skill: 'typescript', state: 'done' });
    await member.api.learning.step({ skill: 'docker', state: 'aside' });
    expect((await member.api.learning.ownPath()).steps.map(({ state }) => state)).toEqual(['open', 'done', 'aside']);
    await member.api.learning.step({ skill: 'docker', state: 'open' });
    expect((await member.api.learning.ownPath()).steps.map(({ state }) => state)).toEqual(['open', 'done', 'open']);

    const stranger = await signUp(test);
    expect(await stranger.api.learning.ownPath()).toMatchObject({ resume: null, listings: 0, steps: [] });

    const [application] = (await member.api.applications.list({})).applications;
    await member.api.applications.remove({ id: application?.id ?? '' });
    expect(await member.api.learning.ownPath()).toMatchObject({ listings: 1 });
  });

  it('has no step for an unknown skill', async () => {
    const member = await signUp(test);
    expect(await getRefusal(member.api.learning.step({ skill: 'levitation', state: 'done' }))).toMatchObject({
      code: 'resource.not-found',
    });
    const wrong = member.api.learning.step({ skill: 'react', state: 'nonsense' as 'done' });
    expect(await getRefusal(wrong)).toMatchObject({ code: 'request.invalid' });
  });
});

describe('the library', () => {
  const look = (query: Parameters<Person['api']['learning']['resources']>[0]) =>
    test.visitor().api.learning.resources(query);

  it('counts every resource by kind, regardless of the filter', async () => {
    const all = await look({});
    const total = all.counts.reduce((sum, { count }) => sum + count, 0);
    expect(all.total).toBe(total);
    expect(all.items.length).toBe(Math.min(24, total));
    for (const { kind, count } of all.counts) {
      const some = await look({ kind });
      expect(some.total).toBe(count);
      expect(some.items.every((one) => one.kind === kind)).toBe(true);
      expect(some.counts).toEqual(all.counts);
    }
  });

  it('contains at least 630 learning resources', async () => {
    expect((await look({})).total).toBeGreaterThanOrEqual(630);
  });

  it('lists every resource once, with a working link', async () => {
    const { pages } = await look({});
    const all = [];
    for (let page = 1; page <= pages; page++) all.push(...(await look({ page })).items);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const addresses = all.filter(({ by }) => by !== null).map(({ href }) => href);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { href, by } of all) expect(href).toMatch(by === null ? /^\/(?!\/)/ : /^https:\/\//);
    const api = all.filter(({ href }) => href.startsWith('/api/'));
    for (const { href } of api) expect((await test.visitor().request(href)).status).toBe(200);
    const modules = all.filter(({ kind }) => kind === 'module').map(({ href }) => href);
    expect(new Set(modules)).toEqual(
      new Set(paths.flatMap((path) => path.modules.map(({ slug }) => `/learning/${path.slug}/${slug}`))),
    );
  });

  it('filters by words, skill, level, and cost together', async () => {
    const found = await look({ q: 'component', skill: 'react', level: 'beginner', cost: 'free' });
    expect(found.total).toBeGreaterThan(0);
    for (const { skills, level, cost } of found.items) {
      expect(skills.map(({ id }) => id)).toContain('react');
      expect(['any', 'beginner']).toContain(level);
      expect(cost).toBe('free');
    }
    expect(await look({ q: 'zzzzzzqqqq' })).toMatchObject({ items: [], total: 0, pages: 1 });
    expect((await look({ page: 900 })).page).toBe((await look({})).pages);
  });

  it.each(['kind=nonsense', 'level=9', 'cost=none', 'page=0', `q=${'x'.repeat(201)}`])('rejects %s', async (query) => {
    expect((await test.visitor().request(`/api/learning/resources?${query}`)).status).toBe(400);
  });
});

it("includes modules in site search and in the site map's list of pages", async () => {
  const { hits } = await test.visitor().api.site.search({ q: module.title });
  expect(hits).toContainEqual(
    expect.objectContaining({ kind: 'learning', path: '/learning/react/components-and-props' }),
  );
  expect(test.app.pagePaths).toContain('/learning/react/components-and-props');
});

async function countRows() {
  const count = async (table: 'learning_modules' | 'learning_answers' | 'learning_steps') =>
    Number(
      (
        await test.app.db
          .selectFrom(table)
          .select((column) => column.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  return {
    modules: await count('learning_modules'),
    answers: await count('learning_answers'),
    steps: await count('learning_steps'),
  };
}
