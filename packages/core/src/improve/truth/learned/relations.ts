import { toStem } from '../../../text/stems.ts';
import { isDerived, isOpposite, nearness, relate } from '../../../text/word-vectors/index.ts';
import { isKnownWord } from '../claims/lemmas.ts';
import { mayBeCalled } from '../claims/words/nouns.ts';
import { mayBecome } from '../claims/words/verbs.ts';
import type { Unit } from './units.ts';

/** What a word of an edit is to a word of the original, and how well it stands for it, from 0 to 1. */
export interface Relation {
  kind: string;
  score: number;
  nearness: number;
}

const SCORES: readonly (readonly [kind: string, score: number])[] = [
  ['equal', 1],
  ['form', 0.97],
  ['stem', 0.94],
  ['table', 0.9],
  ['same', 0.85],
  ['short', 0.8],
  ['slip', 0.75],
  ['broader', 0.7],
  ['table-up', 0.62],
  ['broader-2', 0.6],
  ['narrower', 0.55],
  ['narrower-2', 0.5],
  ['sibling', 0.45],
  ['opposite', 0.4],
  ['other', 0],
];
const SCORE_OF = new Map(SCORES);

export function relationOf(own: Unit, other: Unit): Relation {
  const kind = kindOf(own, other);
  const near = kind === 'equal' ? 1 : nearest(own, other);
  return {
    kind,
    score: (SCORE_OF.get(kind) ?? 0) + Math.max(0, near) * (kind === 'other' ? 0.5 : 0.04),
    nearness: near,
  };
}

function nearest(own: Unit, other: Unit): number {
  let best = -1;
  for (const a of basesOf(own)) for (const b of basesOf(other)) best = Math.max(best, nearness(a, b) ?? -1);
  return best;
}

const basesOf = ({ term, verbs }: Unit): string[] => [...new Set([term.noun, ...verbs])];

function kindOf(own: Unit, other: Unit): string {
  const [a, b] = [own.term, other.term];
  if (a.text === b.text) return 'equal';
  if (own.use === 'number' || other.use === 'number' || own.use === 'limit' || other.use === 'limit') return 'other';
  if (a.noun === b.noun || own.verbs.some((verb) => other.verbs.includes(verb))) return 'form';
  if (own.use === 'name' || other.use === 'name') return 'other';
  const [stem, otherStem] = [toStem(a.text), toStem(b.text)];
  const bases = basesOf(own);
  const others = basesOf(other);
  const some = (test: (x: string, y: string) => boolean) => bases.some((x) => others.some((y) => test(x, y)));
  if (some(isOpposite)) return 'opposite';
  if (stem === otherStem || (stem.length > 4 && otherStem.length > 4 && some(isDerived))) return 'stem';
  const someVerb = (test: (x: string, y: string) => boolean) =>
    own.verbs.some((x) => other.verbs.some((y) => test(x, y)));
  if (mayBeCalled(a.noun, b.noun) || someVerb(mayBecome)) return 'table';
  const verbal = someVerb((x, y) => relate(x, y, 'v') === 'same');
  if (
    verbal ||
    relate(a.noun, b.noun, 'n') === 'same' ||
    relate(a.text, b.text, 'a') === 'same' ||
    relate(a.text, b.text, 'r') === 'same'
  )
    return 'same';
  if (relate(a.text, b.text, 'a') === 'broader') return 'broader';
  if (isShortened(a.text, b.text) || isShortened(b.text, a.text)) return 'short';
  if (a.text.length > 4 && b.text.length > 4 && !isKnownWord(a.text) && isSlip(a.text, b.text)) return 'slip';
  const found = new Set([
    relate(a.noun, b.noun, 'n'),
    ...own.verbs.flatMap((x) => other.verbs.map((y) => relate(x, y, 'v'))),
  ]);
  if (found.has('broader')) return 'broader';
  if (mayBeCalled(b.noun, a.noun) || other.verbs.some((y) => own.verbs.some((x) => mayBecome(y, x)))) return 'table-up';
  for (const kind of ['broader-2', 'narrower', 'narrower-2', 'sibling'] as const) if (found.has(kind)) return kind;
  return 'other';
}

/** Whether a word may be an abbreviation of another: it starts alike, and its letters follow in the same order. */
function isShortened(short: string, long: string): boolean {
  if (short.length < 2 || short.length > long.length - 2 || short[0] !== long[0]) return false;
  if (long.startsWith(short)) return short.length > 2;
  if (short.length > 5) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length && !/[aeiou]{2}/.test(short) && short.replace(/[^aeiou]/g, '').length < 2;
}

/** Whether two words differ by one letter, or by two that are exchanged. */
function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return Math.max(x.length, y.length) <= 1 || (x.length === 2 && y === [...x].reverse().join(''));
}
