import { droppableRanges } from './pieces.ts';
import type { Sentence } from './sentence.ts';
import { Walk } from './walk.ts';

/** Maximum length, in tokens, of a text that is checked; a résumé's longest paragraph has a few hundred. */
const MAX_TOKENS = 1_500;

export interface DeriveOptions {
  /** Whether every clause must remain: for a line that is split into several. */
  retainClauses?: boolean;
}

/**
 * Whether `after` can be derived from `source` by steps that each preserve the claim: keep a token; drop padding, an article, "I", or "my"; turn a hollow
 * opening and its "-ing" verb into the plain verb; replace a wordy phrase with a plain one; use another name of a skill; split a sentence between its two
 * statements; or drop a whole clause that qualifies nothing. Anything else, in any order, is rejected, so there is no need to recognize lies.
 *
 * Time and memory are bounded by the product of the two lengths, and in practice grow with the longer one.
 */
export function derives(after: Sentence, source: Sentence, options: DeriveOptions = {}): boolean {
  const goal = { i: source.tokens.length, j: after.tokens.length };
  if (goal.i > MAX_TOKENS || goal.j > MAX_TOKENS) return false;
  const walk = new Walk(after, source, options.retainClauses ? [] : droppableRanges(source.tokens));
  const width = goal.j + 1;
  const seen = new Uint8Array((goal.i + 1) * width);
  const open: number[] = [0];
  while (open.length > 0) {
    const state = open.pop() ?? 0;
    if (seen[state]) continue;
    seen[state] = 1;
    const i = Math.floor(state / width);
    const j = state % width;
    if (i === goal.i && j === goal.j) return true;
    for (const [nextI, nextJ] of walk.steps(i, j)) open.push(nextI * width + nextJ);
  }
  return false;
}
