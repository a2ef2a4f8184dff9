import type { OutgoingMail } from '@foothold/contracts/support';
import { Link } from 'react-router';
import { DateTime } from '../../shared/format/use-format.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { Table, type TableColumn } from '../../shared/ui/table.tsx';
import { MailState } from './mail-state.tsx';
import type { OutboxQuery } from './outbox-query.ts';

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
  { id: 'at', header: 'Created (UTC)', cell: ({ createdAt }) => <DateTime value={createdAt} time /> },
  { id: 'state', header: 'Status', cell: ({ state }) => <MailState state={state} /> },
];

export function MailTable({ mails, query: { q, state } }: { mails: readonly OutgoingMail[]; query: OutboxQuery }) {
  return (
    <Table
      caption={q === undefined ? 'Emails, newest first' : `Emails matching “${q}”, newest first`}
      captionHidden
      columns={COLUMNS}
      rows={mails}
      rowKey={({ id }) => id}
      dense
      empty={
        q !== undefined ? (
          <EmptyState title={`No emails match “${q}”`} motif="map">
            Search covers addresses and subjects, not the text of emails.
          </EmptyState>
        ) : state === undefined ? (
          <EmptyState title="No emails yet" motif="page">
            Confirmations, password resets, and other emails will appear here.
          </EmptyState>
        ) : (
          <EmptyState title="No emails with this status" motif="map">
            Choose another status above.
          </EmptyState>
        )
      }
    />
  );
}
