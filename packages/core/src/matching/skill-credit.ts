import { impliedBy, skillById, skillCount, skillIndex } from '../skills/index.ts';
import type { Skill, SkillId } from '../skills/types.ts';
import { MATCH_POINTS } from './parts.ts';
import type { SeekerSkill } from './types.ts';

/**
 * Credits are whole numbers so that every sum is exact: a skill weighs 4, one that work of every kind asks for 2, a trait 1, and a skill shown in a dated role brings its weight
 * five times, one that is only listed three times (1.0 and 0.6).
 */
const SKILL_WEIGHT = 4;
const COMMON_WEIGHT = 2;
const TRAIT_WEIGHT = 1;
const SHOWN = 5;
const LISTED = 3;

/** A listing that names less than three skills' worth cannot earn all of the points for must-haves. */
const LEAST_WEIGHT = 3 * SKILL_WEIGHT;
/** Of a listing that names many, so much is enough: long lists are wishes. */
const MOST_WEIGHT = 8 * SKILL_WEIGHT;
const COMMON_FIELDS: ReadonlySet<string> = new Set(['general', 'office', 'languages']);

/** How much a skill weighs in a listing's demands; 0 for one that the vocabulary does not hold. */
export function weightOf(skill: SkillId): number {
  const entry = skillById(skill);
  if (!entry) return 0;
  return entry.kind === 'trait' ? TRAIT_WEIGHT : isCommon(entry) ? COMMON_WEIGHT : SKILL_WEIGHT;
}

/** Traits, languages, and office software say nothing of a field of work. */
export function isCommon({ kind, field }: Skill): boolean {
  return kind === 'trait' || kind === 'language' || COMMON_FIELDS.has(field);
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
  return Math.min(Math.max(weight, LEAST_WEIGHT), MOST_WEIGHT);
}

/** Points for must-haves; all of them from `SHOWN × base` on. */
export function mustHavePoints(credit: number, base: number): number {
  const counted = credit < SHOWN * base ? credit : SHOWN * base;
  return ((MATCH_POINTS['must-have'] * counted) / (SHOWN * base) + 0.5) | 0;
}

/** Points for nice-to-haves; none where none are named, since they are extras. */
export function niceToHavePoints(credit: number, weight: number): number {
  if (weight === 0) return 0;
  return ((MATCH_POINTS['nice-to-have'] * credit) / (SHOWN * weight) + 0.5) | 0;
}
