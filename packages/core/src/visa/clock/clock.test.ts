import { expect, test } from 'vitest';
import { readClock } from './clock.ts';
import { CLOCK_CASES } from './testing/cases.ts';
import { readAnswer, toExpected } from './testing/compare.ts';

/** Shown for every student without a petition. Cases list them only where they are about them. */
const SEASON = ['cap-filing', 'cap-start'];

test('has at least 120 dated cases', () => {
  expect(CLOCK_CASES.length).toBeGreaterThanOrEqual(120);
  expect(new Set(CLOCK_CASES.map(({ name }) => name)).size).toBe(CLOCK_CASES.length);
});

test.each(CLOCK_CASES.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
  const isAboutSeason = SEASON.some((kind) => kind in entry.dates);
  const answer = readClock(entry.status, entry.facts, entry.today);
  expect(readAnswer(answer, (kind) => isAboutSeason || !SEASON.includes(kind))).toEqual(toExpected(entry));
});
