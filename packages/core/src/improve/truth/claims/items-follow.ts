import type { Item } from './claim.ts';
import { verbFormsOf } from './lemmas.ts';
import { DROPPABLE } from './words/function-words.ts';
import { mayBeCalled } from './words/nouns.ts';

/** Quantifiers that can be dropped without claiming more. */
const UNBOUNDED_QUANTIFIERS = new Set('various multiple many any'.split(' '));

/** Time words that are interchangeable before and after a noun. */
const TIME_UNITS: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  annually: 'year',
  annual: 'year',
  yearly: 'year',
  quarterly: 'quarter',
  nightly: 'night',
  hourly: 'hour',
};

const normalizeTimeUnit = (word: string): string => TIME_UNITS[word] ?? word;

/** Whether one content word means the same as another, or less. */
export function isSameWord(from: string, to: string): boolean {
  if (mayBeCalled(from, to) || normalizeTimeUnit(from) === normalizeTimeUnit(to)) return true;
  if (from.startsWith('~') || to.startsWith('~')) return false;
  const listBases = (word: string) => verbFormsOf(word).map(({ base }) => base);
  const own = listBases(from);
  return (
    own.length > 0 && (from.endsWith('ing') || to.endsWith('ing')) && listBases(to).some((base) => own.includes(base))
  );
}

/** A word before or after "of", and whether it can be left out. */
interface Part {
  word: string;
  optional: boolean;
  used: boolean;
}

/** Another part of the same claim that a word before a noun can represent: "maintenance records" for "records of maintenance". */
export interface Lender {
  lend(word: string): boolean;
  /** Whether the number may be dropped: "trained 12 clerks" becomes "trained clerks". */
  isCountFree: boolean;
  /** Whether it is denied: "no accidents" says less than "no incidents", so that its words stay the same. */
  isDenied: boolean;
}

function listParts(item: Item): Part[] {
  const own = item.modifiers.map((word): Part => ({ word, optional: DROPPABLE.has(word), used: false }));
  const behind = item.of.flatMap((one) => [{ word: one.head, optional: isYear(one), used: false }, ...listParts(one)]);
  return [...own, ...behind];
}

/** "Spring of 2022". */
const isYear = ({ head, numbers }: Item): boolean => head === '#' && /^(?:19|20)\d\d$/.test(numbers[0] ?? '');

interface Count {
  number: string;
  bound: readonly string[];
}

function listCounts(item: Item): Count[] {
  const own = item.numbers.map((number): Count => ({ number, bound: [...item.modifiers, item.head] }));
  return [...own, ...item.of.flatMap(listCounts)];
}

const listQuantifiers = (item: Item): string[] => [...item.quantifiers, ...item.of.flatMap(listQuantifiers)];

/** Whether one item is the same as another, or describes it in fewer or different words that say no more. */
export function itemFollows(after: Item, source: Item, lender: Lender, said: ReadonlySet<string>): boolean {
  const [inner] = after.of;
  const isSome =
    /^(?:some|several|part|most|many)$/.test(after.head) && after.of.length === 1 && source.head !== after.head;
  if (isSome && inner && source.numbers.length === 0)
    return itemFollows(inner, { ...source, quantifiers: [] }, lender, said);
  if (lender.isDenied ? source.head !== after.head : !isSameWord(source.head, after.head)) return false;
  // "Every new hire" are new hires.
  const isEach = !lender.isDenied && source.quantifiers.some((word) => word === 'each' || word === 'every');
  if (
    after.plural &&
    !source.plural &&
    !isEach &&
    !/^(?:#|phone|door|mail|email|it|them|weekend|weekday)$/.test(source.head) &&
    !source.numbers.some((number) => number !== '1')
  )
    return false;
  const parts = listParts(source);
  for (const { word } of listParts(after).reverse()) {
    const part = parts.find((one) => !one.used && isSameWord(one.word, word));
    if (part) part.used = true;
    else if (!lender.lend(word)) return false;
  }
  if (parts.some(({ used, optional, word }) => !used && (lender.isDenied || (!optional && !said.has(word)))))
    return false;
  const [count, ...others] = listCounts(source);
  const isFree =
    lender.isCountFree &&
    !lender.isDenied &&
    after.bare &&
    after.plural &&
    source.plural &&
    source.numbers.length === 1 &&
    source.quantifiers.length === 0;
  if (
    isFree &&
    others.length === 0 &&
    listCounts(after).length === 0 &&
    /^(?:[2-9]|[1-9]\d+)$/.test(count?.number ?? '')
  )
    return listQuantifiers(after).length === 0;
  return areCountsSupported(listCounts(after), listCounts(source), listQuantifiers(after), listQuantifiers(source));
}

function areCountsSupported(
  after: readonly Count[],
  source: readonly Count[],
  afterWords: readonly string[],
  sourceWords: readonly string[],
): boolean {
  const left = [...source];
  let isRounded = false;
  for (const { number, bound } of after) {
    const at = left.findIndex(
      (one) =>
        (one.number === number || isRoundedDown(one.number, number, afterWords, sourceWords)) &&
        (bound.some((word) => one.bound.some((own) => isSameWord(own, word))) ||
          bound.includes('#') ||
          /^(?:19|20)\d\d$/.test(number)),
    );
    if (at < 0) return false;
    isRounded ||= left[at]?.number !== number;
    left.splice(at, 1);
  }
  if (left.length > 0) return false;
  const isUnbounded = (word: string) => UNBOUNDED_QUANTIFIERS.has(word);
  const rest = [...sourceWords];
  for (const word of afterWords) {
    const at = rest.findIndex((own) => own === word || isSameQuantifier(own, word));
    if (at >= 0) rest.splice(at, 1);
    else if (!(isRounded && word === 'over') && !(word === 'about' && after.length > 0)) return false;
  }
  return rest.every((word) => isUnbounded(word) || /^(?:all|each|every|both)$/.test(word));
}

const SAME_QUANTIFIERS = [
  'several some',
  'many several',
  'each every',
  'all every',
  'or-more over',
  'at-least or-more',
  'nearly about',
].map((row) => row.split(' '));

const isSameQuantifier = (own: string, word: string): boolean =>
  SAME_QUANTIFIERS.some((row) => row.includes(own) && row.includes(word) && !(own === 'about' && word === 'nearly'));

/** "Over 450,000" for 480,000: rounded down by at most a tenth, and marked as rounded. */
function isRoundedDown(
  own: string,
  number: string,
  afterWords: readonly string[],
  sourceWords: readonly string[],
): boolean {
  if (!afterWords.includes('over') || sourceWords.length > 0) return false;
  const [was, is] = [Number(own.replace(/^\D/, '')), Number(number.replace(/^\D/, ''))];
  return own.replace(/[\d.]/g, '') === number.replace(/[\d.]/g, '') && is < was && is >= was * 0.7;
}
