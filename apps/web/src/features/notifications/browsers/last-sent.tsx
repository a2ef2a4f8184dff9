import type { NotificationBrowser } from '@foothold/contracts/notifications/browsers';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';

export interface LastSentProps {
  browser: Pick<NotificationBrowser, 'turnedOnAt' | 'lastSentAt'>;
  /** When the list was loaded. */
  now: string;
}

/** When notifications were turned on in a browser, and when it got the last one. */
export function LastSent({ browser: { turnedOnAt, lastSentAt }, now }: LastSentProps) {
  const format = useFormat();
  return (
    <p className="text-note text-soft">
      Turned on <DateTime value={turnedOnAt} />,{' '}
      {lastSentAt === null ? 'nothing sent yet' : `last sent ${format.daysAgo(lastSentAt, new Date(now))}`}
    </p>
  );
}
