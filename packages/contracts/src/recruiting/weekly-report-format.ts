// Dates and figures of weekly reports. All readers see them in the time zone of the report.

export type ReportRegion = 'us' | 'uk';

const LOCALES = { us: 'en-US', uk: 'en-GB' } as const;
/** Longer texts are cut. The page that they link to has all of it. */
const MAX_TEXT = 240;

export const shortenText = (text: string): string =>
  text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`;

const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const MOMENT = { ...DAY, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

export function createReportFormat(region: ReportRegion, timeZone: string) {
  const locale = LOCALES[region];
  const write = (options: Intl.DateTimeFormatOptions, iso: string) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(iso)).replaceAll('\u202f', ' ');
  return {
    /** `Tue, Nov 24, 2026` in the report’s time zone. */
    day: (iso: string) => write({ ...DAY, timeZone }, iso),
    /** `Nov 24, 2026` for an ISO date, which is the same day everywhere. */
    date: (iso: string) => write({ dateStyle: 'medium', timeZone: 'UTC' }, iso),
    /** `Mon, Nov 30, 2026, 5:00 PM CST` */
    moment: (iso: string) => write({ ...MOMENT, timeZone }, iso),
    momentIn: (iso: string, zone: string) => write({ ...MOMENT, timeZone: zone }, iso),
    /** Credits are in US cents everywhere. */
    money: (cents: number) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(
        cents / 100,
      ),
    /** `42 min`, `5 hr 20 min`, or `3 days` from two days up; rounded down. */
    duration(ms: number): string {
      const minutes = Math.max(0, Math.floor(ms / 60_000));
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      if (hours >= 48) return `${Math.floor(hours / 24)} days`;
      if (hours === 0) return `${minutes} min`;
      return rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`;
    },
  };
}

export type ReportFormat = ReturnType<typeof createReportFormat>;

/** `Nov 23 – 29, 2026`. @param week Monday and Sunday as ISO dates */
export const formatWeek = (week: string, ends: string, region: ReportRegion): string =>
  new Intl.DateTimeFormat(LOCALES[region], { dateStyle: 'medium', timeZone: 'UTC' })
    .formatRange(new Date(week), new Date(ends))
    .replaceAll(/[\u2009\u202f]/g, ' ');
