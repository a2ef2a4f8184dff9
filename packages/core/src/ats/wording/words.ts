/** A word of a text, in lowercase; offsets are UTF-16 units. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

// A run of letters and digits, joined by single marks inside a word; every alternative starts with a different character.
const WORD_PATTERN = /[\p{L}\p{N}]+(?:['’.,\-‑&/+#][\p{L}\p{N}]+)*/gu;

/** The words of a text in order. "co-led", "CI/CD" and "1,200" are one word each. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD_PATTERN)) {
    words.push({
      text: match[0].toLowerCase().replaceAll('’', "'"),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return words;
}

const SMALL_WORDS = new Set(
  `a about across after all also an and any are as at be been before being between both but by can during each every for from had has
  have he her his i in including into is it its me more most my of on onto or other our over own per she so such than that the their them
  then there these they this those through throughout to under until up upon us using via was we were when where which while who whose will
  with within without you your`.split(/\s+/),
);

/** Whether a word is grammatical rather than a content word ("of", "with"). */
export function isSmallWord(word: string): boolean {
  return SMALL_WORDS.has(word);
}

// Prose depends on these words; lists of keywords don't. Words that also join lists ("and", "with") are left out.
const FUNCTION_WORDS = new Set(
  `a an the of to for in on at by from into during after before while where which who that as was were is are had has our their his her
  my through within across between under over per than`.split(/\s+/),
);

/** Whether a word occurs in sentences but not in lists. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}

const NON_WORD_PATTERN = /[^\p{L}\p{N}]+/gu;

/** Letters and digits only, in lowercase, with single spaces: used to compare two readings. */
export function toComparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(NON_WORD_PATTERN, ' ').trim();
}
