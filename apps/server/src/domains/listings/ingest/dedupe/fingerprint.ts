import { createHash } from 'node:crypto';
import type { NormalListing } from '../normalize.ts';

/** What the same job is recognized by. */
export interface Fingerprint {
  /** Of company, title, and places: 16 hexadecimal digits. Listings with different keys are never the same job. */
  key: string;
  /** The smallest hashes of the description's letter sequences, ascending. They estimate how much two texts share. */
  sketch: Uint32Array;
  /** How many different letter sequences the description has. */
  grams: number;
  /** Pairs of numbers: a hash of the letters before a figure, and a hash of the figure. */
  figures: Uint32Array;
}

/** Long enough that unrelated texts share hardly any. */
const GRAM_LENGTH = 10;
/** Enough to estimate what share of a text is in another within about 5 points. */
export const SKETCH_SIZE = 128;
/** How many letters before a figure tell what it is about. */
const CONTEXT_LENGTH = 12;
const MAX_FIGURES = 200;

/** What a fingerprint is made of. */
export type Fingerprinted = Pick<NormalListing, 'title' | 'description' | 'places' | 'remote'> & {
  company: { slug: string };
};

export function createFingerprint(listing: Fingerprinted): Fingerprint {
  const { letters, figures } = readText(listing.description);
  const hashes = hashGrams(letters);
  return {
    key: toOpeningKey(listing),
    sketch: findSmallest(hashes, SKETCH_SIZE),
    grams: hashes.length,
    figures: Uint32Array.from(figures.slice(0, MAX_FIGURES).flat()),
  };
}

