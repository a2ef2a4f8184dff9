import { countSkills, getSkillIndex, listImpliedSkills, listSkills } from '../skills/index.ts';
import type { Skill, SkillId } from '../skills/types.ts';
import { MATCH_POINTS } from './parts.ts';
import type { SeekerSkill } from './types.ts';

/**
 * Credits are whole numbers so that every sum is exact: a skill weighs 4, one that every kind of work asks for 2, a trait 1. A
 * skill shown in a dated role earns five times its weight, and one that is only listed three times (1.0 and 0.6).
 */
const SKILL_WEIGHT = 4;
const COMMON_WEIGHT = 2;
const TRAIT_WEIGHT = 1;
const SHOWN_CREDIT = 5;
const LISTED_CREDIT = 3;

/** A listing that names fewer than three skills' worth can't earn all of the points for must-haves. */
export const LEAST_WEIGHT = 3 * SKILL_WEIGHT;
/** The maximum weight required of a listing that names many: long lists are wish lists. */
const MOST_WEIGHT = 8 * SKILL_WEIGHT;
const COMMON_FIELDS: ReadonlySet<string> = new Set(['general', 'office', 'languages']);

let weights: Uint8Array | undefined;

/** The weight of a skill in a listing's requirements; 0 for one that isn't in the vocabulary. */
export function getSkillWeight(skill: SkillId): number {
  weights ??= Uint8Array.from(listSkills(), (entry) =>
    entry.kind === 'trait' ? TRAIT_WEIGHT : isCommon(entry) ? COMMON_WEIGHT : SKILL_WEIGHT,
  );
  return weights[getSkillIndex(skill)] ?? 0;
}

/** Traits, languages, and office software don't identify a field of work. */
export function isCommon({ kind, field }: Skill): boolean {
  return kind === 'trait' || kind === 'language' || COMMON_FIELDS.has(field);
}

/** The credit of each skill for this person, by skill index; skills included in others count as shown if those are shown. */
export function createCreditTable(skills: readonly SeekerSkill[]): Uint8Array {
  const credits = new Uint8Array(countSkills());
  for (const { skill, shown } of skills) {
    const factor = shown === 'dated-role' ? SHOWN_CREDIT : LISTED_CREDIT;
    for (const id of [skill, ...listImpliedSkills(skill)]) {
      const index = getSkillIndex(id);
      if (index < 0) continue;
      credits[index] = Math.max(credits[index] ?? 0, factor * getSkillWeight(id));
    }
  }
  return credits;
}

/** Whether a credit is for a skill that is only listed. */
export function isListed(credit: number, skill: SkillId): boolean {
  return credit === LISTED_CREDIT * getSkillWeight(skill);
}

/** The total weight that must-haves are compared with. */
export function mustHaveBase(weight: number): number {
  return Math.min(Math.max(weight, LEAST_WEIGHT), MOST_WEIGHT);
}

/** Points for must-haves; all of them from `SHOWN × base` on. */
export function mustHavePoints(credit: number, base: number): number {
  const counted = credit < SHOWN_CREDIT * base ? credit : SHOWN_CREDIT * base;
  return ((MATCH_POINTS['must-have'] * counted) / (SHOWN_CREDIT * base) + 0.5) | 0;
}

/** Points for nice-to-haves; none if a listing names none, since they are extras. */
export function scoreNiceToHaves(credit: number, weight: number): number {
  if (weight === 0) return 0;
  return ((MATCH_POINTS['nice-to-have'] * credit) / (SHOWN_CREDIT * weight) + 0.5) | 0;
}
