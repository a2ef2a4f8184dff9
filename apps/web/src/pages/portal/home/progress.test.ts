import { expect, test } from 'vitest';
import { findNextStep, isReached, listSteps, type MemberProgress, type ProgressStep } from './progress.ts';

const createProgress = (change: Partial<MemberProgress> = {}): MemberProgress => ({
  resume: { id: 'r1', title: 'Nurse', score: 84 },
  job: { title: 'Registered Nurse' },
  saved: 2,
  due: null,
  tasks: { waiting: 0, approved: 0 },
  goal: 80,
  ...change,
});
const createResume = (score: number | null) => ({ id: 'r1', title: 'Nurse', score });

test.each<[string, Partial<MemberProgress>, ProgressStep | null]>([
  ['nothing yet', { resume: null, job: null, saved: 0 }, 'resume'],
  ['a résumé without a job', { resume: createResume(84), job: null, saved: 0 }, 'job'],
  ['a résumé without a score', { resume: createResume(null) }, 'goal'],
  ['a low score', { resume: createResume(60) }, 'goal'],
  ['a high score', { saved: 0 }, 'saved'],
  ['every step', {}, null],
  ['a task that waits, whatever else is missing', { resume: null, tasks: { waiting: 1, approved: 0 } }, 'approved'],
  ['an approved task', { tasks: { waiting: 0, approved: 1 } }, null],
])('the next step with %s', (_, change, next) => {
  expect(findNextStep(createProgress(change))).toBe(next);
});

test('a completed step stays completed, whatever is missing before it', () => {
  const progress = createProgress({ resume: createResume(60) });
  expect(isReached('resume', progress)).toBe(true);
  expect(isReached('goal', progress)).toBe(false);
  expect(isReached('saved', progress)).toBe(true);
});

test('only members with tasks have a step to approve them', () => {
  expect(listSteps(createProgress())).not.toContain('approved');
  expect(listSteps(createProgress({ tasks: { waiting: 0, approved: 1 } }))).toContain('approved');
});
