import type { SkillId } from '../skills/types.ts';
import { findSkillGap, type GapSkill } from './gap.ts';
import type { OccupationDemand } from './types.ts';

/** For fewer listings, only their number is stated. */
export const MIN_LISTINGS = 20;

/** A skill counts for an occupation if at least one in this many of its listings requires it. */
const MIN_SHARE_DIVISOR = 5;
/** A single listing makes no pattern. */
const MIN_SKILL_LISTINGS = 2;
const MAX_SKILLS = 15;

/** An occupation's main skills, and each one's status for someone with these skills. */
export function findMainSkills(require: OccupationDemand, held: readonly SkillId[]): GapSkill[] {
  const { skills: asked, listings, alternatives } = require;
  return findSkillGap({ held, asked, listings, alternatives })
    .filter(({ asked: count }) => isMain(count, listings))
    .slice(0, MAX_SKILLS);
}

export const isMain = (asked: number, listings: number): boolean =>
  asked >= MIN_SKILL_LISTINGS && asked * MIN_SHARE_DIVISOR >= listings;

/** Whether the person meets a requirement: by the skill itself, or by an alternative that most listings accept. */
export const isCovered = ({ standing, metByOther, asked }: GapSkill): boolean =>
  standing !== 'missing' || metByOther * 2 > asked;
