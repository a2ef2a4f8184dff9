import { parseDegreeLevel } from '../ats/facts/degree-level.ts';
import { listEntries } from '../ats/facts/entries.ts';
import {
  countMonthsCovered,
  getMonthRange,
  type MonthIndex,
  type MonthRange,
  parseMonth,
} from '../ats/facts/months.ts';
import { findNamedSkills, findSkillUses } from '../ats/facts/skill-uses.ts';
import { TextReader } from '../ats/facts/text-facts.ts';
import { findOccupation, findSeniority } from '../jobs/index.ts';
import { DEGREE_LEVELS, type DegreeLevel, type Seniority } from '../jobs/types.ts';
import type { Resume, WorkEntry } from '../resume/model.ts';
import type { SkillId } from '../skills/types.ts';
import type { MatchFilters, SeekerOccupation, SeekerProfile, SeekerSkill } from './types.ts';

export interface SeekerProfileOptions {
  /** The day that "present" ends on, YYYY-MM-DD. */
  asOf: string;
  wants?: MatchFilters;
}

/**
 * What a résumé says about where its person fits. Nothing about who they are is included: no name, place, school or language.
 * @throws RangeError if `asOf` isn't a date
 */
export function createSeekerProfile(resume: Resume, { asOf, wants = {} }: SeekerProfileOptions): SeekerProfile {
  const now = parseMonth(asOf.slice(0, 7));
  const roles = listRoles(resume, now);
  const dated = roles.flatMap(({ range }) => range ?? []);
  const years = dated.length > 0 ? sumYears(dated) : undefined;
  const degree = getHighestDegree(resume);
  const seniority = getGrade(roles, years);
  return {
    skills: listSkills(resume, now),
    occupations: listOccupations(roles),
    ...(years !== undefined && { years }),
    ...(degree && { degree }),
    ...(seniority && { seniority }),
    wants,
  };
}

interface Role {
  title?: string;
  occupation?: string;
  range?: MonthRange;
}

/**
 * Paid work, the latest first; of several current roles, the one that started last comes first. Roles without dates are at the
 * end, in page order.
 */
function listRoles(resume: Resume, now: MonthIndex): Role[] {
  return resume.work
    .map((entry) => createRole(entry, now))
    .sort((a, b) => (b.range?.to ?? -1) - (a.range?.to ?? -1) || (b.range?.from ?? -1) - (a.range?.from ?? -1));
}

function createRole({ title, start, end }: WorkEntry, now: MonthIndex): Role {
  const occupation = title ? findOccupation(title)?.occupation : undefined;
  const range = getMonthRange(start, end, now);
  return { ...(title && { title }), ...(occupation && { occupation }), ...(range && { range }) };
}

function sumYears(ranges: readonly MonthRange[]): number {
  return Math.round((countMonthsCovered(ranges) / 12) * 10) / 10;
}

function listOccupations(roles: readonly Role[]): SeekerOccupation[] {
  const ranges = new Map<string, MonthRange[]>();
  for (const { occupation, range } of roles) {
    if (!occupation) continue;
    const known = ranges.get(occupation) ?? [];
    ranges.set(occupation, range ? [...known, range] : known);
  }
  const latest = roles[0]?.occupation;
  return [...ranges].map(([occupation, spans]) => ({
    occupation,
    years: sumYears(spans),
    latest: occupation === latest,
  }));
}

/** The usual years for mid-level and senior, for a latest title that states no grade. */
const MID_LEVEL_YEARS = 2;
const SENIOR_YEARS = 6;

function getGrade(roles: readonly Role[], years: number | undefined): Seniority | undefined {
  const latest = roles[0];
  if (!latest) return undefined;
  const stated = latest.title ? findSeniority(latest.title) : undefined;
  if (stated || years === undefined) return stated;
  return years < MID_LEVEL_YEARS ? 'entry' : years < SENIOR_YEARS ? 'mid' : 'senior';
}

function getHighestDegree({ education }: Resume): DegreeLevel | undefined {
  const levels = education.map(({ degree }) => DEGREE_LEVELS.indexOf(parseDegreeLevel(degree ?? '') as DegreeLevel));
  return DEGREE_LEVELS[Math.max(-1, ...levels)];
}

function listSkills(resume: Resume, now: MonthIndex): SeekerSkill[] {
  const reader = new TextReader();
  const uses = findSkillUses(resume, listEntries(resume, reader, now), reader, now);
  return [...uses].map(([skill, { shown }]) => ({ skill, shown: shown ? 'dated-role' : 'listed' }));
}

/**
 * Skills that a résumé names explicitly; implied ones are left out.
 * @throws RangeError if `asOf` isn't a date
 */
export function listNamedSkills(resume: Resume, { asOf }: Pick<SeekerProfileOptions, 'asOf'>): SkillId[] {
  const now = parseMonth(asOf.slice(0, 7));
  const reader = new TextReader();
  return [...findNamedSkills(resume, listEntries(resume, reader, now), reader, now)];
}
