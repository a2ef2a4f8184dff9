import type { CheckedAnswer, ExerciseAnswer, ModuleProgress } from '@foothold/contracts/learning';
import { describe, expect, test } from 'vitest';
import {
  filterExercises,
  NOT_STARTED,
  parseSavedProgress,
  toTakeOver,
  withAnswer,
  withSolution,
} from './progress-state.ts';

const SOLUTION = { kind: 'text', text: 'two', why: '<p>So it is.</p>' } as const;
const RIGHT: CheckedAnswer = { right: true, solution: SOLUTION };
const WRONG_ANSWER: CheckedAnswer = { right: false, solution: null };
const createTextAnswer = (text: string): ExerciseAnswer => ({ kind: 'text', text });
const getFirstExercise = (progress: ModuleProgress) => progress.exercises[0];

describe('progress after an answer', () => {
  test('a correct first answer counts as correct on the first try', () => {
    const progress = withAnswer(NOT_STARTED, 'a', createTextAnswer('two'), RIGHT, 1);
    expect(getFirstExercise(progress)).toMatchObject({ tries: 1, right: true, first: true, solution: SOLUTION });
    expect(progress.done).toBe(true);
  });

  test('a wrong answer and then a correct one counts as correct later, and the module is done when all are', () => {
    const wrong = withAnswer(NOT_STARTED, 'a', createTextAnswer('three'), WRONG_ANSWER, 2);
    expect(getFirstExercise(wrong)).toMatchObject({ tries: 1, right: false, solution: null });
    const right = withAnswer(wrong, 'a', createTextAnswer('two'), RIGHT, 2);
    expect(getFirstExercise(right)).toMatchObject({ tries: 2, right: true, first: false });
    expect(right.done).toBe(false);
    expect(withAnswer(right, 'b', createTextAnswer('two'), RIGHT, 2).done).toBe(true);
  });

  test("a correct answer after viewing the solution doesn't count as the first try", () => {
    const viewed = withSolution(NOT_STARTED, 'a', SOLUTION, 1);
    expect(getFirstExercise(viewed)).toMatchObject({ tries: 0, shown: true, right: false });
    expect(getFirstExercise(withAnswer(viewed, 'a', createTextAnswer('two'), RIGHT, 1))).toMatchObject({
      right: true,
      first: false,
    });
  });

  test('a correct answer stays correct', () => {
    const right = withAnswer(NOT_STARTED, 'a', createTextAnswer('two'), RIGHT, 1);
    expect(withAnswer(right, 'a', createTextAnswer('three'), WRONG_ANSWER, 1)).toEqual(right);
    expect(getFirstExercise(withSolution(right, 'a', SOLUTION, 1))).toMatchObject({ shown: false });
  });
});

describe('progress in a module that has since changed', () => {
  const right = withAnswer(
    withAnswer(NOT_STARTED, 'a', createTextAnswer('two'), RIGHT, 2),
    'b',
    createTextAnswer('two'),
    RIGHT,
    2,
  );

  test("removed exercises don't count", () => {
    expect(filterExercises(right, ['a']).exercises.map(({ id }) => id)).toEqual(['a']);
    expect(filterExercises(right, ['a']).done).toBe(true);
  });

  test('a new exercise must be done', () => {
    expect(filterExercises(right, ['a', 'b', 'c']).done).toBe(false);
  });

  test('attempts never exceed what an account accepts', () => {
    const maxedOut = Array.from({ length: 1100 }).reduce<ModuleProgress>(
      (progress) => withAnswer(progress, 'a', createTextAnswer('three'), WRONG_ANSWER, 1),
      NOT_STARTED,
    );
    expect(getFirstExercise(maxedOut)?.tries).toBe(1000);
  });
});

describe('browser storage', () => {
  test.each([
    'not json',
    '[]',
    '3',
    'null',
    '{"react/state":{"read":1}}',
    '{"react/state":{"read":true,"done":false,"exercises":[null]}}',
  ])('%s is treated as empty', (text) => {
    expect(parseSavedProgress(text)).toEqual({});
  });

  test('is transferred with each answer, without solutions that were only viewed', () => {
    const answered = withAnswer(NOT_STARTED, 'a', createTextAnswer('two'), RIGHT, 2);
    const saved = parseSavedProgress(
      JSON.stringify({
        'react/state': withSolution(answered, 'b', SOLUTION, 2),
        'react/props': { ...NOT_STARTED, read: true },
        'react/none': NOT_STARTED,
      }),
    );
    expect(toTakeOver(saved)).toEqual({
      modules: [
        {
          path: 'react',
          module: 'state',
          read: false,
          exercises: [{ id: 'a', tries: 1, shown: false, answer: createTextAnswer('two') }],
        },
        { path: 'react', module: 'props', read: true, exercises: [] },
      ],
    });
  });
});
