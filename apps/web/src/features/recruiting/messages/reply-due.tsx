import type { ThreadSummary } from '@foothold/contracts/recruiting/threads';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';

interface ReplyDueProps {
  member: { id: string; name: string };
  thread: Pick<ThreadSummary, 'unread' | 'clock'>;
  now: Date;
}

/** A member's unread messages, and when the recruiter's reply is due. */
export function ReplyDue({ member, thread: { unread, clock }, now }: ReplyDueProps) {
  const { duration } = useFormat();
  const left = clock.dueAt === null ? null : Date.parse(clock.dueAt) - now.getTime();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link to={`/console/clients/${member.id}/messages`} className="link whitespace-nowrap">
        {unread > 0 ? `${unread} unread` : 'Open'}
        <span className="sr-only">
          {unread === 1 ? ' message' : ' messages'} with {member.name}
        </span>
      </Link>
      {left !== null && (
        <Badge tone={left < 0 ? 'danger' : 'caution'}>
          {left < 0 ? `Reply ${duration(-left)} overdue` : `Reply due in ${duration(left)}`}
        </Badge>
      )}
    </span>
  );
}
