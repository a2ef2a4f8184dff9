/** The number of words in a text with single spaces between them: the length of `text.split(' ')`, without making the list. */
export function countWords(text: string): number {
  let count = 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count++;
  return count;
}
