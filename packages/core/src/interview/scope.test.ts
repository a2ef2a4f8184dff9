import { describe, expect, test } from 'vitest';
import { findOccupation, getOccupation } from '../jobs/occupation.ts';
import { createScopeFilter } from './scope.ts';
import type { InterviewLevel } from './types.ts';

const fits = (title: string, ask: string, level: InterviewLevel = 'mid') =>
  createScopeFilter(title, level, getOccupation(findOccupation(title)?.occupation ?? '') ?? null)(ask);

const LEADING = [
  'Your assistants disagree about the plan. What do you do?',
  'You supervise eight cashiers. How do you set limits?',
  'You have six processors and 260 files. How do you divide them?',
  'You inherit a team that gets along badly. Where do you start?',
  'Two people want to be ready for your job. What do you let them do?',
];

describe('scope of a title', () => {
  test.each(['Electrician apprentice', 'Carpenter helper', 'Plumber trainee', 'Accounting intern', 'Jr. Developer'])(
    'leaves out people to lead for helpers: %s',
    (title) => {
      for (const ask of LEADING) expect([ask, fits(title, ask)]).toEqual([ask, false]);
      expect(fits(title, 'Someone on your crew works without a harness. What do you do?')).toBe(true);
      expect(fits(title, 'You have five orders at once. What do you do first?')).toBe(true);
    },
  );

  test('leaves them out for juniors, but not for others', () => {
    for (const ask of LEADING) {
      expect(fits('Cashier', ask, 'junior')).toBe(false);
      expect(fits('Cashier', ask, 'senior')).toBe(true);
      expect(fits('Store Manager', ask, 'junior')).toBe(true);
      expect(fits('Assistant Store Manager', ask)).toBe(true);
      expect(fits('Nursing Assistant', ask, 'senior')).toBe(true);
    }
  });

  test('leaves out what is decided by those whom a helper helps', () => {
    const ask = 'You estimate the wiring of a house. How do you start?';
    expect(fits('Electrician helper', ask)).toBe(false);
    expect(fits('Electrician', ask)).toBe(true);
  });

  test('leaves out people with the same title', () => {
    expect(fits('Sous Chef', 'Your sous chef skips tasting. What do you say?')).toBe(false);
    expect(fits('Executive Chef', 'Your sous chef skips tasting. What do you say?')).toBe(true);
    const ask = 'Two assistant principals want more to do. What do you give them?';
    expect(fits('Assistant Principal', ask)).toBe(false);
    expect(fits('Principal', ask)).toBe(true);
  });

  test.each([
    ['EMT', 'Paramedic', 'When do you intubate?'],
    ['Emergency Medical Technician', 'EMT-Paramedic', 'How do you read a 12-lead?'],
    ['LVN', 'RN or LPN', 'How do you titrate a drip?'],
    ['Veterinary assistant', 'Veterinary technician', 'How do you monitor anesthesia?'],
  ])('leaves out what a license leaves to others: %s, but not %s', (title, other, ask) => {
    expect(fits(title, ask)).toBe(false);
    expect(fits(other, ask)).toBe(true);
  });
});
