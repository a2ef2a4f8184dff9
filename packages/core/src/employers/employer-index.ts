import { parseFiledName } from './names.ts';

/** An employer as it is named in a file, with all its rows taken together. */
export interface FiledEmployer {
  /** As filed. */
  name: string;
  /** Two-letter codes. Filings leave some out. */
  states: readonly string[];
  /** “San Jose, CA”, in any consistent form. */
  cities: readonly string[];
  /** Approved petitions or certified applications: how large the employer is among the filings. */
  approvals: number;
}

/** One of an employer’s names. */
export interface IndexedName {
  employer: FiledEmployer;
  words: readonly string[];
  /** Whether the employer has no other name, or is known to the public by this one rather than its legal name. */
  isPublic: boolean;
  /** Whether the employer has no other name. */
  isOnly: boolean;
}

/** Finds employers by how their names start, so that a company isn’t compared with every employer. */
export interface EmployerIndex {
  /** Names that start with these words, or are the same except for spaces. */
  findStarting(words: readonly string[]): readonly IndexedName[];
  /** Employers that say that they belong to a company of this name. */
  findOwned(words: readonly string[]): readonly FiledEmployer[];
  /** How many employers have the word after the first in a name. */
  countInside(word: string): number;
}

const toKey = (words: readonly string[]): string => words.join('');

/** An index that employers are added to, so that a large file can be read in parts. */
export interface GrowingIndex extends EmployerIndex {
  add(employers: Iterable<FiledEmployer>): void;
}

/** Indexes the employers of a file. */
export function createEmployerIndex(employers: Iterable<FiledEmployer> = []): GrowingIndex {
  const byFirstWord = new Map<string, IndexedName[]>();
  const byKey = new Map<string, IndexedName[]>();
  const byParent = new Map<string, FiledEmployer[]>();
  const inside = new Map<string, number>();

  function addEmployer(employer: FiledEmployer): void {
    const { own, parent } = parseFiledName(employer.name);
    const isOnly = own.length === 1;
    for (const [position, words] of own.entries()) {
      const name = { employer, words, isPublic: isOnly || position > 0, isOnly };
      push(byFirstWord, words[0] ?? '', name);
      push(byKey, toKey(words), name);
    }
    if (parent) push(byParent, toKey(parent), employer);
    for (const word of new Set(own.flatMap((words) => words.slice(1)))) inside.set(word, (inside.get(word) ?? 0) + 1);
  }

  const index: GrowingIndex = {
    add(more) {
      for (const employer of more) addEmployer(employer);
    },
    findStarting(words) {
      const starting = (byFirstWord.get(words[0] ?? '') ?? []).filter(({ words: own }) =>
        words.every((word, at) => own[at] === word),
      );
      return [...new Set([...starting, ...(byKey.get(toKey(words)) ?? [])])];
    },
    findOwned: (words) => byParent.get(toKey(words)) ?? [],
    countInside: (word) => inside.get(word) ?? 0,
  };
  index.add(employers);
  return index;
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
