import type { SkillId } from '../skills/types.ts';

/** A listing's skills by what the person has of them. */
export interface SkillFit {
  shown: SkillId[];
  listed: SkillId[];
  missing: SkillId[];
  credit: number;
  weight: number;
}

export interface SkillsFit {
  must: SkillFit;
  nice: SkillFit;
}
