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

/** What the trained labels of a section say of the parts of an entry: how probable each is, 0 to 1. */
export interface Beliefs<Part extends string> {
  parts: Readonly<Record<Part, number>>;
  /** The rules read the entry this way too. */
  isAgreed: boolean;
}

/** Of parts with a smaller probability, fewer than two thirds are right; between the two, about 17 of 20. */
const UNLIKELY = 0.6;
const LIKELY = 0.8;
const NEARLY_CERTAIN = 0.97;

/**
 * The confidence of the rules in a part, given how probable it is by the trained labels. Measured on résumés of makers that neither was
 * made with: where both agree and the labels are nearly certain, 98 of 100 are right, whatever left the rules in doubt.
 */
export function weighConfidence<Part extends string>(
  confidence: number,
  beliefs: Beliefs<Part> | undefined,
  part: Part,
): number {
  if (!beliefs) return confidence;
  const belief = beliefs.parts[part];
  if (belief < UNLIKELY) return Math.min(confidence, 0.75);
  if (belief < LIKELY) return Math.min(confidence, 0.88);
  const isPlainDoubt = confidence < MIN_FORM_CONFIDENCE && beliefs.isAgreed;
  return belief >= NEARLY_CERTAIN && isPlainDoubt ? AGREED_CONFIDENCE : confidence;
}

/** From here on, what limits the confidence of the rules is the form of a name: it may include too much or too little. */
const MIN_FORM_CONFIDENCE = 0.8;
const AGREED_CONFIDENCE = 0.91;
