import type { Fragment } from '../fragment.ts';
import { isCovered } from './compare.ts';
import type { LabeledSection } from './index.ts';
import { partOfLabel } from './labels.ts';

/**
 * How probable it is by the trained labels that a fragment is a part: the smallest probability of its pieces, and 0 if the part goes on
 * before or after it.
 */
export function beliefIn({ pieces, labels, beliefs }: LabeledSection, part: string, fragment: Fragment): number {
  let least = 1;
  let last = -1;
  for (const [i, piece] of pieces.entries()) {
    if (!isCovered(piece, fragment)) continue;
    least = Math.min(least, beliefs[i]?.get(part) ?? 0);
    const isFirst = last < 0;
    if (isFirst && labels[i] === `${part}…`) return 0;
    if (!isFirst && partOfLabel(labels[i] ?? 'none') === part && labels[i] !== `${part}…`) return 0;
    last = i;
  }
  if (last < 0 || labels[last + 1] === `${part}…`) return 0;
  return least;
}
