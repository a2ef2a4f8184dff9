import { TokenTrie } from '../skills/trie.ts';
import { listOccupationRows, type OccupationRow } from './occupations/index.ts';

/** A title pattern, ready for searching: groups of phrase numbers, in order; a title takes one from each. */
export interface Pattern {
  row: number;
  groups: readonly ReadonlySet<number>[];
  whole: boolean;
  /** The number of titles it expands to. */
  size: number;
}

export interface TitleTable {
  rows: readonly OccupationRow[];
  byId: ReadonlyMap<string, OccupationRow>;
  /** Maps tokens to phrase numbers. */
  trie: TokenTrie;
  /** For each phrase, the patterns that can start with it. */
  startingWith: readonly (readonly Pattern[] | undefined)[];
  related: ReadonlyMap<string, readonly string[]>;
}

let built: TitleTable | undefined;

/** The searchable occupations: built on first use and cached. */
export function getTitleTable(): TitleTable {
  built ??= buildTable();
  return built;
}

/**
 * Each phrase is added to the trie once and patterns contain phrase numbers, so the table grows with the sum of the
 * alternatives and not with their product.
 */
function buildTable(): TitleTable {
  const rows = listOccupationRows();
  const trie = new TokenTrie();
  const phrases = new Map<string, number>();
  const startingWith: Pattern[][] = [];
  const getPhraseNumber = (phrase: string): number => {
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
        groups: groups.map((group) => new Set(group.map(getPhraseNumber))),
        whole,
        size: groups.reduce((product, group) => product * group.length, 1),
      };
      for (const first of pattern.groups[0] ?? []) {
        startingWith[first] ??= [];
        startingWith[first].push(pattern);
      }
    }
  });
  return { rows, byId: new Map(rows.map((row) => [row.id, row])), trie, startingWith, related: toSymmetric(rows) };
}

/** A relation in one row applies in both directions; a row's own relations come first. */
function toSymmetric(rows: readonly OccupationRow[]): Map<string, string[]> {
  const related = new Map(rows.map((row) => [row.id, [...row.related]]));
  for (const row of rows) {
    for (const other of row.related) {
      const back = related.get(other);
      if (back && !back.includes(row.id)) back.push(row.id);
    }
  }
  return related;
}
