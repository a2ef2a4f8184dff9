import { expect, test } from 'vitest';
import { readClock } from './clock.ts';
import { CLOCK_CASES } from './testing/cases.ts';

/** Shown for every student without a petition. Cases list them only where they are about them. */
const SEASON = ['cap-filing', 'cap-start'];

test('has at least 120 dated cases', () => {
  expect(CLOCK_CASES.length).toBeGreaterThanOrEqual(120);
  expect(new Set(CLOCK_CASES.map(({ name }) => name)).size).toBe(CLOCK_CASES.length);
});

test.each(CLOCK_CASES.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
  const answer = readClock(entry.status, entry.facts, entry.today);
  const isAboutSeason = SEASON.some((kind) => kind in entry.dates);
  const shown = answer.dates.filter(({ kind }) => isAboutSeason || !SEASON.includes(kind));
  const [count] = answer.counts;
  expect({
    dates: Object.fromEntries(shown.map(({ kind, date }) => [kind, date])),
    count: count && [count.used, count.left, count.unclear],
    questions: answer.questions,
    warnings: answer.warnings,
  }).toEqual({
    dates: entry.dates,
    count: entry.count && [entry.count[0], entry.count[1], entry.count[2] ?? 0],
    questions: [...(entry.questions ?? [])].sort(),
    warnings: [...(entry.warnings ?? [])].sort(),
  });
});
