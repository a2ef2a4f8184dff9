import { findClosestRelation, findRequiredOccupation, getLineRelation } from '../facts/experience.ts';
import type { Facts } from '../facts/index.ts';
import { getLinesOfJob } from '../facts/line-of-work.ts';
import { findBestUse, formatRequirement, getWeight, sortRequiredSkills, WEIGHTS } from '../facts/requirements.ts';
import type { CapFinding } from './rule.ts';

/** The total that a résumé can reach before any required skill counts, by the closest title the person has held. */
export const FIT_BASE_LIMITS = { same: 70, related: 55, line: 35, near: 15, none: 10 } as const;
export type FitBase = keyof typeof FIT_BASE_LIMITS;

/** How much each tenth of the required skills, by weight, raises the limit. */
const POINTS_PER_TENTH = 5;
/** A job that asks for fewer than three skills of a trade is judged as if it asked for three, so that a single word doesn't amount to a fit. */
const LEAST_WEIGHT = 3 * WEIGHTS.special;

/** The limit as the public rubric shows it. */
export const FIT_STEPS: { name: string; limit: number }[] = [
  { name: 'This job', limit: FIT_BASE_LIMITS.same },
  { name: 'A related job', limit: FIT_BASE_LIMITS.related },
  { name: 'Another job in the same line of work', limit: FIT_BASE_LIMITS.line },
  { name: 'A job in a neighboring line of work', limit: FIT_BASE_LIMITS.near },
  { name: 'None of these', limit: FIT_BASE_LIMITS.none },
];
export const FIT_EXPLANATION = `With a job, the total can’t go above this. Each tenth of the required skills, by weight, raises it by ${POINTS_PER_TENTH}: a skill that is shown counts in full, one that is only listed 60%. A job that asks for fewer than three skills of a trade counts as if it asked for three. A line of work is judged by titles, degrees, licenses and skills; a skill that the job asks for counts only if it is shown. So a résumé without the required skills and without this or a related title stays at or below 35, and so does one from another line of work with half of the required skills. Where we can’t read what a job asks for, fit isn’t judged and the total stays at or below 35.`;

export interface FitCeiling extends CapFinding {
  limit: number;
}

/** Whether the job says enough to judge fit: a skill, an occupation, or at least a line of work. */
export function isFitJudged(facts: Facts): boolean {
  const occupation = findRequiredOccupation(facts);
  if (occupation !== undefined || sortRequiredSkills(facts).length > 0) return true;
  return facts.job !== undefined && getLinesOfJob(facts.job, occupation).size > 0;
}

/** The highest total that fit allows, from the share of the required skills and the closest title. Undefined if it is 100 or there is no job. */
export function fitCeiling(facts: Facts): FitCeiling | undefined {
  if (!facts.job) return undefined;
  if (!isFitJudged(facts)) return UNJUDGED_CEILING;
  const base = getFitBase(facts);
  const required = sortRequiredSkills(facts);
  let had = 0;
  let all = 0;
  for (const requirement of required) {
    const weight = getWeight(requirement);
    const use = findBestUse(facts, requirement);
    all += weight;
    had += use?.shown ? weight : use?.listed ? (weight * 3) / 5 : 0;
  }
  const tenths = Math.floor((10 * had) / Math.max(LEAST_WEIGHT, all));
  const limit = FIT_BASE_LIMITS[base] + POINTS_PER_TENTH * tenths;
  if (limit >= 100) return undefined;
  const isSomeListed = required.some((requirement) => findBestUse(facts, requirement)?.shown === undefined);
  const missing = required.filter((requirement) => !findBestUse(facts, requirement));
  return {
    limit,
    reason: `${TITLES[base]} ${formatSkills(required.length, missing.length, isSomeListed)} With that, the total can’t go above ${limit}, however well the résumé is written.`,
    fix:
      missing.length > 0
        ? `If you’ve done work that uses ${missing.slice(0, 3).map(formatRequirement).join(', ')}, say where. If not, this job may not be the one for this résumé.`
        : 'If you have done this work under another title, add its common name in parentheses.',
    evidence: missing
      .slice(0, 10)
      .map((requirement) => ({ text: `Not on your résumé: ${formatRequirement(requirement)}.` })),
  };
}

/** If fit can't be judged, the résumé gets the same limit as one that shows no fit. */
const UNJUDGED_CEILING: FitCeiling = {
  limit: 35,
  reason:
    'We couldn’t read which skills or occupation this job description asks for, so fit isn’t judged, and without it the total can’t go above 35.',
  fix: 'Paste the whole description, with its title. Without a job you get the format score.',
  evidence: [],
};

function getFitBase(facts: Facts): FitBase {
  return findClosestRelation(facts) ?? getLineRelation(facts);
}

const TITLES: Record<FitBase, string> = {
  same: 'You have held this job.',
  related: 'You have held a related job.',
  line: 'Your résumé is in the same line of work, but none of the titles we read is this job or a related one.',
  near: 'Your résumé is in a neighboring line of work, and none of the titles we read is this job or a related one.',
  none: 'None of the titles we read is this job or a related one.',
};

function formatSkills(required: number, missing: number, isSomeListed: boolean): string {
  if (required === 0) return 'The job names no skills that we could read.';
  if (missing === 0)
    return `Your résumé shows all of the required skills${isSomeListed ? ', some only in a list or by name' : ''}.`;
  return `We found ${required - missing} of ${required} required skills on it.`;
}
