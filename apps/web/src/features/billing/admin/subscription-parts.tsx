import type { BillingEventKind, Payment, SubscriptionDetail } from '@foothold/contracts/billing/shapes';
import { Cents, DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import { CardName } from '../card-name.tsx';
import { EVENT_LABELS, PAYMENT_KIND_LABELS, PAYMENT_STATE_LABELS } from './labels.ts';

/** The price, the billing period, and the card. */
export function SubscriptionFacts({ subscription }: { subscription: SubscriptionDetail }) {
  const { price, startedAt, periodStart, periodEnd, endedAt, card, nextAttemptAt, cancelAtPeriodEnd } = subscription;
  return (
    <DescriptionList
      items={[
        {
          term: 'Price',
          value: (
            <>
              <Cents value={price} /> a month
            </>
          ),
        },
        { term: 'Started', value: <DateTime value={startedAt} /> },
        {
          term: 'Current period',
          value: (
            <>
              <DateTime value={periodStart} /> to <DateTime value={periodEnd} />
              {cancelAtPeriodEnd && ', then ends'}
            </>
          ),
        },
        { term: 'Card', value: card ? <CardName card={card} /> : 'None' },
        ...(nextAttemptAt ? [{ term: 'Next retry', value: <DateTime value={nextAttemptAt} time /> }] : []),
        ...(endedAt ? [{ term: 'Ended', value: <DateTime value={endedAt} /> }] : []),
      ]}
    />
  );
}

const PAYMENT_COLUMNS: readonly TableColumn<Payment>[] = [
  {
    id: 'kind',
    header: 'Payment',
    heading: true,
    cell: ({ kind, invoiceNumber }) => (
      <>
        {PAYMENT_KIND_LABELS[kind]}
        {invoiceNumber && <span className="block font-regular text-note text-soft figures">{invoiceNumber}</span>}
      </>
    ),
  },
  { id: 'at', header: 'When', cell: ({ settledAt, createdAt }) => <DateTime value={settledAt ?? createdAt} time /> },
  { id: 'card', header: 'Card', cell: ({ card }) => (card ? <CardName card={card} /> : '–') },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount, refunded }) => (
      <>
        <Cents value={amount} />
        {refunded > 0 && (
          <span className="block text-note text-soft">
            <Cents value={refunded} /> refunded
          </span>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state, failure }) => (
      <>
        <Badge tone={PAYMENT_STATE_LABELS[state].tone}>{PAYMENT_STATE_LABELS[state].label}</Badge>
        {failure && <span className="block text-note text-soft">{failure.message}</span>}
      </>
    ),
  },
];

export function Payments({ payments }: { payments: readonly Payment[] }) {
  return (
    <Table
      caption="Payments"
      captionHidden
      dense
      columns={PAYMENT_COLUMNS}
      rows={payments}
      rowKey={({ id }) => id}
      empty={<p className="text-soft">No payments yet.</p>}
    />
  );
}

export function Events({ events }: { events: SubscriptionDetail['events'] }) {
  const getEventLabel = (kind: BillingEventKind) => EVENT_LABELS[kind];
  return (
    <ol className="border-t border-line">
      {events.map(({ id, at, kind, by, detail, amount }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
          <span className="min-w-0">
            <span className="font-medium">{getEventLabel(kind)}</span>
            {amount !== null && (
              <>
                {' '}
                <Cents value={amount} />
              </>
            )}
            {by && <span className="text-soft"> by {by}</span>}
            {detail && <span className="block wrap-anywhere text-soft">{detail}</span>}
          </span>
          <span className="text-note text-soft">
            <DateTime value={at} time />
          </span>
        </li>
      ))}
    </ol>
  );
}
