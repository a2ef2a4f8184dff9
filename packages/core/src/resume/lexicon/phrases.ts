/** The length, in words, of the longest phrase of a list that starts at word `i`; 0 if none does. */
export type PhraseLookup = (words: readonly string[], i: number) => number;

/** Letters with inner apostrophes, digits, or `&`: the words of a phrase, as the tokens of a line are split. */
const WORD_PATTERN = /\p{L}+(?:'\p{L}+)*|\p{N}+|&/gu;
/** Signs that people write inside names or leave out: "Wal-Mart", "Toys 'R' Us". */
const SKIPPED_SIGNS = new Set(['-', '–', "'", '’', '"']);

/**
 * Makes a lookup in a list of phrases separated by `|`, in lowercase and without apostrophes. It is split on first use, since most
 * texts never ask.
 *
 * The words that are looked up are folded, each a run of letters, a run of digits or a sign. Apostrophes don't matter ("macy's"),
 * "and" is "&", and hyphens, quotation marks and the periods of initials ("H.E.B.") are skipped and counted.
 */
export function phraseLookup(list: () => string): PhraseLookup {
  let tails: Map<string, string[][]> | undefined;
  return (words, i) => {
    tails ??= groupByFirstWord(list());
    let longest = 0;
    for (const tail of tails.get(simplifyWord(words[i] ?? '')) ?? []) {
      const length = measureMatch(words, i, tail);
      if (length > longest) longest = length;
    }
    return longest;
  };
}

/** The names of a list by their first word, each without it. */
function groupByFirstWord(list: string): Map<string, string[][]> {
  const tails = new Map<string, string[][]>();
  for (const phrase of list.split('|')) {
    const [first, ...rest] = (phrase.match(WORD_PATTERN) ?? []).map(simplifyWord);
    if (first === undefined) continue;
    const known = tails.get(first);
    if (known) known.push(rest);
    else tails.set(first, [rest]);
  }
  return tails;
}

/** The number of words from `i` that the phrase covers, or 0 if its other words don't follow. */
function measureMatch(words: readonly string[], i: number, tail: readonly string[]): number {
  let at = i;
  for (const expected of tail) {
    const before = words[at] ?? '';
    at++;
    if (SKIPPED_SIGNS.has(words[at] ?? '') || (words[at] === '.' && before.length <= MAX_INITIAL_LENGTH)) at++;
    if (SKIPPED_SIGNS.has(words[at] ?? '')) at++;
    if (simplifyWord(words[at] ?? '') !== expected) return 0;
  }
  return at - i + 1;
}
/** A period after a word of at most this many letters belongs to it: "J.C. Penney", "St. Jude". */
const MAX_INITIAL_LENGTH = 2;

function simplifyWord(word: string): string {
  if (word === 'and') return '&';
  return word.includes("'") || word.includes('’') ? word.replace(/['’]/g, '') : word;
}
