import type { SkillId } from '../skills/types.ts';
import type { Sponsorship } from '../visa/types.ts';

/** The requirements of a job description, each with its quote. */
export interface JobRequirements {
  title?: string;
  /** Normalized occupation family of the title, such as `software-engineer`; absent if unknown. */
  occupation?: string;
  seniority?: Seniority;
  /** Required, without "preferred", "a plus" or the like. Each skill once. */
  mustHave: SkillRequirement[];
  niceToHave: SkillRequirement[];
  /** Named in the duties of the job but not required explicitly. */
  mentioned: SkillRequirement[];
  /** Taught on the job ("will train"), so not required. */
  trained: SkillRequirement[];
  /** Required years of experience; the lower bound of a range. */
  years?: YearsRequirement;
  degree?: DegreeRequirement;
  knockouts: KnockoutQuestion[];
  sponsorship: { value: Sponsorship; quote?: string };
  /** The text by topic, in order; gaps contain no words. */
  sections: JobSection[];
  /** The source text, for quotes and word comparison; truncated at `MAX_JOB_LENGTH`. */
  text: string;
}

export { MAX_JOB_LENGTH } from '../text/limits.ts';

export const SENIORITIES = ['intern', 'entry', 'mid', 'senior', 'lead', 'executive'] as const;
export type Seniority = (typeof SENIORITIES)[number];

export const DEGREE_LEVELS = ['high-school', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof DEGREE_LEVELS)[number];

export interface YearsRequirement {
  /** Whole years; never 0, which requires nothing. */
  min: number;
  max?: number;
  /** False if they are only preferred. */
  required: boolean;
  quote: string;
}

export interface DegreeRequirement {
  /** The lowest acceptable level. */
  level: DegreeLevel;
  /** As written, such as "Computer Science". "A related field" is left out. */
  areas: string[];
  /** False if it is only preferred, or if experience can replace it. */
  required: boolean;
  /** "or equivalent experience" and similar wording. */
  orExperience: boolean;
  quote: string;
}

export interface SkillRequirement {
  skill: SkillId;
  /** Other skills that also meet the requirement: "A or B" is one requirement that either one meets. */
  anyOf?: SkillId[];
  /** How many of `skill` and `anyOf` it takes, if one isn't enough: "at least two of A, B and C". */
  atLeast?: number;
  /** Years required for this skill in particular ("5+ years of Java"). */
  years?: number;
  /** The sentence of the description that requires it. */
  quote: string;
}

/** A yes-or-no knockout, shown next to the score and never part of it. */
export interface KnockoutQuestion {
  kind: KnockoutKind;
  question: string;
  /** Its license or language, if the vocabulary has it. */
  skill?: SkillId;
  /** Others that are also accepted: "LPN or RN" is one question. */
  anyOf?: SkillId[];
  /** How many of `skill` and `anyOf` it takes, if one isn't enough. */
  atLeast?: number;
  quote: string;
}

export const KNOCKOUT_KINDS = [
  'sponsorship',
  'work-authorization',
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
  /** Stable, kebab-case: `registered-nurse`. */
  id: string;
  name: string;
  /** Field of work, for grouping. */
  field: string;
  /** The best-fitting detailed or broad code of the Standard Occupational Classification 2018 (https://www.bls.gov/soc/2018/). */
  soc: string;
  /** The license that practically every US state requires for this occupation. */
  license?: SkillId;
}

export interface OccupationGuess {
  occupation: string;
  /** 0 to 1: how much of the title the known name explains, and how specific that name is. */
  confidence: number;
}
