import { getProductNames } from '@foothold/brand';
import type { Viewer } from '@foothold/contracts/accounts';
import { type LimitRow, listLimits } from '@foothold/contracts/billing/features';
import { type Capability, type Entitlements, getEntitlements, TRIAL_DAYS } from '@foothold/core/pricing';
import { Link } from 'react-router';
import { useBrand } from '../../../shared/app-data.tsx';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import { Section } from './section.tsx';

/** What an account without a plan sees, by the state of its trial. */
const NO_PLAN_TEXTS: Record<Viewer['trial'], string> = {
  'not-started': `Confirm your email to start your free trial: ${TRIAL_DAYS} days, no card needed.`,
  running: 'Your trial has ended. You can still read everything you made.',
  ended: 'Your trial has ended. You can still read everything you made.',
  'used-before': 'This email has already had a free trial. Choose a plan to unlock the rest.',
};

/** What the plan includes now and, during a trial, afterward. Uses the same table that the server enforces. */
export function PlanPanel({ viewer, trialDaysLeft }: { viewer: Viewer; trialDaysLeft: number | null }) {
  const format = useFormat();
  const brand = useBrand();
  const formatLimit = (amount: Entitlements[Capability] | undefined) =>
    typeof amount === 'number' ? format.number(amount) : amount ? 'Yes' : 'No';
  const columns: TableColumn<LimitRow>[] = [
    {
      id: 'what',
      header: 'Feature',
      heading: true,
      cell: ({ label, mark }) => (
        <span className="font-regular">
          {label} {mark !== null && <Badge>{mark}</Badge>}
        </span>
      ),
    },
    { id: 'now', header: 'Now', align: 'end', cell: ({ id }) => formatLimit(viewer.capabilities[id]) },
  ];
  if (trialDaysLeft !== null)
    columns.push({
      id: 'later',
      header: 'After the trial',
      align: 'end',
      cell: ({ id }) => formatLimit(getEntitlements('none')[id]),
    });
  const name = viewer.plan === 'none' ? 'No plan' : getProductNames(brand)[viewer.plan];
  return (
    <Section
      id="plan"
      title="Plan"
      note={
        trialDaysLeft !== null && viewer.trialEndsAt !== null ? (
          <p>
            {name} trial: {trialDaysLeft} {trialDaysLeft === 1 ? 'day' : 'days'} left, until{' '}
            <DateTime value={viewer.trialEndsAt} />. No card needed, and you can still read everything you made after it
            ends.
          </p>
        ) : (
          <p>{viewer.plan === 'none' ? NO_PLAN_TEXTS[viewer.trial] : name}</p>
        )
      }
    >
      <Table
        caption={`What ${name} includes`}
        captionHidden
        dense
        stacks={false}
        columns={columns}
        rows={listLimits()}
        rowKey={({ id }) => id}
      />
      <p>
        <Link to="/portal/billing" className="link">
          Go to billing
        </Link>
      </p>
    </Section>
  );
}
