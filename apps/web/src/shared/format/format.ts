import { dateFormat, listFormat, numberFormat, relativeFormat } from './formatters.ts';

export type Region = 'us' | 'uk';

export interface Money {
  /** In dollars or pounds, not cents. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

const LOCALES: Record<Region, string> = { us: 'en-US', uk: 'en-GB' };

const formats = new Map<Region, Format>();

/** The format of a region with times in UTC, the same object every time. */
export function getFormat(region: Region): Format {
  const format = formats.get(region) ?? createFormat(region);
  formats.set(region, format);
  return format;
}

/**
 * Formats numbers, money, and dates for a region. Times need an explicit time zone (the user's or UTC) so that server
 * and browser render the same text.
 */
export function createFormat(region: Region, timeZone = 'UTC') {
  const locale = LOCALES[region];
  const numbers = numberFormat(locale);
  const dates = dateFormat(locale, { dateStyle: 'medium', timeZone });
  const dateTimes = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const moments = dateFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const time = (unit: 'minute' | 'hour' | 'day', value: number) =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const days = relativeFormat(locale, { numeric: 'auto' });
  const bytes = (unit: 'kilobyte' | 'megabyte') =>
    numberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
    });

  return {
    number: (value: number) => numbers.format(value),
    /** `0.42` → `42%`. */
    percent: (share: number, digits = 0) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share),
    /** Omits the decimals of whole amounts. */
    money: ({ amount, currency }: Money) =>
      numberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(amount),
    /** In whole US cents, always with two decimals, because charges are shown to the cent. */
    cents: (value: number) =>
      numberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(value / 100),
    /** `$120,000 – $150,000`. Either end may be null. Not `formatRange`, which takes a tenth of the time of a list of jobs. */
    formatMoneyRange(min: number | null, max: number | null, currency: string): string {
      const money = numberFormat(locale, {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      });
      if (min !== null && max !== null)
        return min === max ? money.format(min) : `${money.format(min)} – ${money.format(max)}`;
      if (min !== null) return `from ${money.format(min)}`;
      return max === null ? '' : `up to ${money.format(max)}`;
    },
    /** Takes an ISO date, which is the same day everywhere, or a date-time. */
    date: (iso: string) =>
      (iso.length === 10 ? dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }) : dates).format(new Date(iso)),
    /** Formats an ISO date from this year or last: `Nov 21`. */
    monthDay: (iso: string) =>
      dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(iso)),
    /** `Fri, Nov 27`, in UTC. */
    weekDay: (iso: string) =>
      dateFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(iso)),
    /** `3:04 PM` */
    timeOfDay: (iso: string) => dateFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(iso)),
    dateTime: (iso: string) => dateTimes.format(new Date(iso)),
    /** Formats a recent date-time, without the year. */
    moment: (iso: string) => moments.format(new Date(iso)),
    /** `42 min`, `5 hr 20 min`, or `3 days` from two days up; rounded down. */
    duration(ms: number): string {
      const minutes = Math.max(0, Math.floor(ms / 60_000));
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      if (hours >= 48) return time('day', Math.floor(hours / 24));
      if (hours === 0) return time('minute', minutes);
      return rest === 0 ? time('hour', hours) : `${time('hour', hours)} ${time('minute', rest)}`;
    },
    /** "yesterday" or "3 days ago", relative to `now`. */
    daysAgo: (iso: string, now: Date) => days.format(Math.ceil((Date.parse(iso) - now.getTime()) / 86_400_000), 'day'),
    /** `1.4 MB`. A kilobyte has 1,024 bytes, as in our limits. */
    fileSize: (size: number) =>
      size < 1024 * 1024
        ? bytes('kilobyte').format(Math.max(1, Math.round(size / 1024)))
        : bytes('megabyte').format(size / 1024 / 1024),
    list: (items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
      listFormat(locale, { type }).format(items),
  };
}

export type Format = ReturnType<typeof createFormat>;
