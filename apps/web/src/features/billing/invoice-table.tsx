import type { Invoice, InvoiceState } from '@foothold/contracts/billing/shapes';
import type { ReactNode } from 'react';
import { Cents, DateTime } from '../../shared/format/use-format.tsx';
import { Badge, type Tone } from '../../shared/ui/badge.tsx';
import { Table, type TableColumn } from '../../shared/ui/table.tsx';

const STATES: Record<InvoiceState, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'caution' },
  paid: { label: 'Paid', tone: 'hold' },
  void: { label: 'Void', tone: 'neutral' },
  uncollectible: { label: 'Unpaid', tone: 'danger' },
};

export interface InvoiceTableProps {
  caption: string;
  invoices: readonly Invoice[];
  /** The actions for an invoice. */
  actions?: (invoice: Invoice) => ReactNode;
}

/** Invoices, one per line, newest first. */
export function InvoiceTable({ caption, invoices, actions }: InvoiceTableProps) {
  const columns: TableColumn<Invoice>[] = [
    { id: 'number', header: 'Number', heading: true, cell: ({ number }) => <span className="figures">{number}</span> },
    { id: 'date', header: 'Date', cell: ({ issuedAt }) => <DateTime value={issuedAt} /> },
    { id: 'what', header: 'Description', cell: ({ lines }) => <Description lines={lines} /> },
    { id: 'total', header: 'Total', align: 'end', cell: (invoice) => <Total invoice={invoice} /> },
    {
      id: 'state',
      header: 'Status',
      cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
    },
    ...(actions ? [{ id: 'files', header: 'Files', cell: actions }] : []),
  ];
  return <Table caption={caption} captionHidden columns={columns} rows={invoices} rowKey={({ id }) => id} />;
}

function Description({ lines }: Pick<Invoice, 'lines'>) {
  return (
    <>
      {lines.map(({ description, amount }) => (
        <span key={`${description}-${amount}`} className="block">
          {description}
        </span>
      ))}
    </>
  );
}

function Total({ invoice: { total, creditUsed, refunded } }: { invoice: Invoice }) {
  return (
    <>
      <Cents value={total} />
      {creditUsed > 0 && (
        <span className="block text-note text-soft">
          after <Cents value={creditUsed} /> credit
        </span>
      )}
      {refunded > 0 && (
        <span className="block text-note text-soft">
          <Cents value={refunded} /> refunded
        </span>
      )}
    </>
  );
}
