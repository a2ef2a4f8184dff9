/**
 * Ways to start or pad a line without saying what was done. Word by word, in lowercase. The score (which counts such lines), the proposals (which drop the
 * words), and the truth check (which allows dropping them) share this list.
 */

const DUTIES = ['responsibilities', 'duties', 'tasks'].flatMap((noun) =>
  [[], ['job'], ['main'], ['key'], ['primary'], ['daily'], ['core']].map((kind) => [...kind, noun]),
);

/** Openings that come before an "-ing" word: "Responsible for managing the ward". */
const WEAK_OPENINGS: readonly (readonly string[])[] = [
  ...[[], ['was'], ['were'], ['am'], ['is'], ['being']].map((verb) => [...verb, 'responsible', 'for']),
  ...[[], ['was'], ['am']].map((verb) => [...verb, 'in', 'charge', 'of']),
  ...DUTIES.flatMap((duties) =>
    [[], ['my']].flatMap((possessive) =>
      ['include', 'included', 'were'].map((verb) => [...possessive, ...duties, verb]),
    ),
  ),
];

/** By their first word. */
const OPENINGS_BY_WORD = Map.groupBy(WEAK_OPENINGS, ([first]) => first);

/** Words in the longest of them. */
export const LONGEST_OPENING = Math.max(...WEAK_OPENINGS.map(({ length }) => length));

/**
 * Adverbs that praise rather than inform; without them a claim is the same or smaller, never larger. Words that can limit a claim ("effectively" for "in
 * effect") or carry meaning ("outstanding invoices", "dynamically typed") aren't included.
 */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `successfully efficiently proactively actively diligently passionately seamlessly meticulously expertly skilfully skillfully
  enthusiastically tirelessly consistently really very truly`.split(/\s+/),
);

/** Words that can be removed without changing a claim, and that don't count as a fault either. */
export const SUPERFLUOUS_WORDS: ReadonlySet<string> = new Set(
  'also additionally furthermore moreover closely etc'.split(' '),
);

/** Wordy phrases and their plain equivalents. Both sides mean exactly the same. */
export const PLAIN_REPLACEMENTS: readonly { from: readonly string[]; to: readonly string[] }[] = [
  { from: ['in', 'order', 'to'], to: ['to'] },
  { from: ['so', 'as', 'to'], to: ['to'] },
  { from: ['on', 'a', 'daily', 'basis'], to: ['daily'] },
  { from: ['on', 'a', 'weekly', 'basis'], to: ['weekly'] },
  { from: ['on', 'a', 'monthly', 'basis'], to: ['monthly'] },
  { from: ['on', 'a', 'regular', 'basis'], to: ['regularly'] },
  { from: ['a', 'total', 'of'], to: [] },
  { from: ['due', 'to', 'the', 'fact', 'that'], to: ['because'] },
  { from: ['for', 'the', 'purpose', 'of'], to: ['for'] },
  { from: ['as', 'well', 'as'], to: ['and'] },
  { from: ['in', 'a', 'timely', 'manner'], to: [] },
  { from: ['in', 'a', 'timely', 'fashion'], to: [] },
  { from: ['in', 'a', 'professional', 'manner'], to: [] },
  { from: ['in', 'an', 'efficient', 'manner'], to: [] },
  { from: ['helped', 'to'], to: ['helped'] },
  { from: ['utilised'], to: ['used'] },
  { from: ['utilized'], to: ['used'] },
  { from: ['utilising'], to: ['using'] },
  { from: ['utilizing'], to: ['using'] },
  { from: ['utilise'], to: ['use'] },
  { from: ['utilize'], to: ['use'] },
  { from: ['managed', 'to', 'reduce'], to: ['reduced'] },
  { from: ['managed', 'to', 'increase'], to: ['increased'] },
  { from: ['managed', 'to', 'improve'], to: ['improved'] },
];

/** First-person singular words. "We" and "our" stay: they say that others were involved. */
export const FIRST_PERSON: ReadonlySet<string> = new Set(['i', 'my', 'me', 'myself', "i'm", "i've"]);

/** The number of words of `phrase` at `at`: its length if all match, otherwise 0. */
export function matchPhraseLength(words: readonly { text: string }[], at: number, phrase: readonly string[]): number {
  return phrase.every((word, i) => words[at + i]?.text === word) ? phrase.length : 0;
}

/** The length in words of the weak opening at the start of a line; 0 if there is none. */
export function measureWeakOpening(words: readonly { text: string }[]): number {
  const openings = OPENINGS_BY_WORD.get(words[0]?.text) ?? [];
  return openings.reduce((best, phrase) => Math.max(best, matchPhraseLength(words, 0, phrase)), 0);
}
