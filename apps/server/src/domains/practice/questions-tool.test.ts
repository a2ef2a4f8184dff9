import type { InterviewQuestions, Question } from '@foothold/contracts/coaching';
import { createQuestionBank, type QuestionSet } from '@foothold/core/interview';
import { describe, expect, test } from 'vitest';
import { createQuestionSelection } from './question-selection.ts';
import { createQuestionsTool } from './questions-tool.ts';

const question = (id: string, kind: Question['kind']): Question => ({
  id,
  ask: `Why ${id}?`,
  shows: 'What a good answer shows.',
  next: null,
  kind,
  level: 'senior',
  about: 'React',
  reason: 'About this work',
});
const answer = (): InterviewQuestions => ({
  behavioralQuestions: ['Why b/1?'],
  technicalQuestions: ['Why t/1?', 'Why t/2?'],
  tips: [],
  occupation: null,
  questions: [question('b/1', 'behavioral'), question('t/1', 'technical'), question('t/2', 'technical')],
  notes: [],
  general: false,
  choices: [],
  model: 'a model',
});

const questionSelection = createQuestionSelection({
  bank: createQuestionBank([]),
  transact: async () => Promise.reject(new Error('a visitor needs no database')),
  listings: { countSkillRequirements: async () => new Map() },
  random: () => 0,
});
const tool = createQuestionsTool(questionSelection);
const complete = (change: Partial<InterviewQuestions>) => tool.complete({ ...answer(), ...change });

describe('questions after a language model', () => {
  test("stay in sync across both lists, in the model's words", () => {
    const completed = complete({ technicalQuestions: ['Why is it t/1?', 'Why t/2?'] });
    expect(completed.questions.map(({ id, ask }) => [id, ask])).toEqual([
      ['b/1', 'Why b/1?'],
      ['t/1', 'Why is it t/1?'],
      ['t/2', 'Why t/2?'],
    ]);
  });

  test('include at most three additions, which have no ID, at the requested level', () => {
    const added = ['first', 'second', 'third', 'fourth'].map((nth) => `What would you look at ${nth} on the ward?`);
    const completed = complete({ technicalQuestions: [...answer().technicalQuestions, ...added] });
    expect(completed.technicalQuestions).toEqual(['Why t/1?', 'Why t/2?', ...added.slice(0, 3)]);
    expect(completed.questions.slice(3)).toMatchObject(
      added.slice(0, 3).map((ask) => ({ id: null, ask, shows: null, kind: 'technical', level: 'senior' })),
    );
  });

  test("exclude additions that aren't questions or are duplicates", () => {
    const added = ['Say what the ward looks like today.', ' Why t/1? ', 'How old are your children at this moment?'];
    const completed = complete({ technicalQuestions: [...answer().technicalQuestions, ...added] });
    expect(completed).toEqual(answer());
  });
});

test('are at least half others than those of the caller before, at the same level while there are enough', async () => {
  const createSet = (id: string, count: number): QuestionSet => ({
    id,
    title: id,
    about: id === 'accountant' ? { kind: 'occupation', id } : { kind: 'theme', id },
    kind: id === 'accountant' ? 'technical' : 'behavioral',
    questions: (['junior', 'mid', 'senior'] as const).flatMap((level) =>
      Array.from({ length: count }, (_, at) => ({
        id: `${id}/${level}/${at + 1}`,
        ask: `Why ${id}, ${level}, ${at}?`,
        shows: 'What a good answer shows.',
        next: null,
        level,
      })),
    ),
  });
  const themes = ['conflict', 'mistakes', 'teamwork', 'deadline', 'stress'].map((id) => createSet(id, 2));
  for (const count of [4, 9]) {
    const selection = createQuestionSelection({
      bank: createQuestionBank([createSet('accountant', count), ...themes]),
      transact: async () => Promise.reject(new Error('a visitor needs no database')),
      listings: { countSkillRequirements: async () => new Map() },
      random: () => 0.3,
    });
    const ask = async () => {
      const { questions } = await createQuestionsTool(selection).answer(
        { kind: 'visitor' },
        { jobTitle: 'Accountant', difficulty: 'mid' },
      );
      return questions;
    };
    const [first, second] = [await ask(), await ask()];
    const again = second.filter(({ id }) => first.some((one) => one.id === id));
    expect(again.length).toBeLessThanOrEqual(second.length / 2);
    if (count === 9) expect(new Set(second.map(({ level }) => level))).toEqual(new Set(['mid']));
  }
});

test('are empty if the bank has none that fit, and say so', async () => {
  const empty = await tool.answer({ kind: 'visitor' }, { jobTitle: 'React Developer', difficulty: 'mid' });
  expect(empty).toMatchObject({ behavioralQuestions: [], technicalQuestions: [], questions: [], general: true });
  expect(empty.notes.join(' ')).toContain('we have none for exactly this title yet');
});
