import type { HistoryEvent } from '@foothold/contracts/applications';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

export interface TimelineDay {
  /** ISO date, in UTC. */
  date: string;
  events: HistoryEvent[];
}

/** Groups changes by the day on which they were made, in the same order. */
export function groupByDay(events: readonly HistoryEvent[]): TimelineDay[] {
  const days: TimelineDay[] = [];
  for (const event of events) {
    const date = event.at.slice(0, DAY_LENGTH);
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, events: [event] });
  }
  return days;
}
