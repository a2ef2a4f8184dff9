import { listRelatedOccupations } from '../../jobs/index.ts';
import { getSkillById } from '../../skills/index.ts';
import type { Entry } from './entries.ts';
import type { Facts } from './index.ts';
import { findNeighbors, getLineOfOccupation, getLineOfSkill, getLineOfSubject, getLinesOfJob } from './line-of-work.ts';
import { countMonthsCovered, getMonthRange, type MonthIndex } from './months.ts';
import { listAskedSkills } from './requirements.ts';

/** Something that ended within this many months counts as recent: five years, the period in which most descriptions ask for experience. */
const RECENT_MONTHS = 60;

export function isRecent({ now }: Pick<Facts, 'now'>, lastMonth: MonthIndex | undefined): boolean {
  return lastMonth !== undefined && now - lastMonth <= RECENT_MONTHS;
}

/** How close a role's occupation is to the one a job asks for; `unknown` if either title isn't in the vocabulary. */
export type OccupationCloseness = 'same' | 'related' | 'other' | 'unknown';

/** Uses the title without gendered words, so that "Stewardess wanted" asks for the same as "Steward wanted". */
export function findRequiredOccupation({ job, reader }: Pick<Facts, 'job' | 'reader'>): string | undefined {
  return (job?.title ? reader.readTitle(job.title).occupation : undefined) ?? job?.occupation;
}

export function getCloseness(facts: Facts, { title }: Entry): OccupationCloseness {
  const wanted = findRequiredOccupation(facts);
  const held = title ? facts.reader.readTitle(title).occupation : undefined;
  if (!wanted || !held) return 'unknown';
  if (held === wanted) return 'same';
  return listRelatedOccupations(wanted).includes(held) ? 'related' : 'other';
}

/** The closest match between the job and any role or volunteer role; undefined if none is the same or related. */
export function findClosestRelation(facts: Facts): 'same' | 'related' | undefined {
  const all = facts.entries.filter(({ kind }) => kind !== 'project').map((entry) => getCloseness(facts, entry));
  return all.includes('same') ? 'same' : all.includes('related') ? 'related' : undefined;
}

/**
 * Paid roles in the job's occupation or a related one. If the role's title or the job title is unknown, the role counts only if its lines show a skill from a
 * line of work that the job asks for.
 */
function listRelatedRoles(facts: Facts): Entry[] {
  const asked = new Set(listAskedSkills(facts.job).filter((skill) => getLineOfSkill(skill) !== undefined));
  const showsSkill = ({ lines }: Entry) =>
    lines.some((line) => line.facts.claims.some(({ skill }) => asked.has(skill)));
  return facts.entries.filter((entry) => {
    if (entry.kind !== 'work') return false;
    const close = getCloseness(facts, entry);
    return close === 'same' || close === 'related' || (close === 'unknown' && showsSkill(entry));
  });
}

/** Months in `listRelatedRoles`; overlapping months count once. */
export function countRelevantMonths(facts: Facts): { months: number; roles: Entry[] } {
  const roles = listRelatedRoles(facts);
  return {
    months: countMonthsCovered(roles.flatMap(({ start, end }) => getMonthRange(start, end, facts.now) ?? [])),
    roles,
  };
}

/** A role of two years or more says the most; a shorter one says less, but not less than half. */
const ROLE_WEIGHT = 4;
const FULL_ROLE_MONTHS = 24;
/** What ended more than ten years ago counts half. */
const OLD_MONTHS = 120;
/** A license or a degree is earned for a line of work. */
const LICENSE_WEIGHT = 3;
const DEGREE_WEIGHT = 3;
/** The share of a résumé at which it belongs to a line of work: a quarter, because people change fields. */
const MIN_SHARE = 0.25;
/** A single passing mention doesn't establish a line of work. */
const MIN_MENTIONS = 3;

/** How close a résumé is to a job's line of work, whatever its titles are called. */
export type LineRelation = 'line' | 'near' | 'none';

/**
 * Whether a résumé is in the job's line of work or in a neighboring one, by its titles, degrees, licenses and skills. A skill that the job asks for counts only
 * if it is shown in that line of work, so that showing one never lowers this and listing one never raises it.
 */
export function getLineRelation(facts: Facts): LineRelation {
  const wanted = facts.job && getLinesOfJob(facts.job, findRequiredOccupation(facts));
  if (!wanted || wanted.size === 0) return 'none';
  const weights = weighLines(facts, wanted);
  const all = sum(weights.values());
  const holds = (lines: ReadonlySet<string>) => {
    const own = sum([...lines].map((line) => weights.get(line) ?? 0));
    return own >= MIN_MENTIONS && own >= MIN_SHARE * all;
  };
  return holds(wanted) ? 'line' : holds(new Set([...wanted, ...findNeighbors(wanted)])) ? 'near' : 'none';
}

function weighLines(facts: Facts, wanted: ReadonlySet<string>): Map<string, number> {
  const { job, entries, reader, resume } = facts;
  const weights = new Map<string, number>();
  const add = (line: string | undefined, weight: number) => {
    if (line !== undefined) weights.set(line, (weights.get(line) ?? 0) + weight);
  };
  for (const entry of entries)
    add(getLineOfOccupation(entry.title && reader.readTitle(entry.title).occupation), getRoleWeight(facts, entry));
  for (const occupation of facts.claimed) add(getLineOfOccupation(occupation), ROLE_WEIGHT);
  for (const { degree = '', area = '' } of resume.education)
    for (const line of new Set(
      reader.read(`${degree} ${area}`, 'list').claims.map(({ skill }) => getLineOfSubject(skill)),
    ))
      add(line, DEGREE_WEIGHT);
  const asked = new Set(listAskedSkills(job));
  for (const skill of facts.named) {
    const line = getLineOfSkill(skill);
    if (asked.has(skill) && !(wanted.has(line ?? '') && facts.skills.get(skill)?.shown)) continue;
    add(line, getSkillById(skill)?.kind === 'license' ? LICENSE_WEIGHT : 1);
  }
  return weights;
}

/** A role without dates counts in full, since we can't tell how long it lasted. */
function getRoleWeight({ now }: Facts, { start, end, lastMonth }: Entry): number {
  const range = getMonthRange(start, end, now);
  const months = range ? range.to - range.from + 1 : FULL_ROLE_MONTHS;
  const age = lastMonth !== undefined && now - lastMonth > OLD_MONTHS ? 0.5 : 1;
  return ROLE_WEIGHT * Math.max(0.5, Math.min(1, months / FULL_ROLE_MONTHS)) * age;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);
