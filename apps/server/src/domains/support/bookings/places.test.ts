import { limits } from '@foothold/contracts/support/choices';
import { describe, expect, it } from 'vitest';
import { addDays, formatTime, getWeekday, TIME_ZONE, toEasternDay, toInstant } from '../eastern.ts';
import {
  choosePlace,
  countLeftThisWeek,
  findDayProblem,
  groupByDay,
  listFreePlaces,
  listWeekPlaces,
  WINDOWS,
} from './places.ts';

const MONDAY = '2026-12-07';
const toDate = (text: string) => new Date(text);
const noPlaces = new Set<number>();
const schedule = (demosPerWeek: number = limits.demosAWeek, ...daysOff: string[]) => ({
  aWeek: demosPerWeek,
  daysOff: new Set(daysOff),
});
const findFreePlaces = (text: string, demosPerWeek?: number) =>
  listFreePlaces(toDate(text), noPlaces, schedule(demosPerWeek));

describe('weekly slots', () => {
  it('consist of fifteen half hours: three per working day, one in each window of the form', () => {
    const places = listWeekPlaces(MONDAY, schedule());
    expect(places).toHaveLength(15);
    expect(groupByDay(places)).toEqual(
      Array.from({ length: 5 }, (_, weekday) => ({ date: addDays(MONDAY, weekday), windows: [...WINDOWS] })),
    );
    const hours: Record<string, [number, number]> = { morning: [9, 12], afternoon: [12, 17], evening: [17, 20] };
    for (const { window, startsAt, endsAt } of places) {
      const [from = 0, to = 0] = hours[window] ?? [];
      expect(getEasternHour(startsAt)).toBeGreaterThanOrEqual(from);
      expect(getEasternHour(endsAt)).toBeLessThan(to);
      expect(endsAt.getTime() - startsAt.getTime()).toBe(limits.demoMinutes * 60_000);
    }
  });

  it('are limited by the operator and spread over days and times of day', () => {
    for (let demosPerWeek = 0; demosPerWeek <= limits.demosAWeek; demosPerWeek++) {
      const places = listWeekPlaces(MONDAY, schedule(demosPerWeek));
      expect(places).toHaveLength(demosPerWeek);
      expect(new Set(places.map(({ startsAt }) => startsAt.getTime())).size).toBe(demosPerWeek);
      expect(groupByDay(places)).toHaveLength(Math.min(demosPerWeek, 5));
      for (const window of WINDOWS) {
        const share = places.filter((place) => place.window === window).length;
        expect(Math.abs(share - demosPerWeek / 3)).toBeLessThan(1);
      }
    }
    expect(listWeekPlaces(MONDAY, schedule(3)).map(({ day, window }) => [getWeekday(day), window])).toEqual([
      [0, 'morning'],
      [2, 'afternoon'],
      [4, 'evening'],
    ]);
  });

  it('start at the same local hour in summer and winter', () => {
    for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1))
      for (const hour of [10, 14, 17]) {
        const instant = toInstant(day, hour);
        expect([toEasternDay(instant), getEasternHour(instant)]).toEqual([day, hour]);
      }
    expect(toInstant('2026-03-06', 10).toISOString()).toBe('2026-03-06T15:00:00.000Z');
    expect(toInstant('2026-03-09', 10).toISOString()).toBe('2026-03-09T14:00:00.000Z');
    expect(toInstant('2026-11-02', 10).toISOString()).toBe('2026-11-02T15:00:00.000Z');
  });
});

it('exclude days off, with an error message', () => {
  const now = toDate('2026-12-07T12:00:00Z');
  const closed = schedule(15, '2026-12-10');
  const free = listFreePlaces(now, noPlaces, closed);
  expect(countLeftThisWeek(now, free)).toBe(12);
  expect(groupByDay(free).map(({ date }) => date)).not.toContain('2026-12-10');
  expect(findDayProblem('2026-12-10', now, closed)).toMatch(/No demos are available on this day/);
  expect(findDayProblem('2026-12-11', now, closed)).toBeUndefined();
});

