import type { Token } from './tokens.ts';
import { MONTHS, TO, YEAR_SIGNS } from './words.ts';

const FIRST_YEAR = 1930;

const LAST_YEAR = 2069;

export function isYear(token: Token): boolean {
  return token.length === 4 && token.value >= FIRST_YEAR && token.value <= LAST_YEAR && !token.glued;
}

export function isMonth(token: Token): boolean {
  return token.length <= 2 && token.value >= 1 && token.value <= 12;
}

/** "20XX", "19xx": template placeholders that nobody filled in. */
export function isPlaceholderYear(tokens: Token[], at: number): boolean {
  const number = tokens[at];
  const letters = tokens[at + 1];
  return (
    number?.kind === 'number' &&
    (number.value === 20 || number.value === 19) &&
    letters?.word === 'xx' &&
    letters.spaced === false
  );
}

/** A number without adjacent characters: not part of "555-2019", "$2019", "2019%" or "2019.5". */
export function isSeparateNumber(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (!token) return false;
  if (
    before &&
    !token.spaced &&
    (before.word === '$' || before.word === '€' || before.word === '£' || before.word === '#')
  ) {
    return false;
  }
  if (before?.kind === 'dash' && !token.spaced && !before.spaced && tokens[at - 2]?.kind === 'number') {
    if ((tokens[at - 2]?.length ?? 0) === 3) return false;
  }
  if (after && !after.spaced && (after.word === '%' || after.word === '+')) return false;
  if (isDecimal(tokens, at)) return false;
  return !(
    after?.kind === 'word' &&
    !after.spaced &&
    !YEAR_SIGNS.has(after.word) &&
    !TO.has(after.word) &&
    !MONTHS.has(after.word)
  );
}

/** Part of a version or an identifier: "10.1234/neurips.2023.1234", "2019.5". */
function isDecimal(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const behind = tokens[at + 2];
  const dotBefore = before?.word === '.' && !token?.spaced && !before.spaced && tokens[at - 2]?.kind === 'word';
  const dotAfter = after?.word === '.' && !after.spaced && behind?.kind === 'number' && !behind.spaced;
  return dotBefore === true || (dotAfter && !(behind.length <= 2 && isMonth(behind)));
}
