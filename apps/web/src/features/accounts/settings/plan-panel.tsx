import type { Viewer } from '@foothold/contracts/accounts';
import { productNames } from '@foothold/contracts/brand';
import { type Capability, type Entitlements, entitlementsOf, TRIAL_DAYS } from '@foothold/core/pricing';
import { Link } from 'react-router';
import { useBrand } from '../../../shared/app-data.tsx';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import { Section } from './section.tsx';

const CAPABILITIES: readonly { id: Capability; label: string }[] = [
  { id: 'resumes.kept', label: 'Résumés kept' },
  { id: 'resumes.improve', label: 'Proposals that raise the score' },
  { id: 'resumes.export', label: 'Download as PDF and DOCX' },
  { id: 'listings.matches', label: 'Best matches shown' },
  { id: 'applications.kept', label: 'Listings saved' },
  { id: 'coaching.uses', label: 'Uses of the AI tools a day' },
];

/** What an account without a plan has instead, by where its trial stands. */
const NO_PLAN: Record<Viewer['trial'], string> = {
  'not-started': `Confirm your email to start your free trial: ${TRIAL_DAYS} days, with no card.`,
  running: 'Your trial is over. What you made stays readable.',
  ended: 'Your trial is over. What you made stays readable.',
  'used-before': 'This email address has already had its free trial, so a plan is what opens the rest.',
};

/** What the plan includes now and, on trial, afterwards: read from the table that the server enforces. */
export function PlanPanel({ viewer, trialDaysLeft }: { viewer: Viewer; trialDaysLeft: number | null }) {
  const format = useFormat();
  const brand = useBrand();
  const value = (amount: Entitlements[Capability] | undefined) =>
    typeof amount === 'number' ? format.number(amount) : amount ? 'Yes' : 'No';
  const columns: TableColumn<(typeof CAPABILITIES)[number]>[] = [
    { id: 'what', header: 'What', heading: true, cell: ({ label }) => <span className="font-regular">{label}</span> },
    { id: 'now', header: 'Now', align: 'end', cell: ({ id }) => value(viewer.capabilities[id]) },
  ];
  if (trialDaysLeft !== null)
    columns.push({
      id: 'later',
      header: 'After the trial',
      align: 'end',
      cell: ({ id }) => value(entitlementsOf('none')[id]),
    });
  const name = viewer.plan === 'none' ? 'No plan' : productNames(brand)[viewer.plan];
  return (
    <Section
      id="plan"
      title="Plan"
      note={
        trialDaysLeft !== null && viewer.trialEndsAt !== null ? (
          <p>
            {name}, on trial: {trialDaysLeft} {trialDaysLeft === 1 ? 'day' : 'days'} left, until{' '}
            <DateTime value={viewer.trialEndsAt} />. No card is needed, and what you made stays readable afterwards.
          </p>
        ) : (
          <p>{viewer.plan === 'none' ? NO_PLAN[viewer.trial] : name}</p>
        )
      }
    >
      <Table
        caption={`What ${name} includes`}
        captionHidden
        dense
        stacks={false}
        columns={columns}
        rows={CAPABILITIES}
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
