import type { EnquiryDetail } from '@foothold/contracts/support-shapes';
import type { ReactNode } from 'react';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';
import type { HistoryEvent } from './news.ts';

/** What happened, as the name of a hold. */
function labelOf({ kind, by, text }: HistoryEvent, isFirst: boolean): string {
  const who = by ?? 'a former colleague';
  switch (kind) {
    case 'received':
      return isFirst ? 'Received' : 'Sent again, with new answers';
    case 'booked':
      return 'Demonstration booked';
    case 'cancelled':
      return by === null ? 'Demonstration cancelled' : `Demonstration cancelled by ${by}`;
    case 'assigned':
      if (text === null) return `Given to nobody by ${who}`;
      return text === by ? `Taken by ${who}` : `Given to ${text} by ${who}`;
    case 'answered':
      return `Answered by ${who}`;
    case 'closed':
      return `Closed by ${who}`;
    case 'reopened':
      return `Opened again by ${who}`;
  }
}

/** What is still to be done; nothing once it is closed. */
function aheadOf({ state, firstAnsweredAt, answerBy }: EnquiryDetail): RouteStep[] {
  if (state === 'closed') return [];
  if (state === 'answered') return [{ id: 'ahead', label: 'Close it once nothing is left to say', state: 'ahead' }];
  const due: ReactNode = firstAnsweredAt === null && (
    <>
      Promised by <DateTime value={answerBy} time /> UTC
    </>
  );
  return [{ id: 'ahead', label: 'Answer', state: 'ahead', ...(due && { note: due }) }];
}

/** The way of an enquiry so far, from hold to hold, with the answers that were sent. */
export function History({ enquiry }: { enquiry: EnquiryDetail }) {
  const { history } = enquiry;
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
  return <RouteLine label="What happened" steps={[...behind, ...aheadOf(enquiry)]} upright />;
}
