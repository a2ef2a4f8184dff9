import type { MemberCase } from '@foothold/contracts/recruiting';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';

type Clock = Pick<MemberCase, 'dueAt' | 'closedAt'>;

/** When a case is due and how long that is, or when it was closed. */
export function CaseClock({ of: { dueAt, closedAt }, now }: { of: Clock; now: Date }) {
  const format = useFormat();
  if (closedAt !== null)
    return (
      <>
        Closed <DateTime value={closedAt} />
      </>
    );
  const left = Date.parse(dueAt) - now.getTime();
  if (left <= 0) return <span className="text-danger-text">Overdue since {format.moment(dueAt)}</span>;
  return (
    <>
      Due <DateTime value={dueAt} /> <span className="text-soft">({format.duration(left)} left)</span>
    </>
  );
}
