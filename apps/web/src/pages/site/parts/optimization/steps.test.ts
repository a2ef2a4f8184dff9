import { describe, expect, test } from 'vitest';
import { AFTER, BEFORE, DEMO_INTERVAL_MS, DEMO_STEPS, improvement, LAST_STEP, progressAt, stepAfter } from './steps.ts';

describe('the optimization demo', () => {
  test('goes through its four steps and begins again', () => {
    const seen = [0];
    for (let at = 0; seen.length < 6; seen.push(at)) at = stepAfter(at);
    expect(seen.map((step) => DEMO_STEPS[step])).toEqual([
      'Upload Resume',
      'AI Analysis',
      'Optimization',
      'Results',
      'Upload Resume',
      'AI Analysis',
    ]);
  });

  test('its bar is full at the last step', () => {
    expect([0, 1, 2, LAST_STEP].map(progressAt)).toEqual([25, 50, 75, 100]);
  });

  test('its message is the difference of its figures', () => {
    expect(improvement(BEFORE, AFTER)).toBe('+27 point improvement');
  });

  test('a step lasts 800 ms', () => {
    expect(DEMO_INTERVAL_MS).toBe(800);
  });
});
