import { isSmallWord } from '../../ats/wording/words.ts';
import type { Token } from './tokens.ts';

/** Words that join a list or a sentence and don't distinguish its parts: if words only swap places around these, the list is in a different order. */
const FUNCTION_WORDS = new Set('a an the and or nor as well also am is are was were be been being'.split(' '));

/** Words that state how the preceding words relate to the following ones. */
const RELATIONS = new Set(
  'than to from for with of in on at into onto over under above below before after against through between without behind beside'.split(
    ' ',
  ),
);

/** The number of additional matching neighbors if two swapped words are put back: both neighbors of one of them, or one of each. */
const MIN_NEIGHBOR_GAIN = 2;

/** A word that occurs once in each of two texts, and its positions. */
interface Common {
  word: string;
  was: number;
  is: number;
}

/**
 * Whether two content words have swapped places around a word that is between them in both texts: "nurses earn more than teachers" and "teachers earn more than
 * nurses" have the same words. A clause that moves as a whole takes the words between along, and so leaves none there.
 * @param stemOf what two forms of a word have in common
 */
export function isSwapped(
  before: readonly Token[],
  after: readonly Token[],
  stemOf: (word: string) => string,
): boolean {
  const [old, now] = [before, after].map((tokens) => tokens.map(({ text }) => stemOf(text))) as [string[], string[]];
  const common = findCommonWords(before, old, now);
  const known = new Set(old.map((word, at) => joinNeighbors(word, old[at + 1])));
  const matter = common.filter(({ word }) => !isSmallWord(word));
  return matter.some((first) =>
    matter.some((last) => {
      if (first.was >= last.was || first.is <= last.is) return false;
      const [between, since] = [old.slice(first.was, last.was), now.slice(last.is, first.is)];
      // In the passive, the agent comes last, after "by".
      if (between.includes('by') !== since.includes('by')) return false;
      const left = common.filter(({ was, is }) => first.was < was && was < last.was && last.is < is && is < first.is);
      return left.some(({ word }) => isRelation(word)) || (left.length > 0 && isPutBack(known, now, first, last));
    }),
  );
}

const isRelation = (word: string): boolean => RELATIONS.has(word) || /^\p{Nd}/u.test(word);

/** Whether the text has more neighbors in common with the original if two words are swapped. */
function isPutBack(known: ReadonlySet<string>, now: readonly string[], first: Common, last: Common): boolean {
  const places = [...new Set([first.is - 1, first.is, last.is - 1, last.is])];
  const getExchanged = (at: number) => (at === first.is ? last.word : at === last.is ? first.word : now[at]);
  const countMatchingNeighbors = (wordAt: (at: number) => string | undefined) =>
    places.filter((at) => known.has(joinNeighbors(wordAt(at), wordAt(at + 1)))).length;
  return countMatchingNeighbors(getExchanged) >= countMatchingNeighbors((at) => now[at]) + MIN_NEIGHBOR_GAIN;
}

const joinNeighbors = (word: string | undefined, next: string | undefined): string => `${word} ${next}`;

/** Words and figures that occur exactly once in each text. */
function findCommonWords(before: readonly Token[], old: readonly string[], now: readonly string[]): Common[] {
  const isOnce = (words: readonly string[], word: string) => words.indexOf(word) === words.lastIndexOf(word);
  return before.flatMap(({ kind, text }, was) => {
    const word = old[was] ?? '';
    const is = now.indexOf(word);
    return kind === 'mark' || FUNCTION_WORDS.has(text) || is < 0 || !isOnce(old, word) || !isOnce(now, word)
      ? []
      : [{ word, was, is }];
  });
}
