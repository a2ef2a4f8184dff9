import type { SkillId } from '../skills/types.ts';
import { type GapSkill, skillGap } from './gap.ts';
import type { OccupationDemand } from './types.ts';

/** Nothing is said of the shares of fewer listings. */
export const LEAST_LISTINGS = 5;

/** A skill counts for a line of work when at least one in so many of its listings asks for it. */
const ONE_IN = 5;
/** One listing alone makes no pattern. */
const LEAST_ASKED = 2;
const MOST_SKILLS = 15;

/** The skills that a line of work is mostly about, and how each stands to somebody who holds these. */
export function mainSkills(require: OccupationDemand, held: readonly SkillId[]): GapSkill[] {
  const { skills: asked, listings, alternatives } = require;
  return skillGap({ held, asked, listings, alternatives })
    .filter(({ asked: count }) => isMain(count, listings))
    .slice(0, MOST_SKILLS);
}

export const isMain = (asked: number, listings: number): boolean => asked >= LEAST_ASKED && asked * ONE_IN >= listings;

/** Whether the listings get what they ask for: the skill itself, or mostly another one that they are content with. */
export const isCovered = ({ standing, metByOther, asked }: GapSkill): boolean =>
  standing !== 'missing' || metByOther * 2 > asked;
