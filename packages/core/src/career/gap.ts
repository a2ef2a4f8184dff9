import { shareInterval } from '../feed/sample-size.ts';
import { getSkillById, listImpliedSkills } from '../skills/index.ts';
import type { Skill, SkillId } from '../skills/types.ts';
import type { AlternativeCounts, AskedSkill } from './types.ts';

export interface SkillGapInput {
  /** Skills that the person named or showed. */
  held: readonly SkillId[];
  asked: readonly AskedSkill[];
  /** Listings in the sample. */
  listings: number;
  /** Where listings accept alternatives. */
  alternatives?: readonly AlternativeCounts[];
}

/** Named by the person, implied by a named skill (`implies`), or neither. */
export type SkillStanding = 'held' | 'implied' | 'missing';

export interface GapSkill extends AskedSkill {
  name: string;
  kind: Skill['kind'];
  /** 95% interval of the share of listings that require it, 0 to 1. */
  low: number;
  high: number;
  standing: SkillStanding;
  /** Of the listings that require a missing one: those that accept another that the person has. */
  metByOther: number;
}

/**
 * What listings require compared with a person's skills, most required first. Traits are left out, because everyone is asked for them and
 * nobody can prove them; so are ids that aren't in the vocabulary.
 */
export function findSkillGap({ held, asked, listings, alternatives = [] }: SkillGapInput): GapSkill[] {
  const standingOf = createStandingLookup(held);
  const has = (skill: SkillId) => standingOf(skill) !== 'missing';
  return asked
    .flatMap(({ skill, asked: count }) => {
      const known = getSkillById(skill);
      if (!known || known.kind === 'trait' || count <= 0) return [];
      const { low, high } = shareInterval(Math.min(count, listings), listings);
      const standing = standingOf(skill);
      const metByOther = standing === 'missing' ? countAcceptingAlternative(skill, alternatives, has) : 0;
      return [{ skill, name: known.name, kind: known.kind, asked: count, low, high, standing, metByOther }];
    })
    .sort((a, b) => b.asked - a.asked || a.name.localeCompare(b.name, 'en'));
}

/** Each skill's status for someone with these skills. */
export function createStandingLookup(held: readonly SkillId[]): (skill: SkillId) => SkillStanding {
  const named = new Set(held);
  const implied = new Set(held.flatMap((skill) => listImpliedSkills(skill)));
  return (skill) => (named.has(skill) ? 'held' : implied.has(skill) ? 'implied' : 'missing');
}

/** How many listings that require a skill accept an alternative for which `has` is true. */
export function countAcceptingAlternative(
  skill: SkillId,
  alternatives: readonly AlternativeCounts[],
  has: (skill: SkillId) => boolean,
): number {
  return alternatives
    .filter(({ skills }) => skills.includes(skill) && skills.some((other) => other !== skill && has(other)))
    .reduce((sum, { listings }) => sum + listings, 0);
}
