import { describe, expect, test } from 'vitest';
import { createFigures, SAMPLES, STAGES } from './samples.ts';

describe('sample applications', () => {
  test('are three, one in each status', () => {
    expect(SAMPLES.map(({ status }) => status).sort()).toEqual([
      'Interview Scheduled',
      'Offer Received',
      'Under Review',
    ]);
  });

  test('are at the stage of their status', () => {
    for (const { status, stage, totalStages } of SAMPLES) {
      expect(totalStages).toBe(STAGES.length);
      const reached = STAGES[stage - 1];
      expect(reached).toBe(
        { 'Interview Scheduled': 'Interview', 'Under Review': 'In review', 'Offer Received': 'Offer' }[status],
      );
    }
  });

  test('have their next step after the day they were sent', () => {
    for (const { appliedDate, nextStepDate } of SAMPLES) expect(nextStepDate > appliedDate).toBe(true);
  });
});

test('the figures are counted from the applications below them, and absent without any', () => {
  expect(createFigures(SAMPLES)).toEqual({ count: 3, interviews: 2, offers: 1, atsScore: 90, responseRate: 74 });
  expect(createFigures([])).toEqual({ count: 0, interviews: 0, offers: 0, atsScore: null, responseRate: null });
});
