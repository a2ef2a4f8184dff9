/**
 * Ways to open or pad a line that say nothing about what was done. Word by word, lower case. The one list serves the score
 * (which counts such lines), the proposals (which drop the words) and the truth check (which allows them to be dropped).
 */

const DUTIES = ['responsibilities', 'duties', 'tasks'].flatMap((noun) =>
  [[], ['job'], ['main'], ['key'], ['primary'], ['daily'], ['core']].map((kind) => [...kind, noun]),
);

/** Openings that come before an "-ing" word: "Responsible for managing the ward". */
const WEAK_OPENINGS: readonly (readonly string[])[] = [
  ...[[], ['was'], ['were'], ['am'], ['is'], ['being']].map((verb) => [...verb, 'responsible', 'for']),
  ...[[], ['was'], ['am']].map((verb) => [...verb, 'in', 'charge', 'of']),
  ...DUTIES.flatMap((duties) =>
    [[], ['my']].flatMap((whose) => ['include', 'included', 'were'].map((verb) => [...whose, ...duties, verb])),
  ),
];

/** Words in the longest of them. */
export const LONGEST_OPENING = Math.max(...WEAK_OPENINGS.map(({ length }) => length));

/**
 * Adverbs that praise rather than tell; without them a claim is the same or smaller, never larger. Words that can limit a claim
 * ("effectively" for "in effect") or carry matter ("outstanding invoices", "dynamically typed") are not among them.
 */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `successfully efficiently proactively actively diligently passionately seamlessly meticulously expertly skilfully skillfully
  enthusiastically tirelessly consistently really very truly`.split(/\s+/),
);

/** Words that may go without a claim changing and are no fault either. */
export const SPARE_WORDS: ReadonlySet<string> = new Set(
  'also additionally furthermore moreover closely etc'.split(' '),
);

/** Longer ways to say the same thing, and the plain way. Both sides mean exactly the same. */
export const PLAIN_WORDING: readonly { from: readonly string[]; to: readonly string[] }[] = [
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

/** The writer, in the first person singular. "We" and "our" stay: they say that others had a share. */
export const FIRST_PERSON: ReadonlySet<string> = new Set(['i', 'my', 'me', 'myself', "i'm", "i've"]);

/** How many words of `phrase` stand at `at`: its length when all match, else 0. */
export function phraseAt(words: readonly { text: string }[], at: number, phrase: readonly string[]): number {
  return phrase.every((word, i) => words[at + i]?.text === word) ? phrase.length : 0;
}

/** The length in words of the weak opening at the start of a line; 0 where it opens otherwise. */
export function weakOpening(words: readonly { text: string }[]): number {
  return WEAK_OPENINGS.reduce((best, phrase) => Math.max(best, phraseAt(words, 0, phrase)), 0);
}
