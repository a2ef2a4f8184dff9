import { useLocale, useOwnTimeZone } from '../own-time.ts';
import { EASTERN, formatTimeRange } from '../when.ts';

/** A demo's time, in the time zone where it is held and in the reader's own. */
export function DemoTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const locale = useLocale();
  const ownTimeZone = useOwnTimeZone(startsAt, EASTERN);
  return (
    <>
      <time dateTime={startsAt}>{formatTimeRange(startsAt, endsAt, EASTERN, locale)}</time>
      {ownTimeZone !== null && (
        <span className="block text-note text-soft">
          Your time: {formatTimeRange(startsAt, endsAt, ownTimeZone, locale)}
        </span>
      )}
    </>
  );
}
