import { expect, test } from 'vitest';
import { findNextStep, isReached, type MemberProgress } from './way.ts';

const createResume = (score: number | null) => ({ id: 'r1', title: 'Nursing', score });

test.each<[MemberProgress, ReturnType<typeof findNextStep>]>([
  [{ resume: null, saved: 0, goal: 80 }, 'resume'],
  [{ resume: null, saved: 3, goal: 80 }, 'resume'],
  [{ resume: createResume(null), saved: 0, goal: 80 }, 'goal'],
  [{ resume: createResume(79), saved: 2, goal: 80 }, 'goal'],
  [{ resume: createResume(80), saved: 0, goal: 80 }, 'saved'],
  [{ resume: createResume(91), saved: 1, goal: 80 }, null],
])('after %j comes %s', (standing, next) => {
  expect(findNextStep(standing)).toBe(next);
});

test('a completed step stays completed, whatever is missing before it', () => {
  const standing: MemberProgress = { resume: createResume(60), saved: 2, goal: 80 };
  expect(isReached('resume', standing)).toBe(true);
  expect(isReached('goal', standing)).toBe(false);
  expect(isReached('saved', standing)).toBe(true);
});
