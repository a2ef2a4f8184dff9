import type { PacketSummary } from '@foothold/contracts/recruiting/packets';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';

/** Who has to act next, and by when. */
export function ClockLine({ clock }: Pick<PacketSummary, 'clock'>) {
  if (!clock) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {clock.overdue && <Badge tone="danger">Overdue</Badge>}
      <span>
        {clock.side === 'member' ? 'Member decides by ' : 'Submit by '}
        <DateTime value={clock.due} time /> UTC
      </span>
    </span>
  );
}
