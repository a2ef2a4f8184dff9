import type { InquiryKind } from '@foothold/contracts/support/shapes';
import { TriangleAlert } from 'lucide-react';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';

/** How well the team keeps the promise to reply within 24 hours. */
export function OverdueLine({ overdue, open }: { overdue: number; open: Record<InquiryKind, number> }) {
  const waitingCount = Object.values(open).reduce((sum, count) => sum + count, 0);
  if (overdue === 0) return <p>{waitingCount === 0 ? 'All caught up.' : 'No inquiries are overdue.'}</p>;
  return (
    <p className="flex items-start gap-2 font-medium text-danger-text">
      <TriangleAlert aria-hidden="true" size={18} className="mt-[3px] shrink-0" />
      <span>
        <FormattedNumber value={overdue} /> {overdue === 1 ? 'inquiry has' : 'inquiries have'} waited longer than the 24
        hours we promise.
      </span>
    </p>
  );
}
