import { expect, test } from 'vitest';
import { CLOCK_OPTIONS, DEFAULT_CLOCK_OPTION, parseClock, startHref } from './start.ts';

test('offers five time limits and defaults to two minutes', () => {
  expect(CLOCK_OPTIONS.map(({ label }) => label)).toEqual([
    '1 minute',
    '2 minutes',
    '3 minutes',
    '5 minutes',
    'No limit',
  ]);
  expect(parseClock(DEFAULT_CLOCK_OPTION)).toBe(120);
  expect(CLOCK_OPTIONS.map(({ value }) => parseClock(value))).toEqual([60, 120, 180, 300, null]);
  expect(parseClock('45')).toBe(120);
});

test('starts from a listing by its id, and from a title by its text', () => {
  expect(startHref({ kind: 'listing', id: 'l-1', title: 'Nurse', from: 'A hospital' })).toBe('?listing=l-1');
  expect(startHref({ kind: 'resume', title: 'R&D Engineer', from: 'My résumé' })).toBe('?title=R%26D%20Engineer');
});