const SYNONYMS: Readonly<Record<string, string>> = { sr: 'senior', jr: 'junior', '&': 'and' };
/** Words, and the names that differ only in a symbol: C, C++, C#. */
const TITLE_WORD_PATTERN = /[\p{L}\p{N}]+[+#]*|&/gu;
const ROMAN_NUMERALS: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5' };

function toOpeningKey({ company, title, places, remote }: Fingerprinted): string {
  const words = simplify(title).match(TITLE_WORD_PATTERN) ?? [];
  const role = words.map((word) => SYNONYMS[word] ?? ROMAN_NUMERALS[word] ?? word).join('');
  const parts = [company.slug.replaceAll('-', ''), role, remote === 'yes' ? 'remote' : '', toPlacesKey(places)];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

/** "Remote" and "Remote in the United States" mean the same on most boards. */
const isWholeUnitedStates = ({ city, region, country }: Fingerprinted['places'][number]): boolean =>
  country === 'US' && city === null && region === null;

const toPlacesKey = (places: Fingerprinted['places']): string =>
  places
    .filter((place) => !isWholeUnitedStates(place))
    .map(({ city, region, country }) => simplify([city, region, country].join(',')).replaceAll(/[^\p{L}\p{N},]/gu, ''))
    .sort()
    .join(';');

/** Letters and marks that have neither accents nor another form. */
const PLAIN_PATTERN = /^[\0-\x7f‘’“”–—•]*$/;

/** Lower case without accents. */
const simplify = (text: string): string =>
  (PLAIN_PATTERN.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase();

/** Links differ between sources, and so do the tracking codes in them. */
const LINK_PATTERN = /https?:\/\/\S+|\bwww\.\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*/g;
/** Words that tell two openings of one job apart like figures do. */
const SHIFTS = ['night', 'overnight', 'day', 'evening', 'morning', 'afternoon', 'weekend', 'weekday'];
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** The figures that words stand for. */
const FIGURES_BY_WORD: ReadonlyMap<string, string> = new Map([
  ...NUMBERS.map((word, at) => [word, String(at + 2)] as const),
  ...[...SHIFTS, ...SHIFTS.map((shift) => `${shift}s`), 'second', 'third'].map((word) => [word, word] as const),
]);
const MAX_FIGURE_WORD = Math.max(...[...FIGURES_BY_WORD.keys()].map(({ length }) => length));

/**
 * Splits a text into its letters (UTF-16), without spaces and punctuation, and its figures and shifts. A figure's context is hashed from the
 * letters before it, so that a change elsewhere doesn't matter.
 */
function readText(text: string): { letters: Uint16Array; figures: [context: number, value: number][] } {
  const words = simplify(text).replaceAll(LINK_PATTERN, ' ');
  const letters = new Uint16Array(words.length);
  let length = 0;
  let last: { context: number; value: string } | undefined;
  const figures: { context: number; value: string }[] = [];
  for (let start = 0, end = 0; start < words.length; start = end) {
    const kind = getKind(words, start);
    for (end = start + 1; end < words.length && getKind(words, end) === kind; ) end++;
    if (kind === OTHER) continue;
    const value = findFigure(words, start, end, kind);
    if (value === undefined) {
      for (let at = start; at < end; at++) letters[length++] = words.charCodeAt(at);
      last = undefined;
    } else if (last) {
      // "10,000" and "10000" are one figure.
      last.value += value;
    } else {
      last = { context: hash(letters.subarray(Math.max(0, length - CONTEXT_LENGTH), length)), value };
      figures.push(last);
    }
  }
  const pairs = figures.map(({ context, value }): [number, number] => [context, hash(toCodes(value))]);
  return { letters: letters.subarray(0, length), figures: pairs };
}

function findFigure(words: string, start: number, end: number, kind: number): string | undefined {
  if (kind === NUMERIC) return words.slice(start, end);
  return end - start > MAX_FIGURE_WORD ? undefined : FIGURES_BY_WORD.get(words.slice(start, end));
}

const OTHER = 0;
const ALPHABETIC = 1;
const NUMERIC = 2;
const toKind = (char: string): number => (/\p{L}/u.test(char) ? ALPHABETIC : /\p{N}/u.test(char) ? NUMERIC : OTHER);
const ASCII_KINDS = Uint8Array.from({ length: 128 }, (_, code) => toKind(String.fromCharCode(code)));

/** Of both halves of a character beyond 16 bits, the kind of the character. */
function getKind(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < ASCII_KINDS.length) return ASCII_KINDS[code] ?? OTHER;
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff;
  return toKind(String.fromCodePoint(text.codePointAt(isSecondHalf ? at - 1 : at) ?? 0));
}

const toCodes = (text: string): Uint16Array => Uint16Array.from(text, (_, at) => text.charCodeAt(at));

/** FNV-1a with a final mix, unsigned 32 bits. */
function hash(codes: Uint16Array): number {
  let value = 0x811c9dc5;
  for (const code of codes) value = Math.imul(value ^ code, 0x01000193);
  return mix(value);
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const BASE = 0x01000193;
/** What the first letter of a sequence was multiplied by. */
const OLDEST_FACTOR = Array.from({ length: GRAM_LENGTH }).reduce<number>((power) => Math.imul(power, BASE), 1);

/** Distinct hashes of all letter sequences, in any order. A text shorter than one sequence is one. */
function hashGrams(letters: Uint16Array): Uint32Array {
  if (letters.length <= GRAM_LENGTH) return Uint32Array.of(hash(letters));
  const hashes = new Uint32Array(letters.length - GRAM_LENGTH + 1);
  let rolling = 0;
  for (let at = 0; at < letters.length; at++) {
    rolling = (Math.imul(rolling, BASE) + (letters[at] ?? 0)) | 0;
    if (at >= GRAM_LENGTH) rolling = (rolling - Math.imul(OLDEST_FACTOR, letters[at - GRAM_LENGTH] ?? 0)) | 0;
    if (at >= GRAM_LENGTH - 1) hashes[at - GRAM_LENGTH + 1] = mix(rolling);
  }
  return removeDuplicates(hashes);
}

/** Reused for every text. */
let slots = new Uint32Array(1 << 14);

/** Moves the first of each number to the front, with a hash table. @returns these, in the same memory */
function removeDuplicates(numbers: Uint32Array): Uint32Array {
  const [first = 0] = numbers;
  const mask = 2 ** Math.ceil(Math.log2(2 * numbers.length)) - 1;
  if (mask >= slots.length) slots = new Uint32Array(mask + 1);
  // Free slots hold the first number, which is known from the start.
  slots.fill(first, 0, mask + 1);
  let count = 1;
  for (const number of numbers) {
    let slot = number & mask;
    while (slots[slot] !== first && slots[slot] !== number) slot = (slot + 1) & mask;
    if (slots[slot] === number) continue;
    slots[slot] = number;
    numbers[count++] = number;
  }
  return numbers.subarray(0, count);
}

/** The smallest of distinct numbers that are spread evenly over 32 bits, ascending. */
function findSmallest(numbers: Uint32Array, count: number): Uint32Array {
  // About twice as many as needed are below this, so that few are sorted.
  const bound = (2 * count * 2 ** 32) / numbers.length;
  const small = new Uint32Array(numbers.length);
  let length = 0;
  for (const number of numbers) if (number < bound) small[length++] = number;
  return (length < count ? numbers.slice() : small.subarray(0, length)).sort().slice(0, count);
}
