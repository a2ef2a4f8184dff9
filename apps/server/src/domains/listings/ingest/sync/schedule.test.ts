import { expect, test } from 'vitest';
import { adjustInterval, findNextRun, MAX_INTERVAL, MIN_INTERVAL } from './schedule.ts';

test('halves the interval of a source that changed, and doubles that of a quiet one', () => {
  expect([adjustInterval(60, true), adjustInterval(60, false)]).toEqual([30, 120]);
  expect(adjustInterval(MIN_INTERVAL, true)).toBe(MIN_INTERVAL);
  expect(adjustInterval(MAX_INTERVAL, false)).toBe(MAX_INTERVAL);
});

test('waits longer after each failure, up to a day', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const getMinutes = (failures: number, random: number) =>
    (findNextRun(now, 60, failures, random).getTime() - now.getTime()) / 60_000;
  expect([0, 1, 2].map((failures) => getMinutes(failures, 0.5))).toEqual([60, 120, 240]);
  expect(getMinutes(50, 0.5)).toBe(MAX_INTERVAL);
  expect([getMinutes(0, 0), getMinutes(0, 1)]).toEqual([54, 66]);
});
