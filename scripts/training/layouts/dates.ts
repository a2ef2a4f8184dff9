/** Dates as people write them, and how much of each is left on the page. */
import type { When } from './person.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const LONGER_SHORT = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');
const SEASONS = 'Winter Winter Spring Spring Spring Summer Summer Summer Fall Fall Fall Winter'.split(' ');

export type DateForm =
  | 'long'
  | 'long-comma'
  | 'short'
  | 'short-dot'
  | 'short-comma'
  | 'news'
  | 'capitals'
  | 'slash'
  | 'slash-short'
  | 'bare-slash'
  | 'iso'
  | 'dotted'
  | 'apostrophe'
  | 'dash'
  | 'day'
  | 'day-long'
  | 'year-first'
  | 'season'
  | 'year';

export interface DateStyle {
  form: DateForm;
  /** Between start and end; `{}` writes both into a sentence: `from {} until {}`. */
  join: string;
  now: string;
  /** For a role that lasts: `since {}`, `{} –`; without it, start, join and now. */
  open?: string;
  /** Around the whole, such as `(` and `)`. */
  around?: readonly [string, string];
  /** Writes “May–August 2019” where both are in the same year. */
  merge?: boolean;
  /** Adds “2 yrs 3 mos”. */
  length?: (text: string) => string;
}

const dayOf = (year: string, month: number): string => String(((Number(year) * 7 + month * 11) % 27) + 1);

const FORMS: Record<Exclude<DateForm, 'year'>, (year: string, month: number) => string> = {
  long: (year, month) => `${MONTHS[month - 1]} ${year}`,
  'long-comma': (year, month) => `${MONTHS[month - 1]}, ${year}`,
  short: (year, month) => `${SHORT[month - 1]} ${year}`,
  'short-dot': (year, month) => (month === 5 ? `May ${year}` : `${SHORT[month - 1]}. ${year}`),
  'short-comma': (year, month) => `${SHORT[month - 1]}, ${year}`,
  news: (year, month) => `${LONGER_SHORT[month - 1]} ${year}`,
  capitals: (year, month) => `${SHORT[month - 1]?.toUpperCase()} ${year}`,
  slash: (year, month) => `${String(month).padStart(2, '0')}/${year}`,
  'slash-short': (year, month) => `${String(month).padStart(2, '0')}/${year.slice(2)}`,
  'bare-slash': (year, month) => `${month}/${year}`,
  iso: (year, month) => `${year}-${String(month).padStart(2, '0')}`,
  dotted: (year, month) => `${String(month).padStart(2, '0')}.${year}`,
  apostrophe: (year, month) => `${SHORT[month - 1]} ’${year.slice(2)}`,
  dash: (year, month) => `${SHORT[month - 1]}-${year.slice(2)}`,
  day: (year, month) => `${String(month).padStart(2, '0')}/${dayOf(year, month).padStart(2, '0')}/${year}`,
  'day-long': (year, month) => `${MONTHS[month - 1]} ${dayOf(year, month)}, ${year}`,
  'year-first': (year, month) => `${year} ${SHORT[month - 1]}`,
  season: (year, month) => `${SEASONS[month - 1]} ${year}`,
};

const showsYearsOnly = (form: DateForm): boolean => form === 'year' || form === 'season';

/** One date in a form. */
export function formatDate(date: When, form: DateForm): string {
  const [year = '', month] = date.split('-');
  return month === undefined || form === 'year' ? year : FORMS[form](year, Number(month));
}

/** What a reader can know of a date that is written in this form. */
export const shownPart = (date: When, form: DateForm): When => (showsYearsOnly(form) ? date.slice(0, 4) : date);

/** The day on which the made people wrote their résumés. */
const TODAY = '2026-11';

function countMonths(start: When, end: When | null): number {
  const toMonths = (date: When): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5) || 1);
  return toMonths(end ?? TODAY) - toMonths(start) + 1;
}

