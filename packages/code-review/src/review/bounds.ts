import { ReviewError } from './types.ts';

/** Maximum number of open brackets: people don't write code with more. */
const MAX_DEPTH = 350;
/** Symbols in a row, without a name, number, string, or space between them. */
const MAX_CONSECUTIVE_SYMBOLS = 400;

/**
 * Checks code in one pass before it is parsed: long runs of symbols take parsers seconds and mean nothing to people.
 * @throws ReviewError naming the line
 */
export function checkBounds(code: string): void {
  let [line, depth, signs] = [1, 0, 0];
  for (let at = 0; at < code.length; at++) {
    const char = code.charAt(at);
    if (char === '\n') line += 1;
    if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth = Math.max(0, depth - 1);
    signs = /[\w\s"'`]/.test(char) ? 0 : signs + 1;
    if (depth > MAX_DEPTH)
      throw new ReviewError(`Line ${line} nests more than ${MAX_DEPTH} levels deep. Please send code that nests less.`);
    if (signs > MAX_CONSECUTIVE_SYMBOLS && char.charCodeAt(0) < 128)
      throw new ReviewError(
        `Line ${line} has more than ${MAX_CONSECUTIVE_SYMBOLS} signs in a row. Please send code that people write.`,
      );
  }
}
