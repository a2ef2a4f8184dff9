import type { Clocks, ReplyClock } from '@foothold/contracts/recruiting/threads';
import { Clock3 } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import type { LocalTime } from './use-local-time.ts';

interface ClockLineProps {
  clocks: Clocks;
  side: 'member' | 'recruiter';
  /** The other person. */
  other: string;
  now: Date;
  time: LocalTime;
}

/** What is due, in the words of one side. Both sides see the same clock. */
export function ClockLine({ clocks, side, other, now, time }: ClockLineProps) {
  const { duration } = useFormat();
  const owed = clocks[side];
  const awaited = clocks[side === 'member' ? 'recruiter' : 'member'];
  const owes = owed.state !== 'nothing-due';
  const clock = owes ? owed : awaited;
  const left = clock.dueAt === null ? '' : duration(Math.abs(Date.parse(clock.dueAt) - now.getTime()));
  const state = getState(clock, now);
  const due = clock.dueAt === null ? '' : time.moment(clock.dueAt);
  const sentence = owes
    ? getOwedSentence(state, { other, due, left })
    : getAwaitedSentence(state, { other, due, left, isMember: side === 'member' });
  return (
    <p
      className={cx(
        'flex items-start gap-2 text-small',
        state === 'overdue' ? 'text-danger-text' : state === 'due' ? 'text-ink' : 'text-soft',
      )}
    >
      <Clock3 aria-hidden="true" size={16} strokeWidth={1.8} className="mt-1 shrink-0" />
      <span>{sentence}</span>
    </p>
  );
}

/** While the page is open, a reply may become overdue. */
const getState = ({ state, dueAt }: ReplyClock, now: Date): ReplyClock['state'] =>
  state === 'due' && dueAt !== null && Date.parse(dueAt) < now.getTime() ? 'overdue' : state;

interface Words {
  other: string;
  due: string;
  left: string;
}

function getOwedSentence(state: ReplyClock['state'], { other, due, left }: Words): string {
  return state === 'overdue'
    ? `Your reply to ${other} is ${left} overdue. It was due ${due}.`
    : `Your reply to ${other} is due ${due}, in ${left}.`;
}

function getAwaitedSentence(
  state: ReplyClock['state'],
  { other, due, left, isMember }: Words & { isMember: boolean },
): string {
  if (state === 'overdue') return `${other}’s reply is ${left} overdue. It was due ${due}.`;
  if (state === 'due')
    return isMember ? `${other} usually has until ${due} to reply.` : `You asked ${other} to reply by ${due}.`;
  return isMember ? `Nothing is due. ${other} usually replies within one business day.` : 'No reply is due.';
}
