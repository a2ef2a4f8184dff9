/** Words and marks after which a sentence goes on in the next line. */
const CONTINUES_PATTERN =
  /[,&/–—-]$|\b(?:a|an|the|of|for|with|and|or|in|at|to|by|from|on|as|my|our|their|his|her|your|its|into|under|than|that|which|who|is|are|was|were|not|no|very|senior|licensed|certified|registered)$/i;
/** A new statement begins with a capital, a figure, or a bullet. */
const OPENS_PATTERN = /^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u;
/** Entries of a list close with their dates or a bracket, sentences with a period. */
const CLOSES_PATTERN = /(?:[.!?)]|\b(?:19|20)\d\d|\bpresent|\bnow)$/i;
/** Lines within this share of the longest one near them may be full. */
const NEARLY_FULL = 0.85;
/** How many lines above and below a line show how wide its column is. */
const NEAR = 5;

/**
 * The lines that are whole by themselves: neither they nor the next line continue a sentence that was broken because the line was full.
 * @param lines the lines of a page in reading order
 */
export function listWholeLines(lines: readonly string[]): ReadonlySet<string> {
  const texts = lines.map((line) => line.trim());
  const whole = texts.filter((text, at) => at > 0 && text !== '' && startsHere(texts, at) && startsHere(texts, at + 1));
  return new Set(whole);
}

function startsHere(lines: readonly string[], at: number): boolean {
  const [before = '', line = ''] = [lines[at - 1], lines[at]];
  if (before === '' || line === '') return true;
  if (CONTINUES_PATTERN.test(before) || !OPENS_PATTERN.test(line)) return false;
  if (CLOSES_PATTERN.test(before)) return true;
  const [word = ''] = line.split(/\s/, 1);
  const near = lines.slice(Math.max(0, at - NEAR), at + NEAR).filter((_, i) => Math.max(0, at - NEAR) + i !== at - 1);
  const width = Math.max(...near.map(({ length }) => length));
  // The word had room on the line above, or no other line is as long, so nothing shows where a full line would end.
  return before.length + 1 + word.length <= width * NEARLY_FULL || before.length * NEARLY_FULL > width;
}
