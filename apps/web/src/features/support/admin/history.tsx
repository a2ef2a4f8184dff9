import type { InquiryDetail } from '@foothold/contracts/support/shapes';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { HistoryLine, type HistoryLineProps } from '../../../shared/ui/pictures/history-line.tsx';
import type { HistoryEvent } from './news.ts';

/** The label of an event in the history. */
function getEventLabel({ kind, by, text }: HistoryEvent, isFirst: boolean): string {
  const actor = by ?? 'a former team member';
  switch (kind) {
    case 'received':
      return isFirst ? 'Received' : 'Resubmitted with new answers';
    case 'booked':
      return 'Demo booked';
    case 'canceled':
      return by === null ? 'Demo canceled' : `Demo canceled by ${by}`;
    case 'assigned':
      if (text === null) return `Unassigned by ${actor}`;
      return text === by ? `Claimed by ${actor}` : `Assigned to ${text} by ${actor}`;
    case 'answered':
      return `Answered by ${actor}`;
    case 'closed':
      return `Closed by ${actor}`;
    case 'reopened':
      return `Reopened by ${actor}`;
  }
}

/** The next step; null once the inquiry is closed. */
function describeNextStep({ state, firstAnsweredAt, answerBy }: InquiryDetail): HistoryLineProps['ahead'] {
  if (state === 'closed') return null;
  if (state === 'answered') return { label: 'Close once resolved' };
  if (firstAnsweredAt !== null) return { label: 'Reply' };
  const note = (
    <>
      Due <DateTime value={answerBy} time /> UTC
    </>
  );
  return { label: 'Reply', note };
}

/** An inquiry's history, including the replies. */
export function History({ inquiry }: { inquiry: InquiryDetail }) {
  const events = inquiry.history.map((event, index) => ({
    id: event.id,
    at: event.at,
    label: getEventLabel(event, index === 0),
    text: event.kind === 'answered' ? event.text : null,
  }));
  return <HistoryLine events={events} ahead={describeNextStep(inquiry) ?? null} />;
}
