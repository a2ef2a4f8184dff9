import type { SkillId } from '../skills/types.ts';

/** What a job description asks for, each with the words that say so. */
export interface JobRequirements {
  title?: string;
  /** Normalised occupation family of the title, e.g. `software-engineer`; absent where unknown. */
  occupation?: string;
  seniority?: Seniority;
  /** Asked for without "preferred", "a plus" or the like. */
  mustHave: SkillRequirement[];
  niceToHave: SkillRequirement[];
  /** Years of experience asked for; the lower bound where a range is given. */
  years?: { min: number; max?: number; quote: string };
  degree?: { level: DegreeLevel; areas: string[]; required: boolean; quote: string };
  knockouts: KnockoutQuestion[];
  /** The text it was read from, for quotes and word comparison. */
  text: string;
}

export const SENIORITIES = ['intern', 'entry', 'mid', 'senior', 'lead', 'executive'] as const;
export type Seniority = (typeof SENIORITIES)[number];

export const DEGREE_LEVELS = ['high-school', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof DEGREE_LEVELS)[number];

export interface SkillRequirement {
  skill: SkillId;
  /** The sentence of the description that asks for it. */
  quote: string;
}

/** A yes-or-no hurdle that stands beside the score and never in it. */
export interface KnockoutQuestion {
  kind: 'work-authorisation' | 'licence' | 'location' | 'degree' | 'clearance' | 'language' | 'shift';
  question: string;
  quote: string;
}
