import { Link } from 'react-router';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { ReplyDue } from '../messages/reply-due.tsx';
import type { MemberWithThread } from './add-threads.ts';

/** A recruiter's members, sorted by due date. */
export function ClientList({ members, now }: { members: readonly MemberWithThread[]; now: Date }) {
  return (
    <Table
      caption="Your members"
      captionHidden
      dense
      rows={members}
      rowKey={({ member }) => member.id}
      columns={[
        {
          id: 'name',
          header: 'Name',
          heading: true,
          cell: ({ member }) => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={`/console/clients/${member.id}`} className="link wrap-anywhere">
                {member.name}
              </Link>
              <SampleBadge of={member} />
            </span>
          ),
        },
        { id: 'role', header: 'Preferred role', cell: ({ preferredRole }) => preferredRole },
        { id: 'since', header: 'Assigned', cell: ({ since }) => <DateTime value={since} /> },
        { id: 'approved', header: 'To do', align: 'end', cell: ({ tasks }) => tasks.approved },
        { id: 'proposed', header: 'Awaiting approval', align: 'end', cell: ({ tasks }) => tasks.proposed },
        {
          id: 'messages',
          header: 'Messages',
          cell: ({ member, thread }) => <ReplyDue member={member} thread={thread} now={now} />,
        },
        { id: 'due', header: 'Due', cell: ({ due }) => <DueDate at={due} now={now} /> },
        {
          id: 'questions',
          header: 'Awaiting answers',
          align: 'end',
          cell: ({ confirmations }) => confirmations,
        },
        { id: 'weekly', header: 'Wanted a week', align: 'end', cell: ({ weekly }) => weekly ?? 'Not stated' },
        {
          id: 'authorized',
          header: 'Authorization',
          cell: ({ authorized }) => (
            <Badge tone={authorized ? 'hold' : 'caution'}>{authorized ? 'Authorized' : 'Not authorized'}</Badge>
          ),
        },
      ]}
    />
  );
}

/** When the first approved application or task is due. */
function DueDate({ at, now }: { at: string | null; now: Date }) {
  const format = useFormat();
  if (at === null) return <span className="text-soft">None</span>;
  return (
    <span className="whitespace-nowrap">
      <DateTime value={at} /> <span className="text-soft">({format.daysAgo(at, now)})</span>
    </span>
  );
}
