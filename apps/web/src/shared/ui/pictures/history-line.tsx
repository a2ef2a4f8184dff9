import type { ReactNode } from 'react';
import { DateTime } from '../../format/use-format.tsx';
import { RouteLine, type RouteStep } from './route-line.tsx';

export interface HistoryEntry {
  id: string;
  at: string;
  label: string;
  /** The text of the event, such as a reply or a note. */
  text?: string | null;
}

export interface HistoryLineProps {
  /** In chronological order. */
  events: readonly HistoryEntry[];
  /** What remains to be done; nothing once it is over. */
  ahead?: { label: string; note?: ReactNode } | null;
}

/** An item's history as a route, with the texts that belong to each event. */
export function HistoryLine({ events, ahead }: HistoryLineProps) {
  const completedSteps = events.map(
    ({ id, at, label, text }, index): RouteStep => ({
      id,
      label,
      state: index === events.length - 1 ? 'current' : 'done',
      note: (
        <>
          <DateTime value={at} time /> UTC
          {text && (
            <span className="mt-2 block max-w-prose border-l-2 border-line pl-4 text-small break-words whitespace-pre-wrap text-ink">
              {text}
            </span>
          )}
        </>
      ),
    }),
  );
  const next: RouteStep[] = ahead ? [{ id: 'ahead', state: 'ahead', ...ahead }] : [];
  return <RouteLine label="History" steps={[...completedSteps, ...next]} upright />;
}
