import { LANGUAGES } from '@foothold/contracts/coaching/choices';
import { reviewCode } from './review-code.ts';
import { loadGrammars } from './trees/syntax.ts';

/** Loads the linters and grammars, and runs each on one line, so that the first review isn't slow. */
export async function prepare(): Promise<void> {
  await loadGrammars();
  for (const language of LANGUAGES) await reviewCode('x = 1;\n', language);
}
