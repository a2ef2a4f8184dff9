import { relatedOccupations } from '../../jobs/index.ts';
import type { Entry } from './entries.ts';
import type { Facts } from './index.ts';
import { type MonthIndex, monthsCovered, stretchOf } from './months.ts';

/** What ended within this many months counts as recent: five years, the window in which most descriptions ask for experience. */
const RECENT_MONTHS = 60;

export function isRecent({ now }: Pick<Facts, 'now'>, lastMonth: MonthIndex | undefined): boolean {
  return lastMonth !== undefined && now - lastMonth <= RECENT_MONTHS;
}

/** How close the occupation of a role is to the one a job asks for; `unknown` where either title is not known. */
export type Closeness = 'same' | 'related' | 'other' | 'unknown';

/** By the title without its gendered words, so that "Stewardess wanted" asks for the same as "Steward wanted". */
export function occupationWanted({ job, reader }: Facts): string | undefined {
  return (job?.title ? reader.readTitle(job.title).occupation : undefined) ?? job?.occupation;
}

export function closeness(facts: Facts, { title }: Entry): Closeness {
  const wanted = occupationWanted(facts);
  const held = title ? facts.reader.readTitle(title).occupation : undefined;
  if (!wanted || !held) return 'unknown';
  if (held === wanted) return 'same';
  return relatedOccupations(wanted).includes(held) ? 'related' : 'other';
}

/** Months in paid roles that are not known to belong to another occupation; overlapping ones count once. */
export function relevantMonths(facts: Facts): { months: number; roles: Entry[] } {
  const roles = facts.entries.filter((entry) => entry.kind === 'work' && closeness(facts, entry) !== 'other');
  return { months: monthsCovered(roles.flatMap(({ start, end }) => stretchOf(start, end, facts.now) ?? [])), roles };
}
