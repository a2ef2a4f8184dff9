import { expect, test } from 'vitest';
import { listMonthDays, parseMonth, shiftMonth } from './month.ts';

test('a month is shown in whole weeks from Sunday to Saturday', () => {
  const days = listMonthDays('2026-12');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-29', '2027-01-02', 35]);
  expect(listMonthDays('2026-02')).toHaveLength(28);
  expect(listMonthDays('2026-08')).toHaveLength(42);
});

test('months continue over the years', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1), shiftMonth('2026-03', -1)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-02',
  ]);
});

test('anything else in the URL is the month of today', () => {
  expect(parseMonth('2027-03', '2026-12-05')).toBe('2027-03');
  for (const text of [null, '', '2026-13', '9999-01', '2026-1', 'x'])
    expect(parseMonth(text, '2026-12-05')).toBe('2026-12');
});
