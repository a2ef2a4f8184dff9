import { collectEvidence } from './evidence.ts';
import { findKind } from './kinds-of-statement.ts';
import { collectLetterFacts, type LetterInput } from './material.ts';
import { listStatements, type Statement } from './statements.ts';
import { isSupported, takesForGranted } from './support.ts';
import type { LetterMark } from './types.ts';

export type LetterCheckInput = Omit<LetterInput, 'provenance'>;

/** Statements beyond this many aren't checked; a letter of two pages has about sixty. */
const MAX_STATEMENTS = 200;

/**
 * Finds the statements about the person that neither the résumé nor a confirmed fact supports, in order. Opinions, wishes, thanks, and
 * sentences about the reader aren't statements about the person, unless they take a fact for granted. A mark says that we didn't find it,
 * not that it's wrong.
 *
 * @throws RangeError unless `asOf` is `YYYY-MM`.
 */
export function checkLetter(text: string, input: LetterCheckInput): LetterMark[] {
  const evidence = collectEvidence(collectLetterFacts(input), input.facts);
  return listStatements(text)
    .flat()
    .slice(0, MAX_STATEMENTS)
    .filter((statement) => {
      const kind = findKind(statement.text);
      if (kind === 'other') return false;
      return kind === 'opinion' ? takesForGranted(statement.text, evidence) : !isSupported(statement.text, evidence);
    })
    .map((statement) => toMark(statement, text));
}

function toMark({ start, end }: Statement, text: string): LetterMark {
  return { start, end, text: text.slice(start, end) };
}
