import { expect, test } from 'vitest';
import { isFederalHoliday } from './federal-holidays.ts';

test.each([
  ['2026-01-01', 'New Year’s Day'],
  ['2026-01-19', 'Martin Luther King Jr.'],
  ['2026-02-16', 'Washington'],
  ['2026-05-25', 'Memorial Day'],
  ['2026-06-19', 'Juneteenth'],
  ['2026-07-03', 'Independence Day, on a Saturday'],
  ['2026-09-07', 'Labor Day'],
  ['2026-10-12', 'Columbus Day'],
  ['2026-11-11', 'Veterans Day'],
  ['2026-11-26', 'Thanksgiving'],
  ['2026-12-25', 'Christmas'],
  ['2027-07-05', 'Independence Day, on a Sunday'],
  ['2027-12-31', 'New Year’s Day of the next year, on a Saturday'],
])('%s is a federal holiday: %s', (day) => expect(isFederalHoliday(day)).toBe(true));

test.each(['2026-07-06', '2026-11-27', '2026-12-24', '2026-05-18', '2026-12-31', '2028-01-03'])('%s is none', (day) =>
  expect(isFederalHoliday(day)).toBe(false),
);

test('a year has eleven', () => {
  const days = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));
  expect(days.filter(isFederalHoliday)).toHaveLength(11);
});
