import { describe, expect, it } from 'vitest';
import { countWeekStreak, describeWeek, parseWeekName, toWeekNumber } from './calendar.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const describeWeekOn = (day: string) => describeWeek(toWeekNumber(new Date(`${day}T12:00:00Z`)));

describe('weeks', () => {
  it('follow ISO 8601, including years with 53 weeks and weeks that span two years', () => {
    expect(describeWeekOn('2026-11-21')).toEqual({ week: '2026-W47', from: '2026-11-16', to: '2026-11-22' });
    expect(describeWeekOn('2026-12-31').week).toBe('2026-W53');
    expect(describeWeekOn('2027-01-03').week).toBe('2026-W53');
    expect(describeWeekOn('2027-01-04').week).toBe('2027-W01');
    expect(describeWeekOn('2024-12-30').week).toBe('2025-W01');
    expect(describeWeekOn('2021-01-01').week).toBe('2020-W53');
    expect(describeWeekOn('1969-12-30').week).toBe('1970-W01');
  });

  it.each([
    [2026, 53],
    [2027, 52],
    [2032, 53],
  ])('%i has %i, each of seven days, without gaps', (year, count) => {
    const names = new Set<string>();
    for (let day = Date.UTC(year - 1, 11, 20); day <= Date.UTC(year + 1, 0, 10); day += DAY_MS)
      names.add(describeWeek(toWeekNumber(new Date(day))).week);
    expect([...names].filter((name) => name.startsWith(`${year}-`))).toHaveLength(count);
  });

  it('change at midnight from Sunday to Monday in UTC', () => {
    const before = toWeekNumber(new Date('2027-01-03T23:59:59.999Z'));
    expect(toWeekNumber(new Date('2027-01-04T00:00:00Z'))).toBe(before + 1);
  });
});

describe('week name', () => {
  it('converts back to its number, across year boundaries', () => {
    for (const day of ['2020-12-31', '2021-01-04', '2024-12-30', '2026-11-21', '2026-12-31', '2027-01-04']) {
      const week = toWeekNumber(new Date(day));
      expect(parseWeekName(describeWeek(week).week)).toBe(week);
    }
  });

  it.each(['2026-W54', '2027-W53', '2026-W00', '2026-47', 'W47', '', '2026-W471'])(
    'is invalid when it is %s',
    (name) => {
      expect(parseWeekName(name)).toBeNull();
    },
  );
});

describe('week streaks', () => {
  it('count back from this week, which may still be empty', () => {
    expect(countWeekStreak([10, 9, 9, 8, 5], 10)).toBe(3);
    expect(countWeekStreak([9, 8, 5], 10)).toBe(2);
    expect(countWeekStreak([8], 10)).toBe(0);
    expect(countWeekStreak([], 10)).toBe(0);
  });
});
