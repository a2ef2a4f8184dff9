import { join } from 'node:path';
import { GRADES } from '@foothold/contracts/challenges';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../platform/env.ts';
import { parseWeekName } from './calendar.ts';
import { readChallenges } from './content.ts';
import { createRotation, type RotatedChallenge } from './rotation.ts';

const createChallenge = (slug: string, since = 100, difficulty: RotatedChallenge['difficulty'] = 'Easy') => ({
  slug,
  since,
  difficulty,
});
const FIVE_CHALLENGES = ['a', 'b', 'c', 'd', 'e'].map((slug) => createChallenge(slug));
const joinSlugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug).join();
const createWeeks = (from: number, count: number) => Array.from({ length: count }, (_, step) => from + step);

describe('the rotation', () => {
  it('shows each challenge once before any repeats, and one of every difficulty', () => {
    const { listDue } = createRotation([
      ...FIVE_CHALLENGES,
      createChallenge('hard', 100, 'Hard'),
      createChallenge('middle', 100, 'Medium'),
    ]);
    for (const week of createWeeks(100, 30)) {
      expect(listDue(week).map(({ difficulty }) => difficulty)).toEqual(GRADES);
      expect(new Set(createWeeks(week, 5).map((next) => listDue(next)[0])).size).toBe(5);
    }
    expect(joinSlugs(listDue(103))).toBe('d,middle,hard');
  });

  it.each(['0', 'bb', 'z'])("doesn't change weeks before the first week of a new challenge called %s", (slug) => {
    const before = createRotation(FIVE_CHALLENGES);
    for (const since of [105, 107, 113, 130]) {
      const { listDue } = createRotation(
        [...FIVE_CHALLENGES, createChallenge(slug, since)].toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
      );
      for (const week of createWeeks(90, since - 90))
        expect(joinSlugs(listDue(week))).toBe(joinSlugs(before.listDue(week)));
      expect(joinSlugs(listDue(since))).toBe(slug);
      for (const week of createWeeks(since, 20))
        expect(new Set(createWeeks(week, 6).map((next) => joinSlugs(listDue(next)))).size).toBe(6);
    }
  });

  it('returns the same result whichever week is requested first', () => {
    const [one, other] = [createRotation(FIVE_CHALLENGES), createRotation(FIVE_CHALLENGES)];
    const late = createWeeks(100, 40)
      .toReversed()
      .map((week) => joinSlugs(one.listDue(week)));
    expect(late.toReversed()).toEqual(createWeeks(100, 40).map((week) => joinSlugs(other.listDue(week))));
  });

  it('knows when a challenge was last due or when a new one will be', () => {
    const [first, second] = [createChallenge('n1', 120), createChallenge('n2', 120)];
    const { findDueWeek } = createRotation([...FIVE_CHALLENGES, first, second]);
    const [a, , c] = FIVE_CHALLENGES;
    expect(a && findDueWeek(a, 109)).toBe(105);
    expect(c && findDueWeek(c, 107)).toBe(107);
    expect(findDueWeek(first, 107)).toBe(120);
    expect(findDueWeek(second, 107)).toBe(121);
    expect(findDueWeek(second, 130)).toBe(128);
  });

  it('needs as many weeks per round as there are challenges, and none before the first', () => {
    const { countRoundWeeks, listDue } = createRotation([...FIVE_CHALLENGES, createChallenge('new', 120)]);
    expect([100, 102, 104, 119, 120].map(countRoundWeeks)).toEqual([1, 3, 5, 5, 6]);
    expect(countRoundWeeks(50)).toBe(1);
    expect(joinSlugs(listDue(50))).toBe('a');
    expect(createRotation([]).listDue(7)).toEqual([]);
  });
});

it('keeps the weeks of the first round as published', () => {
  const { listDue } = createRotation(readChallenges(join(ROOT, 'content')));
  const startWork = parseWeekName('2026-W07') ?? 0;
  expect(createWeeks(startWork, 12).map((week) => joinSlugs(listDue(week)))).toEqual([
    'a-quiet-log,a-day-of-interviews,a-calculator',
    'brackets-that-close,a-time-for-both,files-that-match',
    'how-many-answer,busy-times,how-far-apart',
    'initials-of-a-name,days-in-a-row,in-which-order',
    'missing-keywords,filters-in-the-address,round-robin-reminders',
    'salary-range,let-them-in,the-best-day',
    'skills-once,no-task-twice,the-cheapest-way',
    'the-free-number,offices-on-the-map,the-longest-rise',
    'time-on-the-road,same-letters,the-middle-so-far',
    'two-calendars,what-was-seen-last,the-shortest-passage',
    'two-offers,when-to-follow-up,the-widest-poster',
    'where-they-stand,words-that-come-up,without-spaces',
  ]);
});
