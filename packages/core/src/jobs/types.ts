import type { SkillId } from '../skills/types.ts';
import type { Sponsorship } from '../visa/types.ts';

/** What a job description asks for, each with the words that say so. */
export interface JobRequirements {
  title?: string;
  /** Normalized occupation family of the title, e.g. `software-engineer`; absent where unknown. */
  occupation?: string;
  seniority?: Seniority;
  /** Asked for without "preferred", "a plus" or the like. Each skill once. */
  mustHave: SkillRequirement[];
  niceToHave: SkillRequirement[];
  /** Named in the duties of the job but not asked for in words. */
  mentioned: SkillRequirement[];
  /** Taught on the job ("will train"), so not asked for. */
  trained: SkillRequirement[];
  /** Years of experience asked for; the lower bound where a range is given. */
  years?: YearsRequirement;
  degree?: DegreeRequirement;
  knockouts: KnockoutQuestion[];
  sponsorship: { value: Sponsorship; quote?: string };
  /** The text by what it talks about, in order and without gaps that hold words. */
  sections: JobSection[];
  /** The text it was read from, for quotes and word comparison; cut at `MAX_JOB_LENGTH`. */
  text: string;
}

export { MAX_JOB_LENGTH } from '../text/limits.ts';

export const SENIORITIES = ['intern', 'entry', 'mid', 'senior', 'lead', 'executive'] as const;
export type Seniority = (typeof SENIORITIES)[number];

export const DEGREE_LEVELS = ['high-school', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof DEGREE_LEVELS)[number];

export interface YearsRequirement {
  /** Whole years; never 0, since that asks for nothing. */
  min: number;
  max?: number;
  /** False where they are only preferred. */
  required: boolean;
  quote: string;
}

export interface DegreeRequirement {
  /** The lowest level that is enough. */
  level: DegreeLevel;
  /** As written: "Computer Science", "a related field" is left out. */
  areas: string[];
  /** False where it is only preferred, or where experience counts instead. */
  required: boolean;
  /** "or equivalent experience" and its like. */
  orExperience: boolean;
  quote: string;
}

export interface SkillRequirement {
  skill: SkillId;
  /** Other skills that meet the requirement as well: "A or B" is one requirement, met by either. */
  anyOf?: SkillId[];
  /** Years asked for this very skill ("5+ years of Java"). */
  years?: number;
  /** The sentence of the description that asks for it. */
  quote: string;
}

/** A yes-or-no knockout that stands beside the score and never in it. */
export interface KnockoutQuestion {
  kind: KnockoutKind;
  question: string;
  /** The license or language it is about, where the vocabulary knows it. */
  skill?: SkillId;
  /** Others that do as well: "LPN or RN" is one question. */
  anyOf?: SkillId[];
  quote: string;
}

export const KNOCKOUT_KINDS = [
  'sponsorship',
  'work-authorisation',
  'license',
  'location',
  'degree',
  'clearance',
  'language',
  'shift',
  'drivers-license',
  'lifting',
  'travel',
  'age',
  'background-check',
] as const;
export type KnockoutKind = (typeof KNOCKOUT_KINDS)[number];

export const JOB_SECTION_KINDS = [
  'requirements',
  'preferred',
  'duties',
  'benefits',
  'company',
  'legal',
  'overview',
] as const;
export type JobSectionKind = (typeof JOB_SECTION_KINDS)[number];

export interface JobSection {
  kind: JobSectionKind;
  heading?: string;
  /** UTF-16 offsets into `text`. */
  start: number;
  end: number;
}

export interface Occupation {
  /** Stable, kebab: `registered-nurse`. */
  id: string;
  name: string;
  /** Field of work, for grouping. */
  field: string;
  /** Detailed or broad code of the Standard Occupational Classification 2018 (https://www.bls.gov/soc/2018/) that fits best. */
  soc: string;
  /** The license that practically every US state asks of everyone who works in it. */
  license?: SkillId;
}

export interface OccupationGuess {
  occupation: string;
  /** 0 to 1: how much of the title the known name explains, and how specific that name is. */
  confidence: number;
}
