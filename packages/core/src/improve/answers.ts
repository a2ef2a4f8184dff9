import { findDates, isPresent, parseDate } from '../resume/index.ts';
import { NEGATION_WORDS } from './truth/lexicon.ts';
import { tokensOf } from './truth/tokens.ts';

const OPENERS = new Set(['yes', 'yeah', 'yep', 'sure', 'well', 'correct']);
const UNSURE = ['not sure', "don't know", 'do not know', 'no idea', 'unsure', 'n/a', 'none', 'nothing'];

/** The answer without "Yes," in front; empty where it says no more than yes. */
export function bodyOf(answer: string): string {
  const tokens = tokensOf(answer);
  let i = 0;
  while (
    OPENERS.has(tokens[i]?.text ?? '') ||
    (i > 0 && [',', '.', ':', '-', ';', '!'].includes(tokens[i]?.text ?? ''))
  )
    i++;
  const first = tokens[i];
  return first ? answer.slice(first.start).trim() : '';
}

/** Whether the answer says no, or that the person does not know: then nothing follows from it. */
export function isDenial(answer: string): boolean {
  const text = answer.trim().toLowerCase().replaceAll('’', "'");
  if (UNSURE.some((phrase) => text.startsWith(phrase))) return true;
  const opening = tokensOf(answer)
    .slice(0, 4)
    .map((token) => token.text);
  return opening.some((word) => NEGATION_WORDS.has(word));
}

/** A date as the résumé keeps it, from an answer such as "March 2021", "2021-03" or "still there". A month that was not said is not added. */
export function dateOf(answer: string): string | undefined {
  const single = parseDate(answer);
  if (single) return single;
  if (findDates(answer).length === 0 && isPresent(answer)) return 'present';
  return undefined;
}
