import type { Inquiry, InquiryState } from '@foothold/contracts/support/shapes';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { ClockMark } from './clock-mark.tsx';
import { KINDS, STATES } from './labels.ts';

const TONES: Record<InquiryState, Tone> = { open: 'accent', answered: 'hold', closed: 'neutral' };

/** Below the name: what kind it is, its reference, and how it stands to the 24 hours. */
export function InquiryHeading({ inquiry, loadedAt }: { inquiry: Inquiry; loadedAt: string }) {
  const now = useNow(loadedAt);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        {KINDS[inquiry.kind].one}, <span className="font-mono">{inquiry.reference}</span>
      </span>
      <Badge tone={TONES[inquiry.state]}>{STATES[inquiry.state]}</Badge>
      <ClockMark inquiry={inquiry} now={now} />
    </div>
  );
}
