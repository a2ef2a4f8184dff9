import { shareInterval } from '../feed/sample-size.ts';
import { impliedBy, skillById } from '../skills/index.ts';
import type { Skill, SkillId } from '../skills/types.ts';

/** A skill and how many listings of a sample ask for it. */
export interface AskedSkill {
  skill: SkillId;
  asked: number;
}

export interface SkillGapInput {
  /** Skills that the person named or showed. */
  held: readonly SkillId[];
  asked: readonly AskedSkill[];
  /** Listings in the sample. */
  listings: number;
}

/** Named by the person, following from what they named (`implies`), or neither. */
export type Standing = 'held' | 'implied' | 'missing';

export interface GapSkill extends AskedSkill {
  name: string;
  kind: Skill['kind'];
  /** 95% interval of the share of listings that ask for it, 0 to 1. */
  low: number;
  high: number;
  standing: Standing;
}

/**
 * What listings ask for beside what a person holds, the most asked for first. Traits are left out: everybody is asked for them and nobody can show
 * them; so are ids that the vocabulary does not hold.
 */
export function skillGap({ held, asked, listings }: SkillGapInput): GapSkill[] {
  const standingOf = standings(held);
  return asked
    .flatMap(({ skill, asked: count }) => {
      const known = skillById(skill);
      if (!known || known.kind === 'trait' || count <= 0) return [];
      const { low, high } = shareInterval(Math.min(count, listings), listings);
      return [{ skill, name: known.name, kind: known.kind, asked: count, low, high, standing: standingOf(skill) }];
    })
    .sort((a, b) => b.asked - a.asked || a.name.localeCompare(b.name, 'en'));
}

/** How each skill stands to somebody who holds these. */
export function standings(held: readonly SkillId[]): (skill: SkillId) => Standing {
  const named = new Set(held);
  const implied = new Set(held.flatMap((skill) => impliedBy(skill)));
  return (skill) => (named.has(skill) ? 'held' : implied.has(skill) ? 'implied' : 'missing');
}
