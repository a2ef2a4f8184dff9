import { useAppData } from '../../../shared/app-data.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { sameClock, spanLabel } from '../when.ts';

const LOCALES = { us: 'en-US', uk: 'en-GB' } as const;

/** Demonstrations are held in Eastern time; the calendar says so with its data. */
export const EASTERN = 'America/New_York';

/** The reader's own time zone once the browser can say it; null before, and where it shows the same clock. */
export function useOwnZone(instant: string, timeZone: string): string | null {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return sameClock(instant, own, timeZone) ? null : own;
}

export const useLocale = () => LOCALES[useAppData().region];

/** When a demonstration is, in the zone it is held in and in the reader's. */
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