function describeLength(start: When, end: When | null): string {
  const months = countMonths(start, end);
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years > 0 ? `${years} yr${years === 1 ? '' : 's'}` : '',
    rest > 0 ? `${rest} mo${rest === 1 ? '' : 's'}` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function writeBoth(start: string, end: string, join: string): string {
  if (!join.includes('{}')) return `${start}${join}${end}`;
  return join.replace('{}', start).replace('{}', end);
}

function mergeYear(start: When, end: When, style: DateStyle): string | null {
  const sameYear = start.slice(0, 4) === end.slice(0, 4) && start.length > 4 && end.length > 4;
  if (!style.merge || !sameYear || !['long', 'short', 'news'].includes(style.form)) return null;
  return `${formatDate(start, style.form).replace(/ \d+$/, '')}${style.join}${formatDate(end, style.form)}`;
}

/** A span of time in a style. Equal dates are written once. */
export function formatSpan(start: When | undefined, end: When | null | undefined, style: DateStyle): string {
  const [before, after] = style.around ?? ['', ''];
  const length = start && style.length ? style.length(describeLength(start, end ?? null)) : '';
  return `${before}${writeSpan(start, end, style)}${length}${after}`;
}

function writeSpan(start: When | undefined, end: When | null | undefined, style: DateStyle): string {
  if (!start) return end ? formatDate(end, style.form) : '';
  const from = formatDate(start, style.form);
  if (end === undefined) return from;
  if (end === null) return style.open ? style.open.replace('{}', from) : writeBoth(from, style.now, style.join);
  const to = formatDate(end, style.form);
  return from === to ? from : (mergeYear(start, end, style) ?? writeBoth(from, to, style.join));
}

const style = (form: DateForm, join: string, now: string, more: Partial<DateStyle> = {}): DateStyle => ({
  form,
  join,
  now,
  ...more,
});

/** Styles that layouts choose from by name. */
export const DATES = {
  long: style('long', ' – ', 'Present'),
  longTo: style('long', ' to ', 'Present'),
  longToPresent: style('long', ' to ', 'present'),
  longHyphen: style('long', ' - ', 'Present'),
  longSince: style('long', ' – ', 'Present', { open: 'Since {}' }),
  longMerged: style('long', '–', 'Present', { merge: true }),
  longComma: style('long-comma', ' - ', 'Current'),
  short: style('short', ' – ', 'Present'),
  shortTight: style('short', '–', 'Now'),
  shortHyphen: style('short', ' - ', 'Present'),
  shortTo: style('short', ' to ', 'Current'),
  shortDot: style('short-dot', ' – ', 'Present'),
  shortDotHyphen: style('short-dot', '-', 'present'),
  shortComma: style('short-comma', ' – ', 'Present'),
  shortMerged: style('short', ' – ', 'Present', { merge: true }),
  shortOpen: style('short', ' – ', 'Present', { open: '{} –' }),
  news: style('news', ' – ', 'present'),
  newsTo: style('news', ' to ', 'now'),
  capitals: style('capitals', ' – ', 'PRESENT'),
  capitalsTo: style('capitals', ' TO ', 'PRESENT'),
  slash: style('slash', ' – ', 'Present'),
  slashHyphen: style('slash', '-', 'Present'),
  slashTo: style('slash', ' to ', 'Present'),
  slashCurrent: style('slash', ' - ', 'Current'),
  slashShort: style('slash-short', '-', 'present'),
  slashShortSpaced: style('slash-short', ' - ', 'Current'),
  bareSlash: style('bare-slash', ' - ', 'Present'),
  bareSlashTo: style('bare-slash', ' to ', 'Now'),
  iso: style('iso', ' – ', 'present'),
  isoArrow: style('iso', ' → ', 'now'),
  dotted: style('dotted', ' – ', 'Present'),
  dottedTight: style('dotted', '–', 'today'),
  apostrophe: style('apostrophe', ' – ', 'Present'),
  apostropheTo: style('apostrophe', ' to ', 'Now'),
  dashMonth: style('dash', ' to ', 'Present'),
  dashMonthEn: style('dash', ' – ', 'Present'),
  day: style('day', ' - ', 'Present'),
  dayTo: style('day', ' to ', 'Present'),
  dayLong: style('day-long', ' – ', 'Present'),
  yearFirst: style('year-first', ' – ', 'ongoing'),
  season: style('season', ' – ', 'Present'),
  seasonTo: style('season', ' to ', 'Present'),
  year: style('year', ' – ', 'Present'),
  yearTight: style('year', '–', 'Present'),
  yearHyphen: style('year', '-', 'Present'),
  yearTo: style('year', ' to ', 'present'),
  yearSince: style('year', '–', 'Present', { open: 'since {}' }),
  yearOpen: style('year', '–', 'Present', { open: '{}–' }),
  yearPlus: style('year', ' - ', 'Present', { open: '{} - date' }),
  toDate: style('long', ' – ', 'to date'),
  ongoing: style('short', ' – ', 'Ongoing'),
  through: style('long', ' through ', 'present'),
  fromTo: style('long', 'from {} to {}', 'the present'),
  fromUntil: style('long', 'from {} until {}', 'now', { open: 'since {}' }),
  parentheses: style('short', ' – ', 'Present', { around: ['(', ')'] }),
  parenthesesLong: style('long', ' – ', 'Present', { around: ['(', ')'] }),
  parenthesesYear: style('year', '–', 'present', { around: ['(', ')'] }),
  parenthesesSlash: style('slash', ' - ', 'Present', { around: ['(', ')'] }),
  brackets: style('short', ' – ', 'Present', { around: ['[', ']'] }),
  profile: style('short', ' - ', 'Present', { length: (text) => ` · ${text}` }),
  profileLong: style('long', ' - ', 'Present', { length: (text) => ` (${text})` }),
} as const satisfies Record<string, DateStyle>;

export type DateName = keyof typeof DATES;
