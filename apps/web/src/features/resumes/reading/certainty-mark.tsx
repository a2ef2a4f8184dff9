import { Check, PenLine, TriangleAlert } from 'lucide-react';
import type { Certainty } from './certainty.ts';

/**
 * Marks a field whose reading is uncertain, or which the user typed or confirmed. The icon and color repeat what the
 * word says.
 */
export function CertaintyMark({ certainty }: { certainty: Certainty }) {
  switch (certainty) {
    case 'check':
      return (
        <span className="inline-flex items-center gap-1 rounded-control bg-caution-wash px-1.5 text-note font-medium whitespace-nowrap text-caution-text">
          <TriangleAlert aria-hidden="true" size={14} />
          Check this
        </span>
      );
    case 'edited':
      return (
        <span className="inline-flex items-center gap-1 text-note whitespace-nowrap text-hold-text">
          <PenLine aria-hidden="true" size={14} />
          Your edit
        </span>
      );
    case 'confirmed':
      return (
        <span className="inline-flex items-center gap-1 text-note whitespace-nowrap text-hold-text">
          <Check aria-hidden="true" size={14} />
          Confirmed
        </span>
      );
    default:
      return null;
  }
}
