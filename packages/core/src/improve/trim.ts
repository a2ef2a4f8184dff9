/**
 * A text without the given characters and whitespace at its end. A loop, because a regular expression anchored to the end takes quadratic time on long runs of
 * them.
 */
export function withoutTail(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && (signs.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === '')) end--;
  return text.slice(0, end);
}
