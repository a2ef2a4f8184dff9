import { useAppData } from '../../../shared/app-data.tsx';
import { dateFormat } from '../../../shared/format/formatters.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';

/** The server doesn't know the viewer's time zone. */
const SERVER_ZONE = 'America/New_York';
const DAY_MS = 86_400_000;

/** Times in the viewer's time zone, and in Eastern Time until the page has loaded its script. */
export function useLocalTime(now: Date) {
  const locale = useAppData().region === 'uk' ? 'en-GB' : 'en-US';
  const timeZone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : SERVER_ZONE;
  const format = (options: Intl.DateTimeFormatOptions, at: Date) =>
    dateFormat(locale, { ...options, timeZone })
      .format(at)
      .replaceAll('\u202f', ' ');
  /** `2026-12-03` */
  const getDay = (iso: string) => dateFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(iso));
  return {
    getDay,
    /** `3:04 PM` */
    time: (iso: string) => format({ hour: 'numeric', minute: '2-digit' }, new Date(iso)),
    /** `Tue, Dec 1, 3:04 PM ET` */
    moment: (iso: string) =>
      format(
        {
          weekday: 'short',
          month: 'short',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          timeZoneName: 'shortGeneric',
        },
        new Date(iso),
      ),
    /** `Today`, `Yesterday`, or `Tue, Dec 1`. */
    dayName(iso: string): string {
      const day = getDay(iso);
      if (day === getDay(now.toISOString())) return 'Today';
      if (day === getDay(new Date(now.getTime() - DAY_MS).toISOString())) return 'Yesterday';
      const year = day.slice(0, 4) === getDay(now.toISOString()).slice(0, 4) ? {} : ({ year: 'numeric' } as const);
      return format({ weekday: 'short', month: 'short', day: 'numeric', ...year }, new Date(iso));
    },
  };
}

export type LocalTime = ReturnType<typeof useLocalTime>;
