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
    sketch: hashes.slice(0, SKETCH_SIZE),
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

/** Lower case without accents. */
const simplify = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Links differ between sources, and so do the tracking codes in them. */
const LINK_PATTERN = /https?:\/\/\S+|\bwww\.\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*/g;
const PART_PATTERN = /\p{N}+|\p{L}+/gu;
/** Words that tell two openings of one job apart like figures do. */
const SHIFT_PATTERN = /^(?:(?:over)?nights?|days?|evenings?|mornings?|afternoons?|weekends?|weekdays?|second|third)$/;
const NUMBERS: ReadonlyMap<string, string> = new Map(
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map((word, at) => [
    word,
    String(at + 2),
  ]),
);

/**
 * Splits a text into its letters, without spaces and punctuation, and its figures and shifts. A figure's context is hashed from the letters
 * before it, so that a change elsewhere doesn't matter.
 */
function readText(text: string): { letters: string; figures: [context: number, value: number][] } {
  let letters = '';
  let last: { context: string; value: string } | undefined;
  const figures: { context: string; value: string }[] = [];
  for (const [part] of simplify(text).replaceAll(LINK_PATTERN, ' ').matchAll(PART_PATTERN)) {
    const value = /^\p{N}/u.test(part) ? part : (NUMBERS.get(part) ?? (SHIFT_PATTERN.test(part) ? part : undefined));
    if (value === undefined) {
      letters += part;
      last = undefined;
    } else if (last) {
      // "10,000" and "10000" are one figure.
      last.value += value;
    } else {
      last = { context: letters.slice(-CONTEXT_LENGTH), value };
      figures.push(last);
    }
  }
  return { letters, figures: figures.map(({ context, value }) => [hash(context), hash(value)]) };
}

/** FNV-1a with a final mix, unsigned 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
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

/** Distinct hashes of all letter sequences, ascending. A text shorter than one sequence is one. */
function hashGrams(letters: string): Uint32Array {
  if (letters.length <= GRAM_LENGTH) return Uint32Array.of(hash(letters));
  const hashes = new Uint32Array(letters.length - GRAM_LENGTH + 1);
  let rolling = 0;
  for (let at = 0; at < letters.length; at++) {
    rolling = (Math.imul(rolling, BASE) + letters.charCodeAt(at)) | 0;
    if (at >= GRAM_LENGTH) rolling = (rolling - Math.imul(OLDEST_FACTOR, letters.charCodeAt(at - GRAM_LENGTH))) | 0;
    if (at >= GRAM_LENGTH - 1) hashes[at - GRAM_LENGTH + 1] = mix(rolling);
  }
  hashes.sort();
  return hashes.filter((value, at) => at === 0 || value !== hashes[at - 1]);
}
