import { join } from 'node:path';
import { chooseQuestions, createQuestionBank, INTERVIEW_LEVELS, settleWithSets } from '@foothold/core/interview';
import { getOccupation, listOccupations } from '@foothold/core/jobs';
import { describe, expect, test } from 'vitest';
import { readQuestions, readSet } from './bank-source.ts';
import { packSet, unpackSets } from './packed-sets.ts';
import { toQuestionResources } from './resources.ts';

const bank = createQuestionBank(
  readQuestions(join(import.meta.dirname, '..', '..', '..', '..', '..', 'content', 'questions')),
);
const questions = bank.sets.flatMap((set) => set.questions.map((question) => ({ ...question, set })));

const STOP_WORDS_PATTERN =
  /^(?:a|an|the|you|your|yours|i|it|its|is|are|was|were|be|do|does|did|have|has|had|of|to|in|on|at|for|with|and|or|that|this|what|how|when|why|which|who|me|would|could|can|will|us|tell|describe|about|time|one|somebody|someone|than|from|by|as|if)$/;
const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const findRepeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
const getKeywords = (text: string) =>
  [...new Set(splitWords(text).filter((word) => !STOP_WORDS_PATTERN.test(word)))].toSorted().join(' ');

describe('question bank', () => {
  test('has at least 1,200 questions for every level', () => {
    expect(questions.length).toBeGreaterThanOrEqual(1200);
    for (const level of INTERVIEW_LEVELS)
      expect(questions.filter((question) => question.level === level).length).toBeGreaterThan(300);
  });

  test('has no duplicate questions, even in another word order', () => {
    const questionsByMeaning = Map.groupBy(questions, ({ ask }) => getKeywords(ask));
    expect(
      [...questionsByMeaning.values()].filter(({ length }) => length > 1).map((same) => same.map(({ id }) => id)),
    ).toEqual([]);
  });

  test('describes a good answer differently for every question in a set', () => {
    for (const set of bank.sets)
      expect(new Set(set.questions.map(({ shows }) => getKeywords(shows))).size, set.id).toBe(set.questions.length);
  });

  test('has one set for each subject and kind, and no title of an occupation in two sets', () => {
    const subjects = bank.sets.map(({ about, kind, id }) => `${about.kind} ${about.titles ? id : about.id} ${kind}`);
    expect(findRepeated(subjects)).toEqual([]);
    const titles = bank.narrower.flatMap(({ about }) =>
      (about.titles ?? []).map((title) => `${about.id} ${splitWords(title).join('')}`),
    );
    expect(findRepeated(titles)).toEqual([]);
  });

  test("uses a set for narrower titles for each of its titles, and never for the occupation's own name", () => {
    for (const { id, about } of bank.narrower) {
      for (const title of about.titles ?? []) expect(settleWithSets(bank, title).narrow?.id, title).toBe(id);
      expect(settleWithSets(bank, getOccupation(about.id)?.name ?? '').narrow, id).toBeNull();
    }
  });

  test('marks the questions for any job that presuppose customers, suppliers, or selling', () => {
    const pattern = /\b(?:customers?|clients?|guests?|patrons?|suppliers?|vendors?|sold|sell|selling|sales)\b/i;
    const unmarked = questions.filter(
      ({ ask, needs, set }) => set.about.kind === 'theme' && pattern.test(ask) && needs === undefined,
    );
    expect(unmarked.map(({ id }) => id)).toEqual([]);
    expect(questions.filter(({ needs }) => needs === 'customers').length).toBeGreaterThan(5);
  });

  test("asks nothing that an employer isn't allowed to ask", () => {
    const rudePattern =
      /\b(?:(?:are|were) you (?:pregnant|married|single|religious|disabled|born|a citizen|from)|do you have (?:children|a family|a visa|a disability)|how old are you|your (?:age|religion|church|faith|nationality|citizenship|visa|race|ethnicity|disability|health|accent|mother tongue|native language|marital status|maiden name|spouse|husband|wife|children)|people (?:older|younger))\b/i;
    expect(questions.filter(({ ask, next }) => rudePattern.test(`${ask} ${next ?? ''}`)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  test('makes clear whether something is required', () => {
    const vagueQuestions =
      /\blisten (?:for|on)\b|\b(?:what|thing|sentence|habit|pattern|reply|reflex|phrase|fault|mistake) to (?:hear|notice|note|listen for|catch)\b|\bis the (?:tell|giveaway)\b|\bworth a (?:second )?(?:question|follow-up)\b|^ask |[.] Ask /i;
    expect(
      questions.filter(({ shows }) => vagueQuestions.test(shows)).map(({ id, shows }) => `${id}: ${shows}`),
    ).toEqual([]);
  });

  test('has enough behavioral themes per level to avoid repeating one twice in a row', () => {
    for (const level of INTERVIEW_LEVELS) {
      const themes = bank.sets.filter(
        (set) => set.kind === 'behavioral' && set.questions.some((question) => question.level === level),
      );
      expect(themes.length, level).toBeGreaterThan(10);
    }
  });

  test("asks about every occupation's own work, or says that it can't, and never about a neighbor's", () => {
    for (const { id, name, field } of listOccupations()) {
      const wanted = { title: name, level: 'mid', skills: [], asked: [], except: [], random: () => 0.5 } as const;
      const { occupation, hasOwn, technical } = chooseQuestions(bank, wanted);
      if (occupation?.id !== id) continue;
      expect(technical.length, name).toBe(6);
      const abouts = technical.map(({ set }) => bank.sets.find((one) => one.id === set)?.about);
      const own = abouts.filter((about) => about?.kind === 'occupation');
      expect([name, own.every((about) => about?.id === id)]).toEqual([name, true]);
      expect([name, own.length >= 4]).toEqual([name, hasOwn]);
      expect(abouts.filter((about) => about?.kind === 'field' && about.id !== field)).toEqual([]);
    }
  });

  test('is listed in the catalog with one resource per set', () => {
    const resources = toQuestionResources(unpackSets(bank.sets.map(packSet)));
    expect(resources.length).toBe(bank.sets.length);
    expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length);
    expect(resources.find(({ id }) => id === 'questions:react')?.skills).toEqual([{ id: 'react', name: 'React' }]);
  });
});

describe('invalid file', () => {
  const createSet = (change: Record<string, unknown> = {}) => {
    const createQuestions = (level: string) =>
      [1, 2].map((at) => ({
        ask: `What would you do first, ${level} ${at}?`,
        shows: `Names a first step and says why it comes before the others (${level} ${at}).`,
      }));
    return JSON.stringify({
      title: 'React',
      about: { skill: 'react' },
      kind: 'technical',
      questions: { junior: createQuestions('junior'), mid: createQuestions('mid'), senior: createQuestions('senior') },
      ...change,
    });
  };

  test('is different from a valid one', () => {
    expect(readSet('react', createSet()).questions.map(({ id }) => id)).toEqual(
      INTERVIEW_LEVELS.flatMap((level) => [`react/${level}/1`, `react/${level}/2`]),
    );
  });

  test('may be for narrower titles of an occupation, and say what a question needs', () => {
    const about = { occupation: 'paramedic', titles: ['emt', 'emergency medical technician'] };
    const source = createSet({ title: 'EMT', about }).replace('(junior 1)."', '(junior 1).","needs":"customers"');
    const set = readSet('paramedic--emt', source);
    expect(set.about).toEqual({ kind: 'occupation', id: 'paramedic', titles: about.titles });
    expect(set.questions.map(({ id, needs }) => [id, needs]).slice(0, 2)).toEqual([
      ['paramedic--emt/junior/1', 'customers'],
      ['paramedic--emt/junior/2', undefined],
    ]);
    const [unpacked] = unpackSets([packSet(set)]);
    expect(unpacked).toMatchObject(set);
    expect(unpacked && toQuestionResources([unpacked])[0]).toMatchObject({
      id: 'questions:paramedic--emt',
      title: 'Interview questions: EMT',
      href: '/portal/practice?set=paramedic--emt',
    });
  });

  test.each([
    ['paramedic--emt', { about: { occupation: 'paramedic', titles: [] } }, 'at about: '],
    ['paramedic--emt', { about: { occupation: 'paramedic', titles: ['EMT'] } }, 'titles must be in lower case'],
    ['paramedic--emt', { about: { occupation: 'paramedic', titles: ['emt', 'emt'] } }, 'has a title twice'],
    ['paramedic--emt', { about: { occupation: 'paramedic', titles: 'emt' } }, 'at about: '],
    ['paramedic--emt', { about: { skill: 'react', titles: ['react'] } }, 'at about: '],
    ['paramedic--emt', { about: { occupation: 'paramedic' } }, 'a double hyphen is for sets with titles'],
    ['paramedic', { about: { occupation: 'paramedic', titles: ['emt'] } }, 'its name must be paramedic-- and'],
    ['cook--emt', { about: { occupation: 'paramedic', titles: ['emt'] } }, 'its name must be paramedic-- and'],
    [
      'paramedic--emt',
      { about: { occupation: 'paramedic', titles: ['emt'] }, kind: 'behavioral' },
      'a set with titles must be technical',
    ],
    ['paramedic---emt', { about: { occupation: 'paramedic', titles: ['emt'] } }, 'must be kebab-case'],
  ])('for narrower titles stops startup: %s %j', (id, change, error) => {
    expect(() => readSet(id, createSet(change))).toThrow(error);
  });

  test.each([
    ['invalid YAML', 'a: [', 'content/questions/react.yaml is not valid YAML'],
    ['an unknown skill', createSet({ about: { skill: 'levitation' } }), 'at about: is not a skill in the vocabulary'],
    ['an unknown occupation', createSet({ about: { occupation: 'wizard' } }), 'at about: is not an occupation'],
    ['an unknown field', createSet({ about: { field: 'magic' } }), 'at about: is not a field of work'],
    ['no subject', createSet({ about: {} }), 'at about: must be one of'],
    ['a subject of another kind', createSet({ about: { constructor: 'x' } }), 'at about: must be one of'],
    ['two subjects', createSet({ about: { skill: 'react', theme: 'conflict' } }), 'at about: '],
    ['too few questions', createSet({ questions: {} }), 'at questions: must be 6 to 45 in all'],
    ['something unknown', createSet({ color: 'red' }), 'at the top: '],
    [
      'a question that does not end',
      createSet().replace('junior 1?', 'junior 1'),
      'at questions.junior.0.ask: must end with a question mark',
    ],
  ])('stops startup and names the file and the place: %s', (_, source, getError) => {
    expect(() => readSet('react', source)).toThrow(getError);
  });

  test("is rejected if its name isn't an ID", () => {
    expect(() => readSet('React Hooks', createSet())).toThrow('must be kebab-case');
  });
});
