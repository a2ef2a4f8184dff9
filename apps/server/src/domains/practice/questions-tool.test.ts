import type { InterviewQuestions, Question } from '@foothold/contracts/coaching';
import { createQuestionBank } from '@foothold/core/interview';
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

test('are empty if the bank has none that fit, and say so', async () => {
  const empty = await tool.answer({ kind: 'visitor' }, { jobTitle: 'React Developer', difficulty: 'mid' });
  expect(empty).toMatchObject({ behavioralQuestions: [], technicalQuestions: [], questions: [], general: true });
  expect(empty.notes.join(' ')).toContain('we have none for exactly this title yet');
});
