/**
 * All matches of a pattern with the flag `g`. The same as `[...text.matchAll(pattern)]`, which copies the pattern at each call and so takes
 * several times as long on a sentence without a match.
 */
export function listMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return matches;
}
