import { isUnsent } from '@foothold/core/tracking';
import { Trash2 } from 'lucide-react';
import { type FetcherWithComponents, Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import type { Selection } from '../../../shared/hooks/use-selection.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { RowCheckbox } from '../../../shared/ui/row-checkbox.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import { type Card, describePosition, type OwnStage } from '../cards/card.ts';
import { NextStepLine } from '../cards/next-step-line.tsx';
import { NoteField } from '../note-field.tsx';
import { BULK_FORM } from './bulk-bar.tsx';
import type { BulkOutcome } from './bulk-outcome.ts';
import type { CardSort } from './sort.ts';
import { useBulk } from './use-bulk.ts';

export type ListRow = Card & { note: string };

export interface ApplicationTableProps {
  rows: readonly ListRow[];
  stages: readonly OwnStage[];
  selection: Selection;
  undo: FetcherWithComponents<BulkOutcome>;
  /** ISO date. */
  today: string;
  noteLength: number;
  sort: CardSort;
  sortHref: (sort: { by: string; descending: boolean }) => string;
}

/** The applications of one page of the list, with their notes. */
export function ApplicationTable({ rows, sort, sortHref, ...shared }: ApplicationTableProps) {
  return (
    <Table
      caption="Applications"
      captionHidden
      dense
      columns={buildColumns(shared)}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      sortHref={sortHref}
    />
  );
}

/** Removed applications, which can be restored. */
export function RemovedTable({
  rows,
  stages,
  selection,
  undo,
}: Pick<ApplicationTableProps, 'rows' | 'stages' | 'selection' | 'undo'>) {
  const columns: TableColumn<ListRow>[] = [
    createTitleColumn(selection, false),
    { id: 'company', header: 'Company', cell: ({ company }) => company },
    { id: 'state', header: 'State', cell: (row) => describePosition(row, stages) },
    { id: 'restore', header: 'Restore', align: 'end', cell: (row) => <RestoreApplication row={row} undo={undo} /> },
  ];
  return (
    <Table caption="Removed applications" captionHidden dense columns={columns} rows={rows} rowKey={({ id }) => id} />
  );
}

const createTitleColumn = (selection: Selection, isLinked: boolean): TableColumn<ListRow> => ({
  id: 'title',
  header: 'Title',
  heading: true,
  sortable: true,
  cell: (row) => (
    <span className="flex items-start gap-3 lg:min-w-44">
      <RowCheckbox id={row.id} name={`${row.title}, ${row.company}`} form={BULK_FORM} selection={selection} />
      <span className="min-w-0 wrap-anywhere">
        {isLinked ? (
          <Link to={`/portal/applications/${row.id}`} className="link">
            {row.title}
          </Link>
        ) : (
          row.title
        )}
        {row.sample && (
          <span className="pl-2">
            <SampleBadge of={row} />
          </span>
        )}
        {row.tags.length > 0 && <span className="block text-note font-regular text-soft">{row.tags.join(', ')}</span>}
      </span>
    </span>
  ),
});

function buildColumns({
  stages,
  selection,
  undo,
  today,
  noteLength,
}: Omit<ApplicationTableProps, 'rows' | 'sort' | 'sortHref'>): TableColumn<ListRow>[] {
  return [
    createTitleColumn(selection, true),
    {
      id: 'company',
      header: 'Company',
      sortable: true,
      cell: ({ company, place }) => (
        <>
          {company}
          {place !== '' && <span className="block text-note text-soft">{place}</span>}
        </>
      ),
    },
    { id: 'state', header: 'State', sortable: true, cell: (row) => describePosition(row, stages) },
    {
      id: 'applied',
      header: 'Applied',
      sortable: true,
      cell: ({ appliedDate, state }) =>
        appliedDate === null ? isUnsent(state) ? 'Not yet' : 'Not recorded' : <DateTime value={appliedDate} />,
    },
    {
      id: 'step',
      header: 'Next step',
      sortable: true,
      cell: (row) => (row.nextStep === null ? 'None' : <NextStepLine card={row} today={today} />),
    },
    { id: 'changed', header: 'Changed', sortable: true, cell: ({ movedAt }) => <DateTime value={movedAt} /> },
    {
      id: 'note',
      header: 'Note',
      cell: (row) => (
        <details className="min-w-40 text-left">
          <summary className="min-h-6 max-w-40 cursor-pointer truncate">
            {row.note === '' ? 'Add note' : row.note}
            <span className="sr-only">, {row.title}</span>
          </summary>
          <NoteField application={row} title={row.title} maxLength={noteLength} />
          <RemoveApplication row={row} undo={undo} />
        </details>
      ),
    },
  ];
}

function RemoveApplication({ row, undo }: { row: ListRow } & Pick<ApplicationTableProps, 'undo'>) {
  const fetcher = useBulk(undo);
  return (
    <Form fetcher={fetcher} className="pt-2">
      <input type="hidden" name="id" value={row.id} />
      <SubmitButton variant="quiet" size="small" name="intent" value="remove" busyLabel="Removing…">
        <Trash2 aria-hidden="true" size={16} />
        <span>
          Remove<span className="sr-only"> {row.title}</span>
        </span>
      </SubmitButton>
    </Form>
  );
}

function RestoreApplication({ row, undo }: { row: ListRow } & Pick<ApplicationTableProps, 'undo'>) {
  const fetcher = useBulk(undo);
  return (
    <Form fetcher={fetcher}>
      <input type="hidden" name="id" value={row.id} />
      <SubmitButton variant="secondary" size="small" name="intent" value="restore" busyLabel="Restoring…">
        <span>
          Restore<span className="sr-only"> {row.title}</span>
        </span>
      </SubmitButton>
    </Form>
  );
}
