import type { ExerciseAnswer, ExerciseSolution } from '@foothold/contracts/learning';
import { AppError } from '../../platform/errors.ts';
import type { ExerciseSource } from './content/exercises.ts';
import type { Exercise } from './content/paths.ts';

/** Whether an answer is of the exercise's kind. */
export const matchesKind = (exercise: ExerciseSource, answer: ExerciseAnswer): boolean => exercise.kind === answer.kind;

/**
 * Whether an answer is correct. Code runs in the learner's browser, so passing tests are self-reported.
 * @throws AppError `request.invalid` if the answer is of another kind than the exercise
 */
export function isCorrect(exercise: ExerciseSource, answer: ExerciseAnswer): boolean {
  if (exercise.kind === 'choice' && answer.kind === 'choice') return isSameChoice(exercise.right, answer.chosen);
  if (exercise.kind === 'text' && answer.kind === 'text') {
    const given = normalizeAnswer(answer.text);
    return exercise.accept.some((accepted) => normalizeAnswer(accepted) === given);
  }
  if (exercise.kind === 'number' && answer.kind === 'number')
    return Math.abs(answer.value - exercise.answer) <= exercise.tolerance + Number.EPSILON * Math.abs(exercise.answer);
  if (exercise.kind === 'code' && answer.kind === 'code') return answer.passed === exercise.tests.length;
  throw new AppError('request.invalid', { fields: { answer: 'This exercise needs a different type of answer.' } });
}

function isSameChoice(right: readonly number[], chosen: readonly number[]): boolean {
  const given = new Set(chosen);
  return given.size === right.length && right.every((at) => given.has(at));
}

/** Normalizes a short answer. Case, whitespace, quotes, and a final period don't matter. */
const normalizeAnswer = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/["'`“”„‘’«»]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\s*\.$/, '');

/** The correct answer with its explanation. */
export function toSolution({ source, why }: Exercise): ExerciseSolution {
  switch (source.kind) {
    case 'choice':
      return { kind: 'choice', why, right: source.right };
    case 'text':
      return { kind: 'text', why, text: source.accept[0] ?? '' };
    case 'number':
      return { kind: 'number', why, value: source.answer };
    case 'code':
      return { kind: 'code', why, code: source.solution };
  }
}
