import { relatedOccupations } from '../../jobs/index.ts';
import type { Entry } from './entries.ts';
import type { Facts } from './index.ts';
import { lineOfJob, lineOfOccupation, lineOfSkill } from './line-of-work.ts';
import { type MonthIndex, monthsCovered, stretchOf } from './months.ts';
import { askedSkills } from './requirements.ts';

/** Something that ended within this many months counts as recent: five years, the period in which most descriptions ask for experience. */
const RECENT_MONTHS = 60;

export function isRecent({ now }: Pick<Facts, 'now'>, lastMonth: MonthIndex | undefined): boolean {
  return lastMonth !== undefined && now - lastMonth <= RECENT_MONTHS;
}

/** How close a role's occupation is to the one a job asks for; `unknown` if either title isn't in the vocabulary. */
export type Closeness = 'same' | 'related' | 'other' | 'unknown';

/** Uses the title without gendered words, so that "Stewardess wanted" asks for the same as "Steward wanted". */
export function occupationWanted({ job, reader }: Pick<Facts, 'job' | 'reader'>): string | undefined {
  return (job?.title ? reader.readTitle(job.title).occupation : undefined) ?? job?.occupation;
}

export function closeness(facts: Facts, { title }: Entry): Closeness {
  const wanted = occupationWanted(facts);
  const held = title ? facts.reader.readTitle(title).occupation : undefined;
  if (!wanted || !held) return 'unknown';
  if (held === wanted) return 'same';
  return relatedOccupations(wanted).includes(held) ? 'related' : 'other';
}

/** The closest match between the job and any role or volunteer role; undefined if none is the same or related. */
export function relatedClosest(facts: Facts): 'same' | 'related' | undefined {
  const all = facts.entries.filter(({ kind }) => kind !== 'project').map((entry) => closeness(facts, entry));
  return all.includes('same') ? 'same' : all.includes('related') ? 'related' : undefined;
}

/**
 * Paid roles in the job's occupation or a related one. If the role's title or the job title is unknown, the role counts only if its lines show a skill from a
 * line of work that the job asks for.
 */
function relatedRoles(facts: Facts): Entry[] {
  const asked = new Set(askedSkills(facts.job).filter((skill) => lineOfSkill(skill) !== undefined));
  const shows = ({ lines }: Entry) => lines.some((line) => line.facts.claims.some(({ skill }) => asked.has(skill)));
  return facts.entries.filter((entry) => {
    if (entry.kind !== 'work') return false;
    const close = closeness(facts, entry);
    return close === 'same' || close === 'related' || (close === 'unknown' && shows(entry));
  });
}

/** Months in `relatedRoles`; overlapping months count once. */
export function relevantMonths(facts: Facts): { months: number; roles: Entry[] } {
  const roles = relatedRoles(facts);
  return { months: monthsCovered(roles.flatMap(({ start, end }) => stretchOf(start, end, facts.now) ?? [])), roles };
}

const ROLE_WEIGHT = 4;
/** The share of a résumé at which it belongs to a line of work: a quarter, because people change fields. */
const SHARE = 0.25;
/** A single passing mention doesn't establish a line of work. */
const LEAST = 3;

/**
 * Whether a résumé is in the job's line of work, by its titles and by the skills that the job doesn't ask for. Required skills are judged separately, and
 * adding one must not change this.
 */
export function isInLineOfWork(facts: Facts): boolean {
  const { job, entries, reader } = facts;
  const wanted = job && lineOfJob(job, occupationWanted(facts));
  if (!job || !wanted) return false;
  const asked = new Set(askedSkills(job));
  let own = 0;
  let all = 0;
  const add = (line: string | undefined, weight: number) => {
    if (line === undefined) return;
    all += weight;
    if (line === wanted) own += weight;
  };
  for (const { title } of entries) add(lineOfOccupation(title && reader.readTitle(title).occupation), ROLE_WEIGHT);
  for (const occupation of facts.claimed) add(lineOfOccupation(occupation), ROLE_WEIGHT);
  for (const skill of facts.named) if (!asked.has(skill)) add(lineOfSkill(skill), 1);
  return own >= LEAST && own >= SHARE * all;
}
