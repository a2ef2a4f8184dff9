import type { Facts } from '../facts/index.ts';
import type { Evidence, Loss, PartId } from '../report.ts';

/**
 * One thing a rule looks at. `weight` says how much of the rule's points hang on it, `earned` how much of that it gets; both are whole
 * numbers. What is earned comes with evidence, what is not with a loss.
 */
export interface Item {
  weight: number;
  earned: number;
  evidence?: Omit<Evidence, 'points'>;
  loss?: Omit<Loss, 'points'>;
}

/** Items, or the reason why the rule does not apply to this job. */
export type Judgment = readonly Item[] | { leftOut: string };

/** One row of the published table. */
export interface Rule {
  /** Stable: `part.what`. */
  id: string;
  part: PartId;
  name: string;
  /** Whole points out of 100 when every rule applies. */
  points: number;
  /** What it measures and why hiring systems or recruiters care. */
  explains: string;
  needsJob: boolean;
  /** Pure; the same facts give the same items in the same order. Weights do not depend on how much the résumé says about work. */
  judge: (facts: Facts) => Judgment;
}

/** An item that is met in full. */
export function met(weight: number, evidence: Omit<Evidence, 'points'>): Item {
  return { weight, earned: weight, evidence };
}

/** An item that earns nothing. */
export function missed(weight: number, loss: Omit<Loss, 'points'>): Item {
  return { weight, earned: 0, loss };
}

/** Text cut to a length that a reason can quote, at a word. */
export function quoted(text: string, max = 90): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return `“${line}”`;
  const cut = line.lastIndexOf(' ', max);
  return `“${line.slice(0, cut > max / 2 ? cut : max)} …”`;
}

/** "one line", "3 lines". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `one ${one}` : `${count} ${many}`;
}
