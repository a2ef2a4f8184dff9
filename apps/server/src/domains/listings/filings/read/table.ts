/** A file’s header. Its names vary in case, spaces, and punctuation over the years. */
export class Columns {
  readonly #positions: ReadonlyMap<string, number>;
  /** The number of cells that a row has at least. */
  readonly width: number;

  constructor(cells: readonly string[]) {
    this.#positions = new Map(cells.map((cell, position) => [toColumnName(cell), position]));
    this.width = cells.length;
  }

  /** The position of the first of these columns that the file has. */
  find(names: readonly string[]): number | undefined {
    for (const name of names) {
      const position = this.#positions.get(toColumnName(name));
      if (position !== undefined) return position;
    }
    return undefined;
  }
}

const toColumnName = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Marks for a number that the agency doesn’t publish. */
const WITHHELD: ReadonlySet<string> = new Set(['', '-', '*', 'd', 'n/a', 'na', 'null', 's', 'x']);
const MAX_COUNT = 10_000_000;

/** A count such as "1,204". Null if the agency leaves it out, and undefined if it isn’t a count. */
export function parseCount(text: string | undefined): number | null | undefined {
  const plain = (text ?? '').trim();
  if (WITHHELD.has(plain.toLowerCase())) return null;
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.0+)?$/.test(plain)) return undefined;
  const count = Number(plain.replaceAll(',', ''));
  return count <= MAX_COUNT ? count : undefined;
}
