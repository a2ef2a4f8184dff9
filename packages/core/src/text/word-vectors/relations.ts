import { hasPair, listBroader, listSenses, loadTable, type Part, subjectOfSense } from './table.ts';

/**
 * What the second of two words is to the first, in the senses that they most often have: the same; broader by one or two steps; narrower; one
 * of the same kind ("nurse" and "doctor").
 */
export type WordRelation = 'same' | 'broader' | 'broader-2' | 'narrower' | 'narrower-2' | 'sibling';

/** The senses of a word as one part of speech, and those that are broader by one and by two steps. */
interface Senses {
  own: ReadonlySet<number>;
  above: ReadonlySet<number>;
  twice: ReadonlySet<number>;
}

const NONE: Senses = { own: new Set(), above: new Set(), twice: new Set() };
const known = new Map<string, Senses>();

function sensesOf(word: string, part: Part): Senses {
  const key = part + word;
  const found = known.get(key);
  if (found) return found;
  const own = listSenses(word, part);
  if (own.length === 0) return NONE;
  const above = own.flatMap(listBroader);
  const senses = { own: new Set(own), above: new Set(above), twice: new Set(above.flatMap(listBroader)) };
  known.set(key, senses);
  return senses;
}

const haveCommon = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean => {
  for (const one of a) if (b.has(one)) return true;
  return false;
};

/** How two words of one part of speech are related; undefined if they aren't, or the table doesn't have one of them. */
export function relate(from: string, to: string, part: Part): WordRelation | undefined {
  const first = sensesOf(from, part);
  if (first.own.size === 0) return undefined;
  const second = sensesOf(to, part);
  if (second.own.size === 0) return undefined;
  if (haveCommon(first.own, second.own)) return 'same';
  if (haveCommon(first.above, second.own)) return 'broader';
  if (haveCommon(first.own, second.above)) return 'narrower';
  if (part === 'a') return undefined;
  if (haveCommon(first.twice, second.own)) return 'broader-2';
  if (haveCommon(first.own, second.twice)) return 'narrower-2';
  return haveCommon(first.above, second.above) ? 'sibling' : undefined;
}

/** The number of the subject that WordNet files the most frequent sense of a word under, such as persons or changes. */
export function subjectOf(word: string, part: Part): number | undefined {
  const [sense] = sensesOf(word, part).own;
  return sense === undefined ? undefined : subjectOfSense(sense);
}

/** Whether two words mean the opposite of each other. */
export const isOpposite = (a: string, b: string): boolean => isPair(a, b, loadTable().opposites);

/** Whether one word is derived from the other: "inspection" and "inspect". */
export const isDerived = (a: string, b: string): boolean => isPair(a, b, loadTable().derived);

function isPair(a: string, b: string, all: ReadonlySet<string>): boolean {
  const { places } = loadTable();
  const [first, second] = [places.get(a), places.get(b)];
  return first !== undefined && second !== undefined && hasPair(first, second, all);
}
