import { TokenTrie } from '../skills/trie.ts';
import { type OccupationRow, occupationRows } from './occupations/index.ts';

/** A title pattern, ready to be searched: one phrase number out of each group, in order. */
export interface Pattern {
  row: number;
  groups: readonly ReadonlySet<number>[];
  whole: boolean;
  /** How many titles it stands for. */
  size: number;
}

export interface TitleTable {
  rows: readonly OccupationRow[];
  byId: ReadonlyMap<string, OccupationRow>;
  /** Leads to the numbers of phrases. */
  trie: TokenTrie;
  /** For each phrase, the patterns that may begin with it. */
  startingWith: readonly (readonly Pattern[] | undefined)[];
  related: ReadonlyMap<string, readonly string[]>;
}

let built: TitleTable | undefined;

/** The occupations as they are searched: built on first use, then kept. */
export function titleTable(): TitleTable {
  built ??= buildTable();
  return built;
}

/** Phrases go into the trie once each and patterns hold their numbers, so that a table grows with the sum of its alternatives and not with their product. */
function buildTable(): TitleTable {
  const rows = occupationRows();
  const trie = new TokenTrie();
  const phrases = new Map<string, number>();
  const startingWith: Pattern[][] = [];
  const numberOf = (phrase: string): number => {
    const key = phrase.toLowerCase();
    const known = phrases.get(key);
    if (known !== undefined) return known;
    trie.add(key, phrases.size, 'plain');
    phrases.set(key, phrases.size);
    return phrases.size - 1;
  };
  rows.forEach((row, index) => {
    for (const { groups, whole } of row.titles) {
      const pattern: Pattern = {
        row: index,
        groups: groups.map((group) => new Set(group.map(numberOf))),
        whole,
        size: groups.reduce((product, group) => product * group.length, 1),
      };
      for (const first of pattern.groups[0] ?? []) {
        startingWith[first] ??= [];
        startingWith[first].push(pattern);
      }
    }
  });
  return { rows, byId: new Map(rows.map((row) => [row.id, row])), trie, startingWith, related: symmetric(rows) };
}

/** A relation that one row states holds both ways; what a row states itself comes first. */
function symmetric(rows: readonly OccupationRow[]): Map<string, string[]> {
  const related = new Map(rows.map((row) => [row.id, [...row.related]]));
  for (const row of rows) {
    for (const other of row.related) {
      const back = related.get(other);
      if (back && !back.includes(row.id)) back.push(row.id);
    }
  }
  return related;
}
