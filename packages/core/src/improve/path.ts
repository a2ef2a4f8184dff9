import type { ScoreSubject } from '../ats/facts/index.ts';
import type { PointScorer } from '../ats/score.ts';
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
 * it. Exact if there are at most `MAX_SETS` sets up to the answer's size, which covers answers of one or two out of 30 proposals and three out of 14;
 * otherwise greedy by gain, followed by removing every proposal that isn't needed.
 */
export function smallestPath(
  score: PointScorer,
  subject: ScoreSubject,
  proposals: readonly Proposal[],
  goal: number,
): Path | undefined {
  const useful = proposals
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1));
  const getTotal = (set: readonly Proposal[]) => score(accepted(subject, set)).total;
  if (getTotal(useful) < goal) return undefined;
  let scored = 0;
  for (let size = 1; size <= useful.length; size++) {
    scored += countCombinations(useful.length, size);
    if (scored > MAX_SETS) break;
    let best: Path | undefined;
    for (const set of listCombinations(useful, size)) {
      const total = getTotal(set);
      if (total >= goal && total > (best?.total ?? 0)) best = { proposals: set, total };
    }
    if (best) return best;
  }
  return searchGreedily(useful, goal, getTotal);
}

function searchGreedily(
  useful: readonly Proposal[],
  goal: number,
  getTotal: (set: readonly Proposal[]) => number,
): Path {
  const set: Proposal[] = [];
  for (const proposal of useful) {
    if (getTotal(set) >= goal) break;
    set.push(proposal);
  }
  for (const proposal of [...set].reverse()) {
    const without = set.filter((other) => other !== proposal);
    if (getTotal(without) >= goal) set.splice(set.indexOf(proposal), 1);
  }
  return { proposals: set, total: getTotal(set) };
}

function* listCombinations<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - size; i++) {
    for (const rest of listCombinations(items, size - 1, i + 1)) yield [items[i] as T, ...rest];
  }
}

function countCombinations(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return Math.round(result);
}
