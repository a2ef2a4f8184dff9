import { expect, test } from 'vitest';
import { readClock } from './clock.ts';
import { readAnswer, readCount, toCount, toExpected } from './testing/compare.ts';
import { ASKED_OTHERS } from './testing/second/asked-other-cases.ts';
import { ASKED_STUDENTS } from './testing/second/asked-student-cases.ts';
import { CAP } from './testing/second/cap-cases.ts';
import { CPT } from './testing/second/cpt-cases.ts';
import { STEM } from './testing/second/stem-cases.ts';
import { UNEMPLOYMENT } from './testing/second/unemployment-cases.ts';
import { WORKERS } from './testing/second/worker-cases.ts';

const DATED = [...UNEMPLOYMENT, ...STEM, ...CPT, ...CAP, ...WORKERS];
const ASKED = [...ASKED_STUDENTS, ...ASKED_OTHERS];

/** Given to every student without a petition, and to everyone on STEM OPT. Compared only where a case lists them. */
const COMMON = ['cap-filing', 'cap-start', 'stem-report-by'];

test('has at least 125 dated cases', () => {
  const names = [...DATED, ...ASKED].map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(125);
  expect(new Set(names).size).toBe(names.length);
});

test.each(DATED.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
  const answer = readClock(entry.status, entry.facts, entry.today);
  expect(readAnswer(answer, (kind) => kind in entry.dates || !COMMON.includes(kind))).toEqual(toExpected(entry));
});

test.each(ASKED.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
  const answer = readClock(entry.status, entry.facts, entry.today);
  const dates: Partial<Record<string, string>> = Object.fromEntries(answer.dates.map(({ kind, date }) => [kind, date]));
  expect(answer.questions).toEqual(expect.arrayContaining([...(entry.questions ?? [])]));
  expect(answer.warnings).toEqual(expect.arrayContaining([...(entry.warnings ?? [])]));
  expect(entry.never.filter((kind) => kind in dates)).toEqual([]);
  expect(dates).toMatchObject(entry.dates);
  if (entry.count) expect(readCount(answer)).toEqual(toCount(entry.count));
});
