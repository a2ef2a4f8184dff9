import { CircleHelp, PenLine, TriangleAlert } from 'lucide-react';
import type { Certainty } from './certainty.ts';

/** Marks what is uncertain, or typed by the person; the word says it, and the icon and color repeat it. */
export function CertaintyMark({ certainty }: { certainty: Certainty }) {
  switch (certainty) {
    case 'check':
      return (
        <span className="inline-flex items-center gap-1 rounded-control bg-caution-wash px-1.5 text-note font-medium whitespace-nowrap text-caution-text">
          <TriangleAlert aria-hidden="true" size={14} />
          Check this
        </span>
      );
    case 'likely':
      return (
        <span className="inline-flex items-center gap-1 text-note whitespace-nowrap text-soft">
          <CircleHelp aria-hidden="true" size={14} />
          Likely correct
        </span>
      );
    case 'yours':
      return (
        <span className="inline-flex items-center gap-1 text-note whitespace-nowrap text-hold-text">
          <PenLine aria-hidden="true" size={14} />
          Your edit
        </span>
      );
    default:
      return null;
  }
}
