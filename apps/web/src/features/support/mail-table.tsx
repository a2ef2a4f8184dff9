import type { OutgoingMail } from '@foothold/contracts/support';
import { Link } from 'react-router';
import { DateTime } from '../../shared/format/use-format.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { Table, type TableColumn } from '../../shared/ui/table.tsx';
import { MailState } from './mail-state.tsx';

const COLUMNS: TableColumn<OutgoingMail>[] = [
  {
    id: 'subject',
    header: 'Subject',
    heading: true,
    cell: ({ id, subject }) => (
      <Link
        to={`/console/outbox/${id}`}
        className="inline-block min-h-6 font-medium text-ink underline underline-offset-4"
      >
        {subject}
      </Link>
    ),
  },
  { id: 'to', header: 'To', cell: ({ to }) => <span className="break-all">{to}</span> },
  { id: 'at', header: 'Written (UTC)', cell: ({ createdAt }) => <DateTime value={createdAt} time /> },
  { id: 'state', header: 'State', cell: ({ state }) => <MailState state={state} /> },
];

export function MailTable({ mails, query }: { mails: readonly OutgoingMail[]; query: string | undefined }) {
  return (
    <Table
      caption={query === undefined ? 'Outgoing mail, newest first' : `Mail with “${query}”, newest first`}
      captionHidden
      columns={COLUMNS}
      rows={mails}
      rowKey={({ id }) => id}
      dense
      empty={
        query === undefined ? (
          <EmptyState title="No mail yet" motif="page">
            Confirmations, new passwords and other messages stand here as soon as the first is written.
          </EmptyState>
        ) : (
          <EmptyState title={`No mail with “${query}”`} motif="map">
            Addresses and subjects are searched, not the text.
          </EmptyState>
        )
      }
    />
  );
}
