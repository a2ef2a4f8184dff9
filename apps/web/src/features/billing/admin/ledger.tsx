import type { SubscriptionDetail } from '@foothold/contracts/billing/shapes';
import { Cents, DateTime } from '../../../shared/format/use-format.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import { LEDGER_LABELS, MONEY_KINDS } from './labels.ts';

type Entry = SubscriptionDetail['ledger'][number];

const COLUMNS: readonly TableColumn<Entry>[] = [
  { id: 'kind', header: 'Entry', heading: true, cell: ({ kind }) => LEDGER_LABELS[kind] },
  { id: 'at', header: 'When', cell: ({ at }) => <DateTime value={at} time /> },
  {
    id: 'what',
    header: 'Description',
    cell: ({ description, reference }) => (
      <>
        {description}
        <span className="block font-mono text-note wrap-anywhere text-soft">{reference}</span>
      </>
    ),
  },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <Cents value={amount} /> },
];

/** A member's ledger entries, and their total. */
export function Ledger({ entries }: { entries: readonly Entry[] }) {
  const sumEntries = (money: boolean) =>
    entries.filter(({ kind }) => MONEY_KINDS.includes(kind) === money).reduce((total, { amount }) => total + amount, 0);
  return (
    <>
      <Table
        caption="Ledger"
        captionHidden
        dense
        columns={COLUMNS}
        rows={entries}
        rowKey={({ id }) => id}
        empty={<p className="text-soft">No entries yet.</p>}
      />
      {entries.length > 0 && (
        <p className="text-right font-strong">
          Total: <Cents value={sumEntries(true)} /> in payments, <Cents value={sumEntries(false)} /> in credit
        </p>
      )}
    </>
  );
}
