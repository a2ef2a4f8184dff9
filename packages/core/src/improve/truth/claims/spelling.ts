import { findSkillByName } from '../../../skills/index.ts';
import { isKnownWord, singular, verbFormsOf } from './lemmas.ts';
import { shortenedTo, wordsOfInitials } from './words/abbreviations.ts';

const WORD_PATTERN = /\p{L}+(?:['’]\p{L}+)?/gu;
const MIN_WORD_LENGTH = 5;
const LONG_WORD_LENGTH = 7;

/** Words that are often written for each other. */
const HOMOPHONES: ReadonlyMap<string, string> = new Map([
  ['their', 'there'],
  ['there', 'their'],
  ["they're", 'their'],
  ["it's", 'its'],
  ['its', "it's"],
  ['then', 'than'],
  ['than', 'then'],
  ['loose', 'lose'],
]);

/**
 * The source with spelling mistakes corrected to match the edit, if the word isn't in any table and the edit's word is; and with words joined or separated as
 * in the edit ("signup", "sign-up").
 */
export function corrected(source: string, after: string): Corrected {
  let isSloppy =
    /\b(?:teached|drived|buyed|maked|gived|taked|runned|catched|builded|selled|writed|i done|they was|we was|there was two)\b/i.test(
      source,
    );
  const wanted = new Set((after.toLowerCase().match(WORD_PATTERN) ?? []).map(String));
  const own = new Set((source.toLowerCase().match(WORD_PATTERN) ?? []).map(String));
  const fresh = [...wanted].filter((word) => !own.has(word));
  // The mistake may be in a different form of the verb: "prepair" if the edit says "prepared".
  const bases = fresh.flatMap((word) => verbFormsOf(word).map(({ base }) => base));
  const singulars = fresh.map((word) => singular(word).text);
  const candidates = [...new Set([...fresh, ...bases.filter((base) => !base.endsWith('?')), ...singulars])];
  const spelled = source.replace(WORD_PATTERN, (written) => {
    const word = written.toLowerCase();
    const other = HOMOPHONES.get(word);
    if (other && wanted.has(other) && !wanted.has(word)) {
      isSloppy = true;
      return other;
    }
    if (wanted.has(word) || candidates.includes(word) || isKnownWord(word)) return written;
    if (word.length < MIN_WORD_LENGTH) return (written === word && missingLetter(word, fresh)) || written;
    const right = candidates.find((one) => (isKnownWord(one) || isCloseSlip(written, one)) && isSlip(word, one));
    isSloppy ||= right !== undefined;
    return right ?? written;
  });
  const spaced = joinedAs(spelled, wanted, after);
  const separated = separatedAs(spaced, after);
  return { text: withLongForms(separated, after), isSloppy: isSloppy || separated !== spaced };
}

/** A corrected source, and whether it had mistakes: if it did, a missing plural may be one too. */
export interface Corrected {
  text: string;
  isSloppy: boolean;
}

/** Shorter initials are ambiguous more often than not: a "CMA" is a medical assistant or an accountant. */
const MIN_INITIALS = 4;
/** Words of a known meaning may be shortened to fewer. */
const MIN_KNOWN_INITIALS = 3;
/** A short name in capitals, with the plural's "s". */
const SHORT_FORM_PATTERN = /\b\p{Lu}{2,8}s?\b/gu;
const SMALL_WORD_PATTERN = /^(?:and|of|the|for|in|to|a|&)$/i;

/** Expands "HACCP" to "hazard analysis and critical control points" if the edit spells it out, and shortens the words if the edit has the initials. */
function withLongForms(source: string, after: string): string {
  const longer = source.replace(SHORT_FORM_PATTERN, (short) => {
    const name = short.replace(/s$/, '');
    return findLongForm(after, short, MIN_INITIALS, wordsOfInitials(name, source)) ?? short;
  });
  const shorts = new Set(after.match(SHORT_FORM_PATTERN) ?? []);
  return [...shorts].reduce((text, short) => {
    const spelled = source.includes(short)
      ? undefined
      : findLongForm(text, short, MIN_KNOWN_INITIALS, shortenedTo(short.replace(/s$/, '')));
    return spelled ? text.replace(spelled, short) : text;
  }, longer);
}

/**
 * The words of a text that a short name stands for, such as "full-time employees" for "FTEs".
 * @param least the number of letters from which any words with these initials count
 * @param known what a name of two letters can mean
 */
function findLongForm(text: string, written: string, least: number, known: readonly string[]): string | undefined {
  const isPlural = written.endsWith('s');
  const short = isPlural ? written.slice(0, -1) : written;
  const found = known.find((words) => new RegExp(`\\b${words}${isPlural ? 's' : ''}\\b`, 'i').test(text));
  if (found) return new RegExp(`\\b${found}s?\\b`, 'i').exec(text)?.[0];
  if (short.length < least) return undefined;
  const words = [...text.matchAll(/[\p{L}&]+/gu)];
  for (let from = 0; from < words.length; from++) {
    let at = from;
    let letters = '';
    for (; at < words.length && letters.length < short.length; at++) {
      const [word] = words[at] ?? [''];
      if (!SMALL_WORD_PATTERN.test(word) || letters.length === 0) letters += word[0]?.toUpperCase() ?? '';
    }
    const [first, last] = [words[from], words[at - 1]];
    if (letters !== short || !first || !last || last[0].endsWith('s') !== isPlural) continue;
    const long = text.slice(first.index, last.index + last[0].length);
    if (long.length > short.length * 2 && !/[.;:!?]/.test(long)) return long;
  }
  return undefined;
}

/** Writes "check out" and "check-out" as "checkout" if the edit does, and vice versa. */
function joinedAs(source: string, wanted: ReadonlySet<string>, after: string): string {
  const hyphenated = new Set(after.toLowerCase().match(/\p{L}+-\p{L}+/gu) ?? []);
  return source.replace(/(\p{L}+)([- ])(?=(\p{L}+))/gu, (all, first: string, _gap: string, second: string) => {
    const whole = `${first}${second}`.toLowerCase();
    if (wanted.has(whole) && !findSkillByName(whole)) return first;
    return hyphenated.has(`${first}-${second}`.toLowerCase()) ? `${first}-` : all;
  });
}

/** Writes "incharge" as "in charge" if the edit does, unless it is a word. */
function separatedAs(source: string, after: string): string {
  const pairs = new Map(
    [...after.toLowerCase().matchAll(/(\p{L}{2,}) (?=(\p{L}{2,}))/gu)].map(([, first = '', second = '']) => [
      `${first}${second}`,
      `${first} ${second}`,
    ]),
  );
  return source.replace(WORD_PATTERN, (word) => {
    const pair = pairs.get(word.toLowerCase());
    return pair !== undefined && !findSkillByName(word) ? pair : word;
  });
}

/** "Small" for "smal": a word of four letters is only corrected by adding one. */
const missingLetter = (word: string, fresh: readonly string[]): string | undefined =>
  word.length === MIN_WORD_LENGTH - 1
    ? fresh.find(
        (one) => one.length === MIN_WORD_LENGTH && one[0] === word[0] && isKnownWord(one) && distance(word, one) === 1,
      )
    : undefined;

/** One letter wrong, missing, extra, or misplaced; two in a long word. The first letter must match. */
function isSlip(word: string, other: string): boolean {
  if (word[0] !== other[0]) return false;
  return distance(word, other) <= (Math.min(word.length, other.length) >= LONG_WORD_LENGTH ? 2 : 1);
}

/** One letter wrong in a longer word that isn't a name. */
const isCloseSlip = (written: string, other: string): boolean =>
  written === written.toLowerCase() &&
  written.length >= LONG_WORD_LENGTH - 1 &&
  other.length >= LONG_WORD_LENGTH - 1 &&
  distance(written, other) <= 1;

function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows = [...Array(a.length + 1).keys()].map((i) => [i, ...Array<number>(b.length).fill(0)]);
  for (let j = 1; j <= b.length; j++) (rows[0] as number[])[j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const at = (x: number, y: number) => rows[x]?.[y] ?? 9;
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = best;
    }
  }
  return rows[a.length]?.[b.length] ?? 9;
}
