import { expect, test } from 'vitest';
import { isCorrect } from './answer-checks.ts';
import type { ExerciseSource } from './content/exercises.ts';

const common = { id: 'one', ask: 'What is it?', why: 'Because it is.' };
const text: ExerciseSource = { ...common, kind: 'text', accept: ["It's two", 'undefined'] };
const choice: ExerciseSource = { ...common, kind: 'choice', options: ['a', 'b', 'c'], right: [0, 2] };
const number: ExerciseSource = { ...common, kind: 'number', answer: 0.3, tolerance: 0 };
const code: ExerciseSource = {
  ...common,
  kind: 'code',
  language: 'javascript',
  start: 'function f() {}',
  call: 'f',
  tests: [1, 2, 3].map((gives) => ({ name: String(gives), args: [gives], gives })),
  solution: 'const f = (x) => x;',
};

test.each([
  ['It’s two.', true],
  ['  its   TWO ', true],
  ['`undefined`', true],
  ['"undefined" .', true],
  ['undefined..', false],
  ['it is two', false],
  ['', false],
])('accepts a short answer %j: %s', (given, right) => {
  expect(isCorrect(text, { kind: 'text', text: given })).toBe(right);
});

test.each([
  [[0, 2], true],
  [[2, 0], true],
  [[2, 0, 0], true],
  [[0], false],
  [[0, 1, 2], false],
  [[9], false],
])('accepts choosing %j of several: %s', (chosen, right) => {
  expect(isCorrect(choice, { kind: 'choice', chosen })).toBe(right);
});

test('allows a number to differ only by floating-point error', () => {
  expect(isCorrect(number, { kind: 'number', value: 0.1 + 0.2 })).toBe(true);
  expect(isCorrect(number, { kind: 'number', value: 0.3001 })).toBe(false);
  expect(isCorrect({ ...number, tolerance: 0.01 }, { kind: 'number', value: 0.309 })).toBe(true);
});

test('accepts code if the learner reports that every test passed', () => {
  expect(isCorrect(code, { kind: 'code', code: '', passed: 3 })).toBe(true);
  expect(isCorrect(code, { kind: 'code', code: '', passed: 2 })).toBe(false);
  expect(isCorrect(code, { kind: 'code', code: '', passed: 4 })).toBe(false);
});

test('rejects an answer of another kind', () => {
  expect(() => isCorrect(text, { kind: 'number', value: 2 })).toThrow(
    expect.objectContaining({ code: 'request.invalid' }),
  );
});
