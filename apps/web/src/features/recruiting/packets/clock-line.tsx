import type { PacketSummary } from '@foothold/contracts/recruiting/packets';
import { useFormat } from '../../../shared/format/use-format.tsx';

/** Who has to act next, and by when. */
export function ClockLine({ packet, time = false }: { packet: Pick<PacketSummary, 'clock'>; time?: boolean }) {
  const format = useFormat();
  const { clock } = packet;
  if (!clock) return null;
  const due = (
    <time dateTime={clock.due} className="whitespace-nowrap">
      {format.weekDay(clock.due)}
      {time && `, ${format.timeOfDay(clock.due)} UTC`}
    </time>
  );
  if (clock.side === 'member') return <>Decide by {due}</>;
  return clock.overdue ? <>Your recruiter should have submitted it by {due}</> : <>Your recruiter submits by {due}</>;
}
