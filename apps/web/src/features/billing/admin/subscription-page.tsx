import type { BillingEventKind, Payment, SubscriptionDetail } from '@foothold/contracts/billing/shapes';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { Cents, DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import { CardName } from '../card-name.tsx';
import { InvoiceTable } from '../invoice-table.tsx';
import { EVENT_LABELS, PAYMENT_KIND_LABELS, PAYMENT_STATE_LABELS } from './labels.ts';
import { Ledger } from './ledger.tsx';
import { CreditForm, RefundForm } from './money-forms.tsx';

export interface SubscriptionPageProps {
  subscription: SubscriptionDetail;
  actionData: ChangeOutcome | undefined;
}

/** One subscription: what happened and what it moved at the left, what staff can do about it at the right. */
export function SubscriptionPage({ subscription, actionData }: SubscriptionPageProps) {
  const { payments, invoices, ledger, events, credit } = subscription;
  return (
    <div className="flex flex-col gap-6">
      {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <Facts subscription={subscription} />
          <Part title="Payments">
            <Payments payments={payments} />
          </Part>
          <Part title="Invoices">
            <InvoiceTable caption="Invoices" invoices={invoices} />
          </Part>
          <Part title="Ledger">
            <Ledger entries={ledger} />
          </Part>
          <Part title="Activity">
            <Events events={events} />
          </Part>
        </div>
        <aside aria-label="Actions" className="flex min-w-0 flex-col gap-6">
          <Part title="Refund" aside>
            <RefundForm subscription={subscription} actionData={actionData} />
          </Part>
          <Part title="Add credit" aside>
            <p>
              Credit balance: <Cents value={credit} />
            </p>
            <CreditForm subscription={subscription} actionData={actionData} />
          </Part>
        </aside>
      </div>
    </div>
  );
}

function Facts({ subscription }: { subscription: SubscriptionDetail }) {
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

function Payments({ payments }: { payments: readonly Payment[] }) {
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

function Events({ events }: { events: SubscriptionDetail['events'] }) {
  const said = (kind: BillingEventKind) => EVENT_LABELS[kind];
  return (
    <ol className="border-t border-line">
      {events.map(({ id, at, kind, by, detail, amount }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
          <span className="min-w-0">
            <span className="font-medium">{said(kind)}</span>
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
