/** Fewer characters, without white space, could be on many lines. */
const MIN_QUOTE = 8;
const MAX_QUOTE = 400;

/**
 * The part of a line that a quote names, as it stands in the code. White space isn't compared.
 * @returns null if the line doesn't contain it, or if it is shorter than 8 characters and not the whole line
 */
export function findQuote(line: string, quote: string): string | null {
  const wanted = removeSpace(quote);
  const whole = removeSpace(line);
  if (quote.length > MAX_QUOTE || !/[\p{L}\p{N}]/u.test(wanted)) return null;
  if (wanted.length < MIN_QUOTE && wanted !== whole) return null;
  const found = whole.indexOf(wanted);
  if (found < 0) return null;
  return line.slice(findPosition(line, found), findPosition(line, found + wanted.length - 1) + 1);
}

const removeSpace = (text: string) => text.replace(/\s/g, '');

/** The position of a character in the line, by its number among those that aren't white space. */
function findPosition(line: string, number: number): number {
  let count = -1;
  return [...Array(line.length).keys()].find((at) => !/\s/.test(line.charAt(at)) && ++count === number) ?? 0;
}
