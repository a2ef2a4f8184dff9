import type { Availability } from '@foothold/contracts/support/shapes';
import { describe, expect, test } from 'vitest';
import { formatFullDay, formatSlotsLeft, formatTimeRange, isSameClockTime, listTimeWindows } from './when.ts';

describe('the urgency banner', () => {
  test.each([
    [15, 'Only 15 demo slots left this week'],
    [1, 'Only 1 demo slot left this week'],
    [0, 'Only 0 demo slots left this week'],
  ])('says with %i left: %s', (left, words) => {
    expect(formatSlotsLeft(left)).toBe(words);
  });
});

const AVAILABILITY: Availability = {
  leftThisWeek: 3,
  perWeek: 15,
  timeZone: 'America/New_York',
  days: [{ date: '2026-11-24', windows: ['evening'] }],
};

describe('preferred times', () => {
  test('are all available while no date is selected', () => {
    expect(listTimeWindows(AVAILABILITY, '').map(({ label }) => label)).toEqual([
      'Morning (9AM-12PM)',
      'Afternoon (12PM-5PM)',
      'Evening (5PM-8PM)',
      'Flexible',
    ]);
  });

  test('are those with a free slot on the date, plus Flexible', () => {
    expect(listTimeWindows(AVAILABILITY, '2026-11-24').map(({ value }) => value)).toEqual(['evening', 'flexible']);
  });

  test("are all available if the calendar couldn't be loaded", () => {
    expect(listTimeWindows(null, '2026-11-24')).toHaveLength(4);
  });
});

describe('formatting a time', () => {
  test('writes a date the same everywhere', () => {
    expect(formatFullDay('2026-11-24', 'en-US')).toBe('Tuesday, November 24');
    expect(formatFullDay('2026-11-24', 'en-GB')).toBe('Tuesday 24 November');
  });

  test("writes the time zone, in the person's own time and in Eastern time", () => {
    const formatSpan = (zone: string) =>
      formatTimeRange('2026-11-24T19:00:00.000Z', '2026-11-24T19:30:00.000Z', zone, 'en-US');
    expect(formatSpan('America/New_York')).toMatch(/^Tuesday, November 24.*2:00\s*–\s*2:30\sPM EST$/);
    expect(formatSpan('Europe/Berlin')).toMatch(/8:00\s*–\s*8:30\sPM GMT\+1$/);
  });

  test('writes it once if both zones show the same time', () => {
    expect(isSameClockTime('2026-11-24T19:00:00.000Z', 'America/Toronto', 'America/New_York')).toBe(true);
    expect(isSameClockTime('2026-11-24T19:00:00.000Z', 'America/Chicago', 'America/New_York')).toBe(false);
  });
});
