import { useState } from 'react';
import { useAppData } from '../../../shared/app-data.tsx';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { describeEvent, type HistoryEvent, listNewsSince } from './news.ts';

/** Says what others did to this inquiry while the page was open. The page around it already shows the new state. */
export function RecentChanges({ history }: { history: readonly HistoryEvent[] }) {
  const { viewer } = useAppData();
  const [seen] = useState(history.at(-1)?.id ?? '');
  const newEvents = listNewsSince(history, seen, viewer?.name);
  return (
    <div role="status">
      {newEvents.length > 0 && (
        <Callout tone="caution" title="This changed while you had it open">
          <ul>
            {newEvents.map((event) => (
              <li key={event.id}>
                {describeEvent(event)} <DateTime value={event.at} time /> UTC
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
}
