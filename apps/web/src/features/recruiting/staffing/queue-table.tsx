import type { StaffDashboard } from '@foothold/contracts/recruiting';
import { Link } from 'react-router';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { ACTOR_LABELS, QUEUE_STEP_LABELS } from './messages.ts';

type Queued = StaffDashboard['queue'][number];

/** Each member with what their applications need next. */
export function QueueTable({ queue, now }: { queue: readonly Queued[]; now: Date }) {
  return (
    <Table
      caption="Members and who needs to act"
      captionHidden
      dense
      rows={queue}
      rowKey={({ member }) => member.id}
      columns={[
        {
          id: 'member',
          header: 'Member',
          heading: true,
          cell: ({ member, registrationId }) => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={`/console/registrations/${registrationId}`} className="link wrap-anywhere">
                {member.name}
              </Link>
              <SampleBadge of={member} />
            </span>
          ),
        },
        { id: 'role', header: 'Looking for', cell: ({ preferredRole }) => preferredRole },
        { id: 'recruiter', header: 'Recruiter', cell: ({ recruiter }) => recruiter.name },
        {
          id: 'step',
          header: 'Step',
          cell: ({ step }) => <Badge tone={QUEUE_STEP_LABELS[step].tone}>{QUEUE_STEP_LABELS[step].label}</Badge>,
        },
        { id: 'next', header: 'Next up', cell: ({ nextActor }) => ACTOR_LABELS[nextActor] },
        { id: 'due', header: 'Due', cell: (queued) => <Due queued={queued} now={now} /> },
      ]}
    />
  );
}

function Due({ queued: { due, overdue }, now }: { queued: Queued; now: Date }) {
  const format = useFormat();
  if (due === null) return <span className="text-soft">No deadline</span>;
  const left = Date.parse(due) - now.getTime();
  if (overdue || left <= 0)
    return (
      <span className="font-strong text-danger-text">
        Overdue since <DateTime value={due} time />
      </span>
    );
  return <span className="figures">in {format.duration(left)}</span>;
}
