import type { JobRequirements, SkillRequirement } from '../../jobs/types.ts';
import { getSkillById } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import { toComparable } from '../wording/words.ts';
import type { Facts } from './index.ts';
import { getLineOfSkill } from './line-of-work.ts';
import type { SkillUse } from './skill-uses.ts';

/** A skill's name as it appears in reasons. */
export function getSkillName(id: string): string {
  return getSkillById(id)?.name ?? id;
}

/** The skills that meet a requirement, starting with its primary one. */
export const listAlternatives = ({ skill, anyOf = [] }: SkillRequirement): SkillId[] => [
  skill,
  ...anyOf.filter((other) => other !== skill),
];

/** "Java or C#", "at least 2 of Tableau, Looker, Power BI". */
export function formatRequirement(requirement: SkillRequirement): string {
  const names = listAlternatives(requirement).map(getSkillName);
  return requirement.atLeast ? `at least ${requirement.atLeast} of ${names.join(', ')}` : names.join(' or ');
}

/** Every skill that meets at least one requirement. */
export const listAskedSkills = (job: JobRequirements | undefined): SkillId[] =>
  (job?.mustHave ?? []).flatMap(listAlternatives);

/**
 * Required skills in an order that doesn't depend on the order of the description. The subject of a degree ("a degree in computer science") belongs to the
 * degree rule and isn't required twice.
 */
export function sortRequiredSkills({ job }: Pick<Facts, 'job'>): SkillRequirement[] {
  const subjects = toComparable(job?.degree?.areas.join(' | ') ?? '');
  const isSubject = ({ skill, quote }: SkillRequirement) =>
    quote === job?.degree?.quote && ` ${subjects} `.includes(` ${toComparable(getSkillName(skill))} `);
  return (job?.mustHave ?? []).filter((requirement) => !isSubject(requirement)).sort(compareRequirements);
}

/** An order that doesn't depend on the order of the description. */
export const compareRequirements = (a: SkillRequirement, b: SkillRequirement): number =>
  a.skill < b.skill ? -1 : a.skill > b.skill ? 1 : 0;

/** The uses of the skills that a requirement names: shown before listed, then in the order of the alternatives. */
export function listUses({ skills }: Pick<Facts, 'skills'>, requirement: SkillRequirement): SkillUse[] {
  const uses = listAlternatives(requirement).flatMap((skill) => skills.get(skill) ?? []);
  return [...uses.filter(({ shown }) => shown), ...uses.filter(({ shown }) => !shown)];
}

/** The best use that meets the requirement; the last of the best if it takes several, so that none is undefined or only listed if this one isn't. */
export function findBestUse(facts: Pick<Facts, 'skills'>, requirement: SkillRequirement): SkillUse | undefined {
  return listUses(facts, requirement)[(requirement.atLeast ?? 1) - 1];
}

/** A skill from a line of work says the most about fit; one that every job names (spreadsheets, scheduling) says little, and a trait the least. */
export const WEIGHTS = { special: 30, common: 10, trait: 5 } as const;

export function getWeight(requirement: SkillRequirement): number {
  const weights = listAlternatives(requirement).map((skill) =>
    getLineOfSkill(skill) ? WEIGHTS.special : isTrait(skill) ? WEIGHTS.trait : WEIGHTS.common,
  );
  return Math.max(...weights);
}

/** Whether every line of work asks for it, such as teamwork: people show it more often than they name it. */
export function isTrait(id: SkillId): boolean {
  const skill = getSkillById(id);
  return skill?.kind === 'trait' || skill?.field === 'general';
}
