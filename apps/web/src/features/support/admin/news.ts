import type { InquiryDetail } from '@foothold/contracts/support/shapes';

export type HistoryEvent = InquiryDetail['history'][number];

/**
 * What others have done since an event and since the last action of `me`. Empty if the event is unknown.
 * @param seen id of the last event shown
 */
export function listNewsSince(history: readonly HistoryEvent[], seen: string, me: string | undefined): HistoryEvent[] {
  const at = history.findIndex(({ id }) => id === seen);
  if (at === -1) return [];
  const laterEvents = history.slice(at + 1);
  return laterEvents.slice(laterEvents.findLastIndex(({ by }) => by !== null && by === me) + 1);
}

const VISITOR_EVENT_TEXTS = {
  received: 'It was resubmitted with new answers.',
  booked: 'A demo was booked.',
  canceled: 'The demo was canceled.',
};

/** "Demo admin answered." Users whose account was deleted are called a former team member. */
export function describeEvent({ kind, by, text }: HistoryEvent): string {
  const actor = by ?? 'A former team member';
  switch (kind) {
    case 'assigned':
      if (text === null) return `${actor} unassigned it.`;
      return text === actor ? `${actor} claimed it.` : `${actor} assigned it to ${text}.`;
    case 'answered':
      return `${actor} answered.`;
    case 'closed':
      return `${actor} closed it.`;
    case 'reopened':
      return `${actor} reopened it.`;
    default:
      return VISITOR_EVENT_TEXTS[kind];
  }
}
