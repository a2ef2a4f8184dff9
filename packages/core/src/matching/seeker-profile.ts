import { degreeLevelOf } from '../ats/facts/degree-level.ts';
import { entriesOf } from '../ats/facts/entries.ts';
import { type MonthIndex, monthOf, monthsCovered, type Stretch, stretchOf } from '../ats/facts/months.ts';
import { namedSkillsOf, skillUsesOf } from '../ats/facts/skill-uses.ts';
import { TextReader } from '../ats/facts/text-facts.ts';
import { occupationOf, seniorityOf } from '../jobs/index.ts';
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
export function seekerProfile(resume: Resume, { asOf, wants = {} }: SeekerProfileOptions): SeekerProfile {
  const now = monthOf(asOf.slice(0, 7));
  const roles = rolesOf(resume, now);
  const dated = roles.flatMap(({ stretch }) => stretch ?? []);
  const years = dated.length > 0 ? yearsIn(dated) : undefined;
  const degree = highestDegree(resume);
  const seniority = gradeOf(roles, years);
  return {
    skills: skillsOf(resume, now),
    occupations: occupationsOf(roles),
    ...(years !== undefined && { years }),
    ...(degree && { degree }),
    ...(seniority && { seniority }),
    wants,
  };
}

interface Role {
  title?: string;
  occupation?: string;
  stretch?: Stretch;
}

/**
 * Paid work, the latest first; of several current roles, the one that started last comes first. Roles without dates are at the
 * end, in page order.
 */
function rolesOf(resume: Resume, now: MonthIndex): Role[] {
  return resume.work
    .map((entry) => roleOf(entry, now))
    .sort((a, b) => (b.stretch?.to ?? -1) - (a.stretch?.to ?? -1) || (b.stretch?.from ?? -1) - (a.stretch?.from ?? -1));
}

function roleOf({ title, start, end }: WorkEntry, now: MonthIndex): Role {
  const occupation = title ? occupationOf(title)?.occupation : undefined;
  const stretch = stretchOf(start, end, now);
  return { ...(title && { title }), ...(occupation && { occupation }), ...(stretch && { stretch }) };
}

function yearsIn(stretches: readonly Stretch[]): number {
  return Math.round((monthsCovered(stretches) / 12) * 10) / 10;
}

function occupationsOf(roles: readonly Role[]): SeekerOccupation[] {
  const stretches = new Map<string, Stretch[]>();
  for (const { occupation, stretch } of roles) {
    if (!occupation) continue;
    const known = stretches.get(occupation) ?? [];
    stretches.set(occupation, stretch ? [...known, stretch] : known);
  }
  const latest = roles[0]?.occupation;
  return [...stretches].map(([occupation, spans]) => ({
    occupation,
    years: yearsIn(spans),
    latest: occupation === latest,
  }));
}

/** The usual years for mid-level and senior, for a latest title that states no grade. */
const MID_YEARS = 2;
const SENIOR_YEARS = 6;

function gradeOf(roles: readonly Role[], years: number | undefined): Seniority | undefined {
  const latest = roles[0];
  if (!latest) return undefined;
  const stated = latest.title ? seniorityOf(latest.title) : undefined;
  if (stated || years === undefined) return stated;
  return years < MID_YEARS ? 'entry' : years < SENIOR_YEARS ? 'mid' : 'senior';
}

function highestDegree({ education }: Resume): DegreeLevel | undefined {
  const levels = education.map(({ degree }) => DEGREE_LEVELS.indexOf(degreeLevelOf(degree ?? '') as DegreeLevel));
  return DEGREE_LEVELS[Math.max(-1, ...levels)];
}

function skillsOf(resume: Resume, now: MonthIndex): SeekerSkill[] {
  const reader = new TextReader();
  const uses = skillUsesOf(resume, entriesOf(resume, reader, now), reader, now);
  return [...uses].map(([skill, { shown }]) => ({ skill, shown: shown ? 'dated-role' : 'listed' }));
}

/**
 * Skills that a résumé names explicitly; implied ones are left out.
 * @throws RangeError if `asOf` isn't a date
 */
export function namedSkills(resume: Resume, { asOf }: Pick<SeekerProfileOptions, 'asOf'>): SkillId[] {
  const now = monthOf(asOf.slice(0, 7));
  const reader = new TextReader();
  return [...namedSkillsOf(resume, entriesOf(resume, reader, now), reader, now)];
}
