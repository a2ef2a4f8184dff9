import type { ScoreSubject } from '../ats/facts/index.ts';
import type { Scorer } from '../ats/score.ts';
import { accepted } from './pricing.ts';
import type { Proposal } from './types.ts';

/** Maximum number of sets that are scored individually; beyond it, a set is built greedily and then reduced. */
const MAX_SETS = 600;

export interface Path {
  proposals: Proposal[];
  total: number;
}

/**
 * The smallest set of proposals that reaches `goal`; among sets of equal size, the one with the highest total. Undefined if all of them together don't reach
 * it. Exact if there are at most `MOST_SETS` sets up to the answer's size, which covers answers of one or two out of 30 proposals and three out of 14;
 * otherwise greedy by gain, followed by removing every proposal that isn't needed.
 */
export function smallestPath(
  score: Scorer,
  subject: ScoreSubject,
  proposals: readonly Proposal[],
  goal: number,
): Path | undefined {
  const useful = proposals
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1));
  const totalOf = (set: readonly Proposal[]) => score(accepted(subject, set)).total;
  if (totalOf(useful) < goal) return undefined;
  let scored = 0;
  for (let size = 1; size <= useful.length; size++) {
    scored += binomial(useful.length, size);
    if (scored > MAX_SETS) break;
    let best: Path | undefined;
    for (const set of combinations(useful, size)) {
      const total = totalOf(set);
      if (total >= goal && total > (best?.total ?? 0)) best = { proposals: set, total };
    }
    if (best) return best;
  }
  return greedy(useful, goal, totalOf);
}

function greedy(useful: readonly Proposal[], goal: number, totalOf: (set: readonly Proposal[]) => number): Path {
  const set: Proposal[] = [];
  for (const proposal of useful) {
    if (totalOf(set) >= goal) break;
    set.push(proposal);
  }
  for (const proposal of [...set].reverse()) {
    const without = set.filter((other) => other !== proposal);
    if (totalOf(without) >= goal) set.splice(set.indexOf(proposal), 1);
  }
  return { proposals: set, total: totalOf(set) };
}

function* combinations<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - size; i++) {
    for (const rest of combinations(items, size - 1, i + 1)) yield [items[i] as T, ...rest];
  }
}

function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return Math.round(result);
}
