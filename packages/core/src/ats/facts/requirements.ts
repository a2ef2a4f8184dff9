import type { JobRequirements, SkillRequirement } from '../../jobs/types.ts';
import { skillById } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import { comparable } from '../wording/words.ts';
import type { Facts } from './index.ts';
import { lineOfSkill } from './line-of-work.ts';
import type { SkillUse } from './skill-uses.ts';

/** How a skill is called in reasons. */
export function skillName(id: string): string {
  return skillById(id)?.name ?? id;
}

/** The skills that meet a requirement, the one it is filed under first. */
const alternativesOf = ({ skill, anyOf = [] }: SkillRequirement): SkillId[] => [
  skill,
  ...anyOf.filter((other) => other !== skill),
];

/** "Java or C#". */
export const requirementName = (requirement: SkillRequirement): string =>
  alternativesOf(requirement).map(skillName).join(' or ');

/** Every skill that meets some requirement. */
export const askedSkills = (job: JobRequirements | undefined): SkillId[] =>
  (job?.mustHave ?? []).flatMap(alternativesOf);

/**
 * Required skills in an order that does not depend on the order of the description. The subject of a degree ("a degree in computer science") belongs to the
 * rule on degrees and is not asked for twice.
 */
export function requiredSkills({ job }: Pick<Facts, 'job'>): SkillRequirement[] {
  const subjects = comparable(job?.degree?.areas.join(' | ') ?? '');
  const isSubject = ({ skill, quote }: SkillRequirement) =>
    quote === job?.degree?.quote && ` ${subjects} `.includes(` ${comparable(skillName(skill))} `);
  return (job?.mustHave ?? [])
    .filter((requirement) => !isSubject(requirement))
    .sort((a, b) => (a.skill < b.skill ? -1 : a.skill > b.skill ? 1 : 0));
}

/** The best use of a skill that meets the requirement: shown before listed, then in the order of the alternatives. */
export function useOf({ skills }: Pick<Facts, 'skills'>, requirement: SkillRequirement): SkillUse | undefined {
  const uses = alternativesOf(requirement).flatMap((skill) => skills.get(skill) ?? []);
  return uses.find(({ shown }) => shown) ?? uses[0];
}

/** A skill of some line of work tells most about fit; one that every job names (spreadsheets, scheduling) little, a trait least. */
export const WEIGHTS = { special: 30, common: 10, trait: 5 } as const;

export function weightOf(requirement: SkillRequirement): number {
  const weights = alternativesOf(requirement).map((skill) =>
    lineOfSkill(skill) ? WEIGHTS.special : isTrait(skill) ? WEIGHTS.trait : WEIGHTS.common,
  );
  return Math.max(...weights);
}

function isTrait(id: SkillId): boolean {
  const skill = skillById(id);
  return skill?.kind === 'trait' || skill?.field === 'general';
}
