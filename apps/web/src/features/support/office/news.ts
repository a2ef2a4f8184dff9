import type { EnquiryDetail } from '@foothold/contracts/support-shapes';

export type HistoryEvent = EnquiryDetail['history'][number];

/**
 * What others did since an event, beginning after whatever `me` did last. Nothing where the event is not known.
 * @param seen Id of the last event that was seen.
 */
export function newsSince(history: readonly HistoryEvent[], seen: string, me: string | undefined): HistoryEvent[] {
  const at = history.findIndex(({ id }) => id === seen);
  if (at === -1) return [];
  const since = history.slice(at + 1);
  return since.slice(since.findLastIndex(({ by }) => by !== null && by === me) + 1);
}

/** An event as half a sentence, without who did it: "answered". */
export const DID: Record<HistoryEvent['kind'], string> = {
  received: 'It was sent again',
  assigned: 'gave it away',
  answered: 'answered',
  closed: 'closed it',
  reopened: 'opened it again',
  booked: 'A demonstration was booked',
  cancelled: 'The demonstration was cancelled',
};

/** "Demo admin answered." */
export function sayEvent({ kind, by, text }: HistoryEvent): string {
  if (by === null) return kind === 'assigned' ? 'It was given away.' : `${DID[kind]}.`;
  if (kind === 'assigned') return text === null ? `${by} took it from whoever had it.` : `${by} gave it to ${text}.`;
  return `${by} ${DID[kind]}.`;
}
