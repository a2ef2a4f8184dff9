import type { Facts } from '../facts/index.ts';
import type { Evidence, Loss, PartId } from '../report.ts';

/**
 * One thing that a rule looks at. `weight` is its share of the rule's points, and `earned` is how much of that it gets; both are whole numbers. Earned points
 * come with evidence, and missing points come with a loss.
 */
export interface Item {
  weight: number;
  earned: number;
  evidence?: Omit<Evidence, 'points'>;
  loss?: Omit<Loss, 'points'>;
}

/** Items, or why the rule doesn't apply to this job. */
export type Judgment = readonly Item[] | { leftOut: string };

/** One row of the published table. */
export interface Rule {
  /** Stable: `part.rule`. */
  id: string;
  part: PartId;
  name: string;
  /** Whole points out of 100 if every rule applies. */
  points: number;
  /** What it measures and why hiring systems or recruiters care. */
  explains: string;
  needsJob: boolean;
  /** Pure: the same facts produce the same items in the same order. Weights don't depend on how much the résumé says about work. */
  judge: (facts: Facts) => Judgment;
}

/** A fully met item. */
export function createMetItem(weight: number, evidence: Omit<Evidence, 'points'>): Item {
  return { weight, earned: weight, evidence };
}

/** An item that earns nothing. */
export function createMissedItem(weight: number, loss: Omit<Loss, 'points'>): Item {
  return { weight, earned: 0, loss };
}

/** Whitespace other than single spaces. */
const UNEVEN_SPACE_PATTERN = /\s{2}|[^\S ]/;

/** Text shortened at a word boundary, so that a reason can quote it. */
export function quoteText(text: string, max = 90): string {
  const line = (UNEVEN_SPACE_PATTERN.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
  if (line.length <= max) return `“${line}”`;
  const cut = line.lastIndexOf(' ', max);
  return `“${line.slice(0, cut > max / 2 ? cut : max)} …”`;
}

/** "one line", "3 lines". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `one ${one}` : `${count} ${many}`;
}

/** The same at the start of a sentence: "One page". */
export function formatCountFirst(count: number, one: string, many?: string): string {
  const text = formatCount(count, one, many);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
