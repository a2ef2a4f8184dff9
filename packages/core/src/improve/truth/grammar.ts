import { listVerbReadings } from '../../text/verbs.ts';
import { isStop } from './pieces.ts';
import type { Token } from './tokens.ts';

/** Whether two tokens are equivalent; a period and a semicolon both end a statement. */
export function isSame(a: Token, b: Token): boolean {
  if (a.kind !== b.kind) return false;
  return (
    a.text === b.text ||
    toAmericanEnding(a.text) === toAmericanEnding(b.text) ||
    (isStop(a) && isStop(b) && SENTENCE_STOPS.has(a.text) && SENTENCE_STOPS.has(b.text))
  );
}

const BRITISH_ENDING_PATTERN = /is(e|es|ed|er|ers|ing|ation|ations)$/;

/** Normalizes "organised" to "organized"; short words are left alone, because "prise" isn't "prize". */
function toAmericanEnding(word: string): string {
  return word.length >= 8 ? word.replace(BRITISH_ENDING_PATTERN, 'iz$1') : word;
}

const SENTENCE_STOPS: ReadonlySet<string> = new Set(['.', ';']);

export function isPastVerb(token: Token | undefined): boolean {
  return listVerbReadings(token?.text ?? '').some(({ form }) => form === 'past');
}

/** "I" as the subject at the start of a sentence or clause. */
export function isSubject(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.text !== 'i') return false;
  const before = tokens[i - 1];
  return (
    before === undefined ||
    isStop(before) ||
    before.text === ',' ||
    (before.text === 'and' && tokens[i - 2]?.text === ',')
  );
}

/** Whether a token is the first of a sentence, not counting "I". */
export function opensSentence(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  return before === undefined || isStop(before) || (before.text === 'i' && isSubject(tokens, i - 1));
}

/** In "managing staff and training nurses", converting only the first verb would break the parallel structure. */
export function hasParallelGerund(tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || isStop(token)) return false;
    const joined = tokens[i - 1]?.text === 'and' || tokens[i - 1]?.text === ',' || tokens[i - 1]?.text === 'or';
    if (joined && listVerbReadings(token.text).some(({ form }) => form === 'gerund')) return true;
  }
  return false;
}

/** Punctuation that only separates words: a comma, a quote, a hyphen between words, the period at the very end. */
export function isSoft(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  const before = tokens[i - 1];
  const next = tokens[i + 1];
  switch (token?.text) {
    case ',':
    case '"':
    case "'":
    case '(':
    case ')':
    case '[':
    case ']':
      return before?.kind !== 'number' || next?.kind !== 'number';
    case '-':
      return (
        next?.kind === 'word' &&
        (before === undefined || before.kind === 'word' || (before.kind === 'number' && token.glued && next.glued))
      );
    case '•':
      return i === 0;
    case '.':
    case ';':
      return i === tokens.length - 1;
    default:
      return false;
  }
}
