import type { PracticeSummary } from '@foothold/contracts/practice';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { GradeBar } from '../grade-bar.tsx';
import { LEVELS } from '../labels.ts';
import { formatClock } from '../session/time.ts';

/** Practice sessions, newest first. */
export function SessionList({ sessions }: { sessions: readonly PracticeSummary[] }) {
  return (
    <Table
      caption="Practice sessions, newest first"
      captionHidden
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'title',
          header: 'Session',
          heading: true,
          cell: ({ id, title, level, endedAt }) => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={`/portal/practice/${id}`} className="link wrap-anywhere">
                {title}
              </Link>
              {level !== null && <span className="text-soft">{LEVELS[level]}</span>}
              {endedAt === null && <Badge>In progress</Badge>}
            </span>
          ),
        },
        { id: 'started', header: 'Started', cell: ({ startedAt }) => <DateTime value={startedAt} /> },
        {
          id: 'answered',
          header: 'Practiced',
          align: 'end',
          cell: ({ answered, questions }) => `${answered} of ${questions}`,
        },
        {
          id: 'time',
          header: 'Time',
          align: 'end',
          cell: ({ seconds }) => (seconds > 0 ? formatClock(seconds) : <span className="text-soft">None</span>),
        },
        {
          id: 'grade',
          header: 'Your rating',
          align: 'end',
          cell: ({ grade }) =>
            grade === null ? <span className="text-soft">Not rated</span> : <GradeBar grade={grade} />,
        },
      ]}
    />
  );
}
