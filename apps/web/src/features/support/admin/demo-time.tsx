import { useLocale, useOwnZone } from '../own-time.ts';
import { EASTERN, spanLabel } from '../when.ts';

/** A demo's time, in the time zone where it is held and in the reader's own. */
export function DemoTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const locale = useLocale();
  const own = useOwnZone(startsAt, EASTERN);
  return (
    <>
      <time dateTime={startsAt}>{spanLabel(startsAt, endsAt, EASTERN, locale)}</time>
      {own !== null && (
        <span className="block text-note text-soft">Your time: {spanLabel(startsAt, endsAt, own, locale)}</span>
      )}
    </>
  );
}
