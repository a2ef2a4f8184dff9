import { describe, expect, test } from 'vitest';
import {
  addDays,
  assignRows,
  formatDay,
  formatWeek,
  formatZone,
  formatZonedTime,
  getTiming,
  groupByDay,
} from './week.ts';

const EASTERN = 'America/New_York';
const createPlace = (startsAt: string) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
});
/** 10:00 AM and 5:00 PM on Monday, 2:00 PM on Tuesday. */
const PLACES = ['2026-11-23T15:00:00Z', '2026-11-23T22:00:00Z', '2026-11-24T19:00:00Z'].map(createPlace);
const normalizeSpaces = (text: string) => text.replaceAll(/\s/g, ' ');

test('continues weeks across months, years, and daylight saving time changes', () => {
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04');
  expect(addDays('2026-11-02', -7)).toBe('2026-10-26');
});

test("uses the day in the calendar's time zone, not the reader's or the server's", () => {
  expect(formatDay('2026-11-24T03:00:00Z', EASTERN)).toBe('2026-11-23');
  expect(groupByDay(PLACES, EASTERN).map(({ day, places }) => [day, places.length])).toEqual([
    ['2026-11-23', 2],
    ['2026-11-24', 1],
  ]);
});

test('gives each time of day a row, even on days without it', () => {
  expect([...assignRows(PLACES, EASTERN).values()]).toEqual([0, 2, 1]);
});

test('marks a slot as past after it ends, and as now while it is held', () => {
  const [first] = PLACES;
  if (!first) throw new Error('There is no place.');
  expect(getTiming(first, new Date('2026-11-23T14:59:59Z'))).toBe('ahead');
  expect(getTiming(first, new Date('2026-11-23T15:00:00Z'))).toBe('now');
  expect(getTiming(first, new Date('2026-11-23T15:30:00Z'))).toBe('past');
});

describe('labels', () => {
  test('names a week by its first and last day', () => {
    expect(formatWeek('2026-11-23', 'en-US')).toBe('November 23 – 29, 2026');
    expect(formatWeek('2026-12-28', 'en-US')).toBe('December 28, 2026 – January 3, 2027');
  });

  test("adds the weekday to the reader's own time if it differs", () => {
    const labelForZone = (zone: string) =>
      normalizeSpaces(formatZonedTime('2026-11-23T22:00:00Z', zone, EASTERN, 'en-US'));
    expect(labelForZone(EASTERN)).toBe('5:00 PM');
    expect(labelForZone('Europe/London')).toBe('10:00 PM');
    expect(labelForZone('Asia/Tokyo')).toBe('Tue 7:00 AM');
  });

  test("uses the time zone's name for that season", () => {
    expect(formatZone('2026-11-23T15:00:00Z', EASTERN, 'en-US')).toBe('Eastern Standard Time');
    expect(formatZone('2026-07-06T15:00:00Z', EASTERN, 'en-US')).toBe('Eastern Daylight Time');
  });
});
