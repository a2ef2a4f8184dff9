import { skillByName } from '../../../skills/index.ts';
import { isKnownWord, verbFormsOf } from './lemmas.ts';

const WORD = /\p{L}+(?:['’]\p{L}+)?/gu;
const SHORTEST = 5;
const LONG = 7;

const HOMOPHONES: Readonly<Record<string, string>> = { their: 'there', there: 'their', "they're": 'their' };

/**
 * The source with spelling mistakes corrected to match the edit, if the word isn't in any table and the edit's word is; and with words joined or separated as
 * in the edit ("signup", "sign-up").
 */
export function corrected(source: string, after: string): Corrected {
  let isSloppy =
    /\b(?:teached|drived|buyed|maked|gived|taked|runned|catched|builded|selled|writed|i done|they was|we was|there was two)\b/i.test(
      source,
    );
  const wanted = new Set((after.toLowerCase().match(WORD) ?? []).map(String));
  const own = new Set((source.toLowerCase().match(WORD) ?? []).map(String));
  const fresh = [...wanted].filter((word) => !own.has(word));
  // The mistake may be in a different form of the verb: "prepair" if the edit says "prepared".
  const bases = fresh.flatMap((word) => verbFormsOf(word).map(({ base }) => base));
  const candidates = [...fresh, ...bases.filter((base) => !base.endsWith('?'))];
  const spelled = source.replace(WORD, (written) => {
    const word = written.toLowerCase();
    const other = HOMOPHONES[word];
    if (other && wanted.has(other) && !wanted.has(word)) {
      isSloppy = true;
      return other;
    }
    if (wanted.has(word) || word.length < SHORTEST || isKnownWord(word)) return written;
    const right = candidates.find((one) => isKnownWord(one) && isSlip(word, one));
    isSloppy ||= right !== undefined;
    return right ?? written;
  });
  return { text: withLongForms(joinedAs(spelled, wanted), after), isSloppy };
}

/** A corrected source, and whether it had mistakes: if it did, a missing plural may be one too. */
export interface Corrected {
  text: string;
  isSloppy: boolean;
}

const LEAST_LETTERS = 4;
const SMALL = /^(?:and|of|the|for|in|to|a|&)$/i;

/** Expands "HACCP" to "hazard analysis and critical control points" if the edit spells it out; abbreviations of four or more letters are rarely ambiguous. */
function withLongForms(source: string, after: string): string {
  return source.replace(/\b\p{Lu}{4,8}\b/gu, (short) => longFormIn(after, short) ?? short);
}

function longFormIn(text: string, short: string): string | undefined {
  if (short.length < LEAST_LETTERS) return undefined;
  const words = text.match(/[\p{L}&]+/gu) ?? [];
  for (let from = 0; from < words.length; from++) {
    let at = from;
    let letters = '';
    for (; at < words.length && letters.length < short.length; at++) {
      const word = words[at] ?? '';
      if (!SMALL.test(word) || letters.length === 0) letters += word[0]?.toUpperCase() ?? '';
    }
    if (letters === short && words.slice(from, at).join('').length > short.length * 2)
      return words.slice(from, at).join(' ');
  }
  return undefined;
}

/** Writes "check out" and "check-out" as "checkout" if the edit does, and vice versa. */
function joinedAs(source: string, wanted: ReadonlySet<string>): string {
  return source.replace(/(\p{L}+)([- ])(?=(\p{L}+))/gu, (all, first: string, _gap: string, second: string) => {
    const whole = `${first}${second}`.toLowerCase();
    return wanted.has(whole) && !skillByName(whole) ? first : all;
  });
}

/** One letter wrong, missing, extra, or misplaced; two in a long word. The first letter must match. */
function isSlip(word: string, other: string): boolean {
  if (word[0] !== other[0]) return false;
  return distance(word, other) <= (Math.min(word.length, other.length) >= LONG ? 2 : 1);
}

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
