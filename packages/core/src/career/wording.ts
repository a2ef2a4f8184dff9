import { formatNumber, some } from '../feed/wording.ts';
import { getOccupation } from '../jobs/index.ts';
import { getSkillById } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import type { DatedSample, OccupationDemand } from './types.ts';

export { formatNumber, some };

const list = new Intl.ListFormat('en-US');

/** "SQL, Excel, and Tableau". */
export const formatList = (names: readonly string[]): string => list.format(names);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const getOccupationName = (id: string): string => getOccupation(id)?.name ?? id.replaceAll('-', ' ');
export const getSkillName = (id: SkillId): string => getSkillById(id)?.name ?? id;

/** "Data Analyst listings". */
export const formatListings = ({ occupation }: Pick<OccupationDemand, 'occupation'>): string =>
  `${getOccupationName(occupation)} listings`;

/** "1 listing", "12 listings". */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** "46 of 112 open Data Analyst listings ask", "1 of … asks", "None of … asks". @param apart the text between the listings and the verb */
export const formatShare = (count: number, require: OccupationDemand, one: string, many: string, apart = ''): string =>
  `${count === 0 ? 'None' : formatNumber(count)} of ${formatNumber(require.listings)} open ${formatListings(require)}${apart} ${count < 2 ? one : many}`;

/** ", all samples, posted Oct 2 to Nov 20, 2026": the facts about a sample, appended to its size. */
export function formatSample({ listings, samples, from, to }: DatedSample): string {
  const kind =
    samples === 0 ? '' : samples === listings ? ', all samples' : `, ${formatNumber(samples)} of them samples`;
  return kind + (from && to ? `, posted ${formatDateSpan(from, to)}` : '');
}

const dateWithYear = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const withoutYear = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Oct 2 to Nov 20, 2026", "Dec 30, 2025 to Jan 4, 2026", "on Nov 20, 2026". */
function formatDateSpan(from: string, to: string): string {
  const last = dateWithYear.format(new Date(to));
  if (from === to) return `on ${last}`;
  const first = (from.slice(0, 4) === to.slice(0, 4) ? withoutYear : dateWithYear).format(new Date(from));
  return `${first} to ${last}`;
}

/** A share's interval, "39% to 84%". */
export const formatInterval = ({ low, high }: { low: number; high: number }): string =>
  `${Math.round(low * 100)}% to ${Math.round(high * 100)}%`;

/** Right-to-left letters, and marks that change the text direction. */
const RIGHT_TO_LEFT_PATTERN =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u200f\u202a-\u202e\u2066-\u2069]/u;

/** User text inside one of our sentences. Text that may change the direction is isolated, so that the sentence keeps its order. */
export const quoteUserText = (text: string): string =>
  RIGHT_TO_LEFT_PATTERN.test(text) ? `“\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069”` : `“${text}”`;

/** Sentences of our own answers: a period, a space, and a capital letter. */
export const splitSentences = (text: string): string[] => text.split(/(?<=[A-Za-z)”’\d%][.?!]) (?=[A-Z“])/);
