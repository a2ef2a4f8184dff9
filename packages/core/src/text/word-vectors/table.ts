import stored from './table.json' with { type: 'json' };

/** A part of speech as WordNet names it: noun, verb, adjective, adverb. */
export type Part = 'n' | 'v' | 'a' | 'r';

interface Table {
  /** The place of each word. */
  places: ReadonlyMap<string, number>;
  dimensions: number;
  vectors: Int8Array;
  /** For each word, its senses as stored; they are read when they are needed, since most words never are. */
  senses: readonly string[];
  /** For each sense, its subject and those that are broader or similar, as stored. */
  synsets: readonly string[];
  opposites: ReadonlySet<string>;
  derived: ReadonlySet<string>;
}

let table: Table | undefined;

/** The table of words that résumés and listings use, which `scripts/train-word-vectors.ts` writes. It's unpacked when first needed. */
export function loadTable(): Table {
  table ??= unpack();
  return table;
}

const BASE = 36;
const toNumbers = (list: string | undefined): number[] =>
  list ? list.split('.').map((number) => Number.parseInt(number, BASE)) : [];

function unpack(): Table {
  return {
    places: new Map(stored.words.split(' ').map((word, at) => [word, at])),
    dimensions: stored.dimensions,
    vectors: Int8Array.from(atob(stored.vectors), (character) => character.charCodeAt(0)),
    senses: stored.senses.split(','),
    synsets: stored.synsets.split(','),
    opposites: new Set(stored.opposites.split(' ')),
    derived: new Set(stored.derived.split(' ')),
  };
}

/** The senses of a word as one part of speech, the most frequent first. */
export function listSenses(word: string, part: Part): number[] {
  const { places, senses } = loadTable();
  const at = places.get(word);
  const entry = at === undefined ? undefined : senses[at]?.split(' ').find((one) => one.startsWith(part));
  return toNumbers(entry?.slice(1));
}

/** The senses that are broader than a sense, or similar to it. */
export const listBroader = (sense: number): number[] => toNumbers(loadTable().synsets[sense]?.split(' ')[1]);

/** The number of the subject that WordNet files a sense under. */
export const subjectOfSense = (sense: number): number =>
  Number.parseInt(loadTable().synsets[sense]?.split(' ')[0] ?? '', BASE);

/** Whether a set of pairs has two words, in either order. */
export function hasPair(a: number, b: number, all: ReadonlySet<string>): boolean {
  const [first, second] = [a.toString(BASE), b.toString(BASE)];
  return all.has(`${first}.${second}`) || all.has(`${second}.${first}`);
}
