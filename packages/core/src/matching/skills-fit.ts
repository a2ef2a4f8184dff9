import type { SkillId } from '../skills/types.ts';

/** A listing's skills, with the person's credit for each. */
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
