import { describe, expect, it } from 'vitest';
import { findDueWeek, findWeek, getLastDay, listWeeks, toWeek } from './weeks.ts';

const at = (iso: string) => new Date(iso);

describe('a week', () => {
  it('begins on Monday at midnight in its time zone', () => {
    expect(findWeek(at('2026-11-29T23:59:59Z'), 'UTC')).toBe('2026-11-23');
    expect(findWeek(at('2026-11-30T00:00:00Z'), 'UTC')).toBe('2026-11-30');
    expect(findWeek(at('2026-11-30T05:59:59Z'), 'America/Chicago')).toBe('2026-11-23');
    expect(findWeek(at('2026-11-29T10:00:00Z'), 'Pacific/Kiritimati')).toBe('2026-11-30');
    expect(getLastDay('2026-11-23')).toBe('2026-11-29');
  });

  it('is an hour longer or shorter when the clocks change', () => {
    const hours = ({ from, to }: { from: Date; to: Date }) => (to.getTime() - from.getTime()) / 3_600_000;
    expect(hours(toWeek('2026-10-26', 'America/New_York'))).toBe(169);
    expect(hours(toWeek('2026-03-02', 'America/New_York'))).toBe(167);
    expect(hours(toWeek('2026-11-23', 'America/New_York'))).toBe(168);
  });
});

describe('the report of a week', () => {
  it.each([
    ['UTC', '2026-11-30T07:59:59Z', '2026-11-16'],
    ['UTC', '2026-11-30T08:00:00Z', '2026-11-23'],
    ['UTC', '2026-12-06T23:59:59Z', '2026-11-23'],
    ['America/Chicago', '2026-11-30T13:59:59Z', '2026-11-16'],
    ['America/Chicago', '2026-11-30T14:00:00Z', '2026-11-23'],
    // Already Monday there, while it is Sunday in the United States.
    ['Asia/Kolkata', '2026-11-30T02:30:00Z', '2026-11-23'],
    ['Asia/Kolkata', '2026-11-30T02:29:59Z', '2026-11-16'],
  ])('is due on Monday at 8 AM in %s: at %s, for %s', (zone, now, week) => {
    expect(findDueWeek(at(now), zone)).toBe(week);
  });
});

describe('the list of weeks', () => {
  it('begins with the running week and ends with the first, but not more than a year ago', () => {
    expect(listWeeks(at('2026-11-18T12:00:00Z'), at('2026-11-30T12:00:00Z'), 'UTC')).toEqual([
      '2026-11-30',
      '2026-11-23',
      '2026-11-16',
    ]);
    const long = listWeeks(at('2020-01-01T00:00:00Z'), at('2026-11-30T12:00:00Z'), 'UTC');
    expect(long).toHaveLength(52);
  });
});
