/** A region's formats and paper size. */
export interface Regional {
  paper: 'us-letter' | 'a4';
  lang: 'en-US' | 'en-GB';
  /** A date from `YYYY-MM-DD` or an instant; anything else is returned unchanged. */
  date: (value: string | Date) => string;
  money: (cents: number, currency: string) => string;
}

const DATE_ONLY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

function createRegional(lang: Regional['lang'], paper: Regional['paper']): Regional {
  const dates = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const formatDate = (value: string | Date) => {
    const moment = typeof value === 'string' ? new Date(DATE_ONLY_PATTERN.test(value) ? value : Number.NaN) : value;
    return Number.isNaN(moment.getTime()) ? String(value) : dates.format(moment);
  };
  const formatMoney = (cents: number, currency: string) =>
    new Intl.NumberFormat(lang, { style: 'currency', currency }).format(cents / 100);
  return { paper, lang, date: formatDate, money: formatMoney };
}

export const REGIONS = { us: createRegional('en-US', 'us-letter'), uk: createRegional('en-GB', 'a4') } as const;
