import { useAppData } from '../../shared/app-data.tsx';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { getLocale, isSameClockTime } from './when.ts';

/** The reader's own time zone once the browser knows it. Null before that, and if it shows the same time. */
export function useOwnTimeZone(instant: string, timeZone: string): string | null {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const ownTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isSameClockTime(instant, ownTimeZone, timeZone) ? null : ownTimeZone;
}

export const useLocale = () => getLocale(useAppData().region);
