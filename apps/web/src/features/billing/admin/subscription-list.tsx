import type { SubscriptionRow } from '@foothold/contracts/billing/shapes';
import { Link } from 'react-router';
import { Cents, DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import { SUBSCRIPTION_LABELS } from './labels.ts';

const COLUMNS: readonly TableColumn<SubscriptionRow>[] = [
  {
    id: 'who',
    header: 'Member',
    heading: true,
    cell: ({ id, member }) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/console/billing/${id}`} className="link">
          {member?.name ?? 'Deleted account'}
        </Link>
        <SampleBadge of={member} />
      </span>
    ),
  },
  {
    id: 'address',
    header: 'Email',
    cell: ({ member }) => <span className="wrap-anywhere">{member?.email ?? '–'}</span>,
  },
  { id: 'plan', header: 'Plan', cell: ({ planName }) => planName },
  { id: 'price', header: 'Per month', align: 'end', cell: ({ price }) => <Cents value={price} /> },
  { id: 'state', header: 'Status', cell: (row) => <SubscriptionBadge subscription={row} /> },
  { id: 'next', header: 'Ends or renews', cell: (row) => <DateTime value={row.endedAt ?? row.periodEnd} /> },
];

export function SubscriptionBadge({
  subscription: { state, cancelAtPeriodEnd },
}: {
  subscription: Pick<SubscriptionRow, 'state' | 'cancelAtPeriodEnd'>;
}) {
  const { label, tone } = SUBSCRIPTION_LABELS[state];
  if (state === 'active' && cancelAtPeriodEnd) return <Badge tone="caution">Canceled</Badge>;
  return <Badge tone={tone}>{label}</Badge>;
}

/** Subscriptions, one per line. */
export function SubscriptionList({ subscriptions }: { subscriptions: readonly SubscriptionRow[] }) {
  return (
    <Table caption="Subscriptions" captionHidden dense columns={COLUMNS} rows={subscriptions} rowKey={({ id }) => id} />
  );
}
