import type { InquiryDetail } from '@foothold/contracts/support/shapes';
import type { ReactNode } from 'react';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';
import type { HistoryEvent } from './news.ts';

/** What happened, as the name of a hold. */
function labelOf({ kind, by, text }: HistoryEvent, isFirst: boolean): string {
  const who = by ?? 'a former team member';
  switch (kind) {
    case 'received':
      return isFirst ? 'Received' : 'Resubmitted with new answers';
    case 'booked':
      return 'Demo booked';
    case 'canceled':
      return by === null ? 'Demo canceled' : `Demo canceled by ${by}`;
    case 'assigned':
      if (text === null) return `Unassigned by ${who}`;
      return text === by ? `Claimed by ${who}` : `Assigned to ${text} by ${who}`;
    case 'answered':
      return `Answered by ${who}`;
    case 'closed':
      return `Closed by ${who}`;
    case 'reopened':
      return `Reopened by ${who}`;
  }
}

/** What is still to be done; nothing once it is closed. */
function aheadOf({ state, firstAnsweredAt, answerBy }: InquiryDetail): RouteStep[] {
  if (state === 'closed') return [];
  if (state === 'answered') return [{ id: 'ahead', label: 'Close once resolved', state: 'ahead' }];
  const due: ReactNode = firstAnsweredAt === null && (
    <>
      Due <DateTime value={answerBy} time /> UTC
    </>
  );
  return [{ id: 'ahead', label: 'Reply', state: 'ahead', ...(due && { note: due }) }];
}

/** The way of an inquiry so far, from hold to hold, with the answers that were sent. */
export function History({ inquiry }: { inquiry: InquiryDetail }) {
  const { history } = inquiry;
  const behind = history.map((event, index): RouteStep => {
    const note = (
      <>
        <DateTime value={event.at} time /> UTC
        {event.kind === 'answered' && event.text !== null && (
          <span className="mt-2 block max-w-prose border-l-2 border-line pl-4 text-small break-words whitespace-pre-wrap text-ink">
            {event.text}
          </span>
        )}
      </>
    );
    return {
      id: event.id,
      label: labelOf(event, index === 0),
      state: index === history.length - 1 ? 'current' : 'done',
      note,
    };
  });
  return <RouteLine label="History" steps={[...behind, ...aheadOf(inquiry)]} upright />;
}
