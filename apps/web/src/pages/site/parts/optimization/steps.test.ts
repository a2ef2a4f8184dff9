import { describe, expect, test } from 'vitest';
import {
  DEMO_INTERVAL_MS,
  DEMO_STEPS,
  formatImprovement,
  getNextStep,
  getStepProgress,
  LAST_STEP,
  SAMPLE_AFTER,
  SAMPLE_BEFORE,
} from './steps.ts';

describe('optimization demo', () => {
  test('runs through its four steps and starts over', () => {
    const seen = [0];
    for (let at = 0; seen.length < 6; seen.push(at)) at = getNextStep(at);
    expect(seen.map((step) => DEMO_STEPS[step])).toEqual([
      'Upload Resume',
      'AI Analysis',
      'Optimization',
      'Results',
      'Upload Resume',
      'AI Analysis',
    ]);
  });

  test('fills its bar at the last step', () => {
    expect([0, 1, 2, LAST_STEP].map(getStepProgress)).toEqual([25, 50, 75, 100]);
  });

  test('shows the difference between its figures', () => {
    expect(formatImprovement(SAMPLE_BEFORE, SAMPLE_AFTER)).toBe('+27 point improvement');
  });

  test('takes 800 ms per step', () => {
    expect(DEMO_INTERVAL_MS).toBe(800);
  });
});
