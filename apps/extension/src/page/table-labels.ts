import { attributeOf, childrenOf, closestOf, findAll, parentElementOf, rootOf, tagOf } from './dom.ts';
import { textOf } from './text.ts';

const CELLS = 'td, th, [role=cell], [role=gridcell], [role=columnheader], [role=rowheader]';
const FIELDS =
  'input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=radio]):not([type=checkbox]), select, textarea, [role=combobox], [contenteditable=""], [contenteditable=true]';
const ANY_FIELDS =
  'input:not([type=hidden]), select, textarea, [role=combobox], [role=radio], [contenteditable=""], [contenteditable=true]';
const MOST_ROWS = 60;

const isRow = (element: Element): boolean => tagOf(element) === 'tr' || attributeOf(element, 'role') === 'row';
const spanOf = (cell: Element): number =>
  Math.max(1, Math.min(50, Number(attributeOf(cell, 'colspan') ?? attributeOf(cell, 'aria-colspan') ?? 1) || 1));

/** Where a cell begins in its row, in columns. */
function columnOf(cells: readonly Element[], cell: Element): number {
  let column = 0;
  for (const each of cells) {
    if (each === cell) return column;
    column += spanOf(each);
  }
  return -1;
}

function cellAt(cells: readonly Element[], column: number): Element | null {
  let start = 0;
  for (const each of cells) {
    if (column >= start && column < start + spanOf(each)) return each;
    start += spanOf(each);
  }
  return null;
}

/** What heads the column and the row of a control that is in a table with an entry in each row. */
export interface CellHeaders {
  column: string;
  row: string;
}

/**
 * The headers of a control in a table whose rows are entries: its row has fields in cells beside each other, and a row over it has none.
 * Null for a table that only puts labels beside their fields.
 */
export function findCellHeaders(element: Element): CellHeaders | null {
  const cell = closestOf(element, CELLS);
  const row = cell && parentElementOf(cell);
  if (!cell || !row || !isRow(row) || findAll(cell, ANY_FIELDS).length !== 1) return null;
  const cells = childrenOf(row);
  const at = cells.indexOf(cell);
  const hasFields = (each: Element | undefined) => each !== undefined && findAll(each, FIELDS).length > 0;
  if (!hasFields(cell) || (!hasFields(cells[at - 1]) && !hasFields(cells[at + 1]))) return null;
  const [first] = cells;
  const rowText = first && first !== cell && !hasFields(first) ? textOf(first) : '';
  const named = (attributeOf(cell, 'headers') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((id) => rootOf(cell).getElementById?.(id) ?? []);
  if (named.length > 0) return { column: named.map((each) => textOf(each)).join(' '), row: rowText };
  const table = closestOf(row, 'table, [role=table], [role=grid]');
  if (!table) return null;
  const rows = findAll(table, 'tr, [role=row]').filter(
    (each) => closestOf(each, 'table, [role=table], [role=grid]') === table,
  );
  const own = rows.indexOf(row);
  const column = columnOf(cells, cell);
  for (let above = own - 1; above >= Math.max(0, own - MOST_ROWS); above--) {
    const [before] = rows.slice(above);
    if (!before || findAll(before, ANY_FIELDS).length > 0) continue;
    const heads = childrenOf(before);
    if (heads.length < 2) return null;
    const head = cellAt(heads, column);
    const text = head ? textOf(head) : '';
    return text === '' ? null : { column: text, row: rowText };
  }
  return null;
}
