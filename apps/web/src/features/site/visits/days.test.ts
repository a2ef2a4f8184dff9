import { expect, test } from 'vitest';
import { createScale, fillDays, selectLabeledDays } from './days.ts';

test('includes days without a view, across the end of a month', () => {
  expect(fillDays('2026-02-27', 4, [{ date: '2026-02-28', views: 7 }])).toEqual([
    { date: '2026-02-27', views: 0 },
    { date: '2026-02-28', views: 7 },
    { date: '2026-03-01', views: 0 },
    { date: '2026-03-02', views: 0 },
  ]);
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [1234, [0, 500, 1000, 1500]],
])('a scale for %i has round steps that reach it', (most, lines) => {
  expect(createScale(most)).toEqual(lines);
});

test('labels a few of many days, always including today', () => {
  expect([...selectLabeledDays(7)]).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect([...selectLabeledDays(30)]).toEqual([5, 13, 21, 29]);
  expect([...selectLabeledDays(90)]).toEqual([20, 43, 66, 89]);
});
