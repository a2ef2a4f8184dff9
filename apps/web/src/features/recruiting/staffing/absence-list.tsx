import type { Absence } from '@foothold/contracts/recruiting';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { ABSENCE_STATE_LABELS, NO_COVER } from './messages.ts';

/** Absences that are planned, running, or were over in the last 30 days. */
export function AbsenceList({ absences }: { absences: readonly Absence[] }) {
  if (absences.length === 0) return <p>No absences are planned.</p>;
  return (
    <Table
      caption="Absences"
      captionHidden
      dense
      rows={absences}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          header: 'Name',
          heading: true,
          cell: ({ id, recruiter }) => (
            <Link to={`/console/recruiters/absences/${id}`} className="link">
              {recruiter.name}
            </Link>
          ),
        },
        { id: 'from', header: 'First day', cell: ({ startsOn }) => <DateTime value={startsOn} /> },
        { id: 'until', header: 'Last day', cell: ({ endsOn }) => <DateTime value={endsOn} /> },
        { id: 'cover', header: 'Cover', cell: ({ cover }) => cover?.name ?? NO_COVER },
        {
          id: 'waiting',
          header: 'Without a cover',
          align: 'end',
          cell: ({ covers }) => covers.filter(({ state }) => state === 'waiting').length,
        },
        {
          id: 'state',
          header: 'Status',
          cell: ({ state }) => (
            <Badge tone={ABSENCE_STATE_LABELS[state].tone}>{ABSENCE_STATE_LABELS[state].label}</Badge>
          ),
        },
      ]}
    />
  );
}
