import { GRADES, type Grade } from '@foothold/contracts/challenges';

/** What the rotation needs to know about a challenge. */
export interface RotatedChallenge {
  difficulty: Grade;
  /** Number of the first week in which it may be due. */
  since: number;
}

/**
 * Picks the challenges for each week. In each difficulty, the one that has waited longest is due, and new ones come first. A week depends
 * only on challenges that existed by then, so adding one never changes earlier weeks.
 * @param all the order decides among challenges that waited equally long
 */
export function createRotation<T extends RotatedChallenge>(all: readonly T[]) {
  const first = Math.min(...all.map(({ since }) => since));
  const lines = GRADES.map((grade) => createLine(all.filter(({ difficulty }) => difficulty === grade)));

  /** Easiest first. Weeks before the first one repeat the first one. */
  const listDue = (week: number): T[] => lines.flatMap((line) => line(Math.max(week, first)) ?? []);

  /** The last week up to `now` in which it was due. If there is none, the first week in which it will be. */
  function findDueWeek(challenge: T, now: number): number {
    for (let week = now; week >= challenge.since; week -= 1) if (listDue(week).includes(challenge)) return week;
    let week = Math.max(now, challenge.since);
    while (!listDue(week).includes(challenge)) week += 1;
    return week;
  }

  /** Weeks until every challenge that exists in this week has been due. Before the first week, none. */
  function countRoundWeeks(now: number): number {
    const counts = GRADES.map(
      (grade) => all.filter(({ difficulty, since }) => difficulty === grade && since <= now).length,
    );
    return Math.min(Math.max(1, ...counts), Math.max(1, now - first + 1));
  }

  return { listDue: listDue, findDueWeek, countRoundWeeks };
}

/** The same for one difficulty. Weeks are computed once, in order. */
function createLine<T extends RotatedChallenge>(all: readonly T[]): (week: number) => T | undefined {
  const startWork = Math.min(...all.map(({ since }) => since));
  const weeks: T[] = [];
  const lastWeeks = new Map<T, number>();
  return (week) => {
    for (let next = startWork + weeks.length; next <= week; next += 1) {
      const [chosen] = all
        .filter(({ since }) => since <= next)
        .toSorted((one, other) => (lastWeeks.get(one) ?? -1) - (lastWeeks.get(other) ?? -1));
      if (!chosen) break;
      weeks.push(chosen);
      lastWeeks.set(chosen, next);
    }
    return weeks[week - startWork];
  };
}
