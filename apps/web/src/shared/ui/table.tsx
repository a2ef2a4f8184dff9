// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles when it is laid out as blocks
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

export interface Sort {
  by: string;
  descending: boolean;
}

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Columns aligned to the end contain numbers, in tabular figures. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Whether this column's cells are row headers. */
  heading?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  /**
   * Returns the page's URL with another sort order. Sorting is a link, so it can be shared and works without
   * JavaScript.
   */
  sortHref?: (sort: Sort) => string;
  /** Shown instead of rows if there are none. */
  empty?: ReactNode;
  dense?: boolean;
  /** Set to false for a table with few, short columns that fits on a phone. */
  stacks?: boolean;
}

/**
 * A data table. Below 40rem, each row becomes a block with the column's name before each value. The roles are explicit
 * because browsers drop them when a table is laid out as blocks.
 */
export function Table<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  sort,
  sortHref,
  empty,
  dense = false,
  stacks = true,
}: TableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  const padding = dense ? 'py-2' : 'py-3.5';
  return (
    <div className={stacks ? '@container' : undefined}>
      <table role="table" className="w-full border-collapse text-left text-small @max-[40rem]:block">
        <caption className={captionHidden ? 'sr-only' : 'pb-2 text-left text-small text-soft @max-[40rem]:block'}>
          {caption}
        </caption>
        <thead role="rowgroup" className="@max-[40rem]:sr-only">
          <tr role="row" className="border-b border-edge">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} sortHref={sortHref} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-[40rem]:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="border-b border-line @max-[40rem]:block @max-[40rem]:py-3 [&:hover]:bg-sunken/60"
            >
              {columns.map((column) => (
                <BodyCell key={column.id} column={column} row={row} padding={padding} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeaderCell<Row>({
  column,
  sort,
  sortHref,
}: {
  column: TableColumn<Row>;
  sort: Sort | undefined;
  sortHref: ((sort: Sort) => string) | undefined;
}) {
  const active = sort?.by === column.id;
  const Arrow = !active ? ChevronsUpDown : sort.descending ? ArrowDown : ArrowUp;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={active ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={cx('px-3 py-2.5 font-strong first:pl-0 last:pr-0', column.align === 'end' && 'text-right')}
    >
      {column.sortable && sortHref ? (
        <Link
          to={sortHref({ by: column.id, descending: active ? !sort.descending : false })}
          preventScrollReset
          className="inline-flex min-h-6 items-center gap-1 text-ink no-underline hover:text-accent-text"
        >
          {column.header}
          <Arrow aria-hidden="true" size={14} className={active ? '' : 'text-soft'} />
          <span className="sr-only">{active ? ', sorted; reverse order' : ', sort by this'}</span>
        </Link>
      ) : (
        column.header
      )}
    </th>
  );
}

function BodyCell<Row>({ column, row, padding }: { column: TableColumn<Row>; row: Row; padding: string }) {
  const className = cx(
    'px-3 align-top first:pl-0 last:pr-0 @max-[40rem]:flex @max-[40rem]:justify-between @max-[40rem]:gap-6 @max-[40rem]:px-0 @max-[40rem]:py-1 @max-[40rem]:text-left',
    padding,
    column.align === 'end' && 'text-right figures',
  );
  if (column.heading) {
    return (
      <th role="rowheader" scope="row" className={cx(className, 'font-strong')}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={className}>
      <span aria-hidden="true" className="hidden shrink-0 text-soft @max-[40rem]:inline">
        {column.header}
      </span>
      <span className="@max-[40rem]:min-w-0 @max-[40rem]:text-right @max-[40rem]:wrap-anywhere">
        {column.cell(row)}
      </span>
    </td>
  );
}
