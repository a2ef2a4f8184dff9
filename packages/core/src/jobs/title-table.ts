import { TokenTrie } from '../skills/trie.ts';
import type { OccupationRow } from './occupations/index.ts';
import { occupationRows } from './occupations/index.ts';

export interface TitleTable {
  rows: readonly OccupationRow[];
  byId: ReadonlyMap<string, OccupationRow>;
  trie: TokenTrie;
  related: ReadonlyMap<string, readonly string[]>;
}

let built: TitleTable | undefined;

/** The occupations as they are searched: built on first use, then kept. */
export function titleTable(): TitleTable {
  built ??= buildTable();
  return built;
}

function buildTable(): TitleTable {
  const rows = occupationRows();
  const trie = new TokenTrie();
  rows.forEach((row, index) => {
    for (const title of row.titles) trie.add(title, index, 'plain');
  });
  return { rows, byId: new Map(rows.map((row) => [row.id, row])), trie, related: symmetric(rows) };
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
