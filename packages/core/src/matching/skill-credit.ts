import { impliedBy, skillById, skillCount, skillIndex } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import { MATCH_POINTS } from './parts.ts';
import type { SeekerSkill } from './types.ts';

/**
 * Credits are whole numbers so that every sum is exact: a skill weighs 4, a trait 1, and a skill shown in a dated role brings its weight
 * five times, one that is only listed three times (1.0 and 0.6).
 */
const SKILL_WEIGHT = 4;
const TRAIT_WEIGHT = 1;
const SHOWN = 5;
const LISTED = 3;

/** A listing that names less than three skills' worth cannot earn all of the points for must-haves. */
const LEAST_WEIGHT = 3 * SKILL_WEIGHT;

/** How much a skill weighs in a listing's demands; 0 for one that the vocabulary does not hold. */
export function weightOf(skill: SkillId): number {
  const kind = skillById(skill)?.kind;
  return kind === undefined ? 0 : kind === 'trait' ? TRAIT_WEIGHT : SKILL_WEIGHT;
}

/** What each skill of the vocabulary brings for this person, by skill index; skills that others include count as shown where those are. */
export function creditTable(skills: readonly SeekerSkill[]): Uint8Array {
  const credits = new Uint8Array(skillCount());
  for (const { skill, shown } of skills) {
    const factor = shown === 'dated-role' ? SHOWN : LISTED;
    for (const id of [skill, ...impliedBy(skill)]) {
      const index = skillIndex(id);
      if (index < 0) continue;
      credits[index] = Math.max(credits[index] ?? 0, factor * weightOf(id));
    }
  }
  return credits;
}

/** Whether a credit stands for a skill that is only listed. */
export function isListed(credit: number, skill: SkillId): boolean {
  return credit === LISTED * weightOf(skill);
}

/** The sum of weights that must-haves are measured against. */
export function mustHaveBase(weight: number): number {
  return Math.max(weight, LEAST_WEIGHT);
}

/** Points for must-haves: `credit` of at most `SHOWN × base`. */
export function mustHavePoints(credit: number, base: number): number {
  return ((MATCH_POINTS['must-have'] * credit) / (SHOWN * base) + 0.5) | 0;
}

/** Points for nice-to-haves; all of them where none are named. */
export function niceToHavePoints(credit: number, weight: number): number {
  if (weight === 0) return MATCH_POINTS['nice-to-have'];
  return ((MATCH_POINTS['nice-to-have'] * credit) / (SHOWN * weight) + 0.5) | 0;
}
