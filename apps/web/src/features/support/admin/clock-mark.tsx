import type { Inquiry } from '@foothold/contracts/support/shapes';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { type Clock, getClock } from './clock.ts';

const STATE_STYLES: Record<Clock['state'], string> = {
  waiting: 'text-soft',
  soon: 'font-medium text-caution-text',
  overdue: 'font-strong text-danger-text',
  answered: 'text-hold-text',
  again: 'font-medium text-ink',
  closed: 'text-soft',
};

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round' } as const;

/** The icon of each state. The shapes differ, and the remaining time is a shrinking sector. */
function renderFace({ state, left }: Clock): ReactNode {
  switch (state) {
    case 'waiting':
    case 'soon':
      return (
        <>
          <circle cx="9" cy="9" r="7.5" {...stroke} />
          <circle
            cx="9"
            cy="9"
            r="2.5"
            {...stroke}
            strokeWidth={5}
            strokeLinecap="butt"
            pathLength={1}
            strokeDasharray={`${Math.round(left * 100) / 100} 1`}
            transform="rotate(-90 9 9)"
          />
        </>
      );
    case 'overdue':
      return (
        <>
          <circle cx="9" cy="9" r="8.25" fill="currentColor" />
          <path d="M9 4.75v5" {...stroke} strokeWidth={2} className="stroke-paper" />
          <circle cx="9" cy="13" r="1.2" className="fill-paper" />
        </>
      );
    case 'answered':
      return (
        <>
          <circle cx="9" cy="9" r="7.5" {...stroke} />
          <path d="m5.75 9.25 2.25 2.25 4.25-4.75" {...stroke} />
        </>
      );
    case 'again':
      return (
        <>
          <path d="M15.8 6A7.5 7.5 0 1 0 16.5 9" {...stroke} />
          <path d="M16.2 2.6V6h-3.4" {...stroke} />
        </>
      );
    default:
      return (
        <>
          <circle cx="9" cy="9" r="7.5" {...stroke} />
          <path d="M6 9h6" {...stroke} />
        </>
      );
  }
}

/** The time left of the 24 hours, or how long the reply is overdue, in words and as a small clock. */
export function ClockMark({ inquiry, now }: { inquiry: Inquiry; now: Date }) {
  const clock = getClock(inquiry, now, useFormat());
  return (
    <span className={cx('inline-flex items-start gap-2', STATE_STYLES[clock.state])}>
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" className="mt-[3px] shrink-0">
        {renderFace(clock)}
      </svg>
      <span className="figures">{clock.label}</span>
    </span>
  );
}
