import type { FieldPath } from '../resume/reading.ts';
import type { Span } from '../resume/source.ts';

/**
 * Points are stored in hundredths, as integers. Since rubric 2026.2, every figure in a report is a whole number of points, so a multiple of 100; older stored
 * reports contain fractions.
 */
export type Centipoints = number;

export const PART_IDS = ['parseability', 'structure', 'must-have', 'alignment', 'evidence', 'hygiene'] as const;
export type PartId = (typeof PART_IDS)[number];

export interface ScoreReport {
  /** Version of the published rubric, e.g. `2026.1`. */
  rubric: string;
  /** `job` scores against a job; `format` includes only the parts that need no job, scaled to 100 and labeled as such. */
  kind: 'job' | 'format';
  /** 0 to 100, whole: the sum of what the parts earned, limited by the strictest cap. */
  total: number;
  /**
   * 0 to 100, whole: the share of their points that the job-related parts earned, limited by the fit limit. Absent without a job, if the job names nothing to
   * judge by (`fitUnjudged` says so), and in reports from before rubric 2026.2.
   */
  fit?: number;
  /** Why there is no `fit` even though there is a job. */
  fitUnjudged?: string;
  /** 0 to 100, whole: the share of their points that the other parts earned. Absent in reports from before rubric 2026.2. */
  quality?: number;
  /** What anyone can check on the page, in display order. Absent in reports from before rubric 2026.2. */
  checklist?: ChecklistItem[];
  /**
   * What the job asks for, skill by skill: the required ones in the order of the rule, followed by the preferred ones. Absent without a job and in reports
   * from before they were recorded.
   */
  keywords?: Keyword[];
  /** The parts that apply; their possible points add up to exactly 100. */
  parts: PartScore[];
  /** Rules that don't apply here, and why; their points are distributed among the others. */
  leftOut: OmittedPart[];
  /**
   * Ceilings that applied, strictest first, such as hidden text, keyword stuffing, and placeholder text; `fit` is included if the parts earned more than it
   * allows.
   */
  caps: Cap[];
  /** Deal-breakers, sponsorship first. */
  knockouts: Knockout[];
  /** The month used for "present" and recency. */
  asOf: string;
}

export interface PartScore {
  id: PartId;
  name: string;
  earned: Centipoints;
  possible: Centipoints;
  rules: RuleScore[];
}

export interface RuleScore {
  /** Stable id from the rubric table, e.g. `evidence.amounts`. */
  id: string;
  name: string;
  earned: Centipoints;
  possible: Centipoints;
  evidence: Evidence[];
  /** Their points add up to `possible - earned`. */
  losses: Loss[];
}

export interface OmittedPart {
  id: string;
  name: string;
  reason: string;
}

/** Characters of a field's value, UTF-16 units, end exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** The evidence for a point. */
export interface Evidence {
  /** One short sentence. */
  text: string;
  /** The points it earned; the evidence of a rule adds up to what the rule earned. */
  points: Centipoints;
  field?: FieldPath;
  spans?: Span[];
  /** The words of the field that count. */
  within?: TextRange;
  /** The words of the job description that it matches. */
  quote?: string;
}

/** The cost of a missing point, and how to earn it. */
export interface Loss {
  points: Centipoints;
  reason: string;
  fix: string;
  field?: FieldPath;
  spans?: Span[];
  within?: TextRange;
  /** The missing skill or term. */
  term?: string;
  quote?: string;
}

export interface Cap {
  id: CapId;
  /** The total cannot exceed this, 0 to 100. */
  limit: number;
  reason: string;
  fix: string;
  evidence: CapEvidence[];
}

export const CAP_IDS = [
  'hidden-text',
  'keyword-stuffing',
  'pasted-job',
  'placeholder-text',
  'no-contact',
  'fit',
] as const;
export type CapId = (typeof CAP_IDS)[number];

/** The evidence for a cap. */
export interface CapEvidence {
  text: string;
  field?: FieldPath;
  spans?: Span[];
  /** The page, for text that belongs to no field. */
  page?: number;
}

export const CHECK_IDS = [
  'contact',
  'titles',
  'dates',
  'described',
  'numbers',
  'education',
  'skills',
  'length',
  'filler',
  'readable',
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

/** One concrete observation about the page, shown before any points. */
export interface ChecklistItem {
  id: CheckId;
  /** "Contact details". */
  name: string;
  /** `unsure` if our reading is uncertain: then `text` is a question. */
  answer: 'yes' | 'no' | 'unsure';
  /** One sentence: what was found, or what is missing. */
  text: string;
  /** What to do about a "no" or an "unsure". */
  fix?: string;
  field?: FieldPath;
  spans?: Span[];
}

export const KEYWORD_NEEDS = ['required', 'preferred'] as const;
export type KeywordNeed = (typeof KEYWORD_NEEDS)[number];

/**
 * Where a résumé has a keyword: in a dated role that says what was done, in a project, in a section that lists what people hold (a license, a language), only
 * listed, named without being claimed ("no CDL"), or nowhere that we found.
 */
export const KEYWORD_PLACES = ['work', 'volunteer', 'project', 'held', 'listed', 'named', 'missing'] as const;
export type KeywordPlace = (typeof KEYWORD_PLACES)[number];

/** Topics of a job description that a keyword can appear in; its title is one of them. */
export const KEYWORD_TOPICS = [
  'title',
  'requirements',
  'preferred',
  'duties',
  'benefits',
  'company',
  'legal',
  'overview',
] as const;
export type KeywordTopic = (typeof KEYWORD_TOPICS)[number];

/** One requirement of a job: in its description, in the résumé, and in points. "A or B" is one requirement. */
export interface Keyword {
  /** "Java or C#". */
  name: string;
  need: KeywordNeed;
  /** How often the description names it, and under which topics. At least once, because a sentence asks for it. */
  inJob: { count: number; topics: KeywordTopic[]; quote: string };
  /** Where the résumé has it. */
  place: KeywordPlace;
  /** One sentence about that place, or that we didn't find it. */
  text: string;
  /** What would earn the points that are missing. */
  fix?: string;
  field?: FieldPath;
  spans?: Span[];
  /** What required keywords earned adds up to what their rule earned. Preferred ones earn nothing. */
  earned: Centipoints;
  possible: Centipoints;
}

export interface Knockout {
  kind: string;
  question: string;
  /** The sentence of the job description. */
  quote: string;
  /** What the résumé says about it; `unknown` is never a guess. */
  answer: 'met' | 'not-met' | 'unknown';
  evidence?: KnockoutEvidence;
}

export interface KnockoutEvidence {
  /** One sentence on what the résumé says and what that means. */
  text: string;
  /** The words of the résumé. Absent in reports from before rubric 2026.2. */
  quote?: string;
  field?: FieldPath;
  spans?: Span[];
}