describe('free slots this week', () => {
  const countLeft = (text: string, demosPerWeek?: number) =>
    countLeftThisWeek(toDate(text), findFreePlaces(text, demosPerWeek));

  it('start at least two hours ahead', () => {
    expect(countLeft('2026-12-07T12:59:59Z')).toBe(15); // 7:59 in New York
    expect(countLeft('2026-12-07T13:00:00Z')).toBe(15);
    expect(countLeft('2026-12-07T13:00:01Z')).toBe(14);
    expect(countLeft('2026-12-09T17:00:00Z')).toBe(8);
    expect(countLeft('2026-12-11T20:00:00Z')).toBe(1);
    expect(countLeft('2026-12-11T20:00:01Z')).toBe(0);
  });

  it('are none on the weekend, and all from Monday in Eastern time', () => {
    expect(countLeft('2026-12-12T12:00:00Z')).toBe(0);
    expect(countLeft('2026-12-14T04:59:59Z')).toBe(0); // Still Sunday in New York
    expect(countLeft('2026-12-14T05:00:00Z')).toBe(15);
    expect(countLeft('2026-12-14T05:00:00Z', 6)).toBe(6);
  });

  it('exclude booked slots', () => {
    const now = toDate('2026-12-07T05:00:00Z');
    const taken = new Set([toInstant(MONDAY, 10).getTime(), toInstant('2026-12-15', 10).getTime()]);
    const free = listFreePlaces(now, taken, schedule());
    expect(countLeftThisWeek(now, free)).toBe(14);
    expect(groupByDay(free).find(({ date }) => date === '2026-12-15')?.windows).toEqual(['afternoon', 'evening']);
  });
});

describe('a preference', () => {
  const now = '2026-12-09T17:00:00Z'; // Wednesday noon in New York
  const chooseDay = (day?: string, window?: 'morning' | 'evening') => {
    const place = choosePlace(findFreePlaces(now), { day, window }, toDate(now));
    return place && [place.day, place.window];
  };

  it('gets the first slot from the next working day on if it names no day', () => {
    expect(chooseDay()).toEqual(['2026-12-10', 'morning']);
    expect(chooseDay(undefined, 'evening')).toEqual(['2026-12-10', 'evening']);
    const friday = toDate('2026-12-11T14:00:00Z');
    expect(
      choosePlace(listFreePlaces(friday, noPlaces, schedule()), { day: undefined, window: undefined }, friday)?.day,
    ).toBe('2026-12-14');
  });

  it('gets the requested day or fails', () => {
    expect(chooseDay('2026-12-16', 'evening')).toEqual(['2026-12-16', 'evening']);
    expect(chooseDay('2026-12-09')).toEqual(['2026-12-09', 'afternoon']);
    expect(chooseDay('2026-12-09', 'morning')).toBeUndefined();
  });

  it('is rejected for a day that never has slots', () => {
    expect(findDayProblem('2026-12-08', toDate(now), schedule())).toMatch(/has passed/);
    expect(findDayProblem('2026-12-12', toDate(now), schedule())).toMatch(/Monday through Friday/);
    expect(findDayProblem('2027-02-03', toDate(now), schedule())).toBeUndefined();
    expect(findDayProblem('2027-02-04', toDate(now), schedule())).toMatch(/8 weeks/);
    expect(findFreePlaces(now).at(-1)?.day).toBe('2027-02-03');
    // It is Thursday in London but still Wednesday in New York.
    expect(findDayProblem('2026-12-09', toDate('2026-12-10T03:00:00Z'), schedule())).toBeUndefined();
  });
});

it('formats a time with its time zone, including daylight saving time', () => {
  const formatHalfHour = (day: string, hour: number) => {
    const from = toInstant(day, hour);
    return formatTime(from, new Date(from.getTime() + 30 * 60_000));
  };
  expect(formatHalfHour('2026-11-24', 10)).toBe('Tuesday, November 24, 2026, 10:00 AM to 10:30 AM Eastern Time (EST)');
  expect(formatHalfHour('2026-07-01', 17)).toBe('Wednesday, July 1, 2026, 5:00 PM to 5:30 PM Eastern Time (EDT)');
});

const getEasternHour = (instant: Date) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit' }).format(instant));
