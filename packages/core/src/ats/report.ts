import type { FieldPath } from '../resume/reading.ts';
import type { Span } from '../resume/source.ts';

/**
 * Points are kept in hundredths, as integers. Since rubric 2026.2 all of a report are whole points, so multiples of 100; older stored reports hold
 * fractions.
 */
export type Centipoints = number;

export const PART_IDS = ['parseability', 'structure', 'must-have', 'alignment', 'evidence', 'hygiene'] as const;
export type PartId = (typeof PART_IDS)[number];

export interface ScoreReport {
  /** Version of the published rubric, e.g. `2026.1`. */
  rubric: string;
  /** `job` scores against a job; `format` holds the parts that need none, scaled to 100 and labeled so. */
  kind: 'job' | 'format';
  /** 0 to 100, whole: the sum of what the parts earned, held under the strictest cap. */
  total: number;
  /**
   * 0 to 100, whole: the share that the parts on the job earned of what they can earn, held under the ceiling of fit. Absent without a job, where the
   * job names nothing to judge by (`fitUnjudged` says so), and in reports made before rubric 2026.2.
   */
  fit?: number;
  /** Why there is no `fit` although there is a job. */
  fitUnjudged?: string;
  /** 0 to 100, whole: the share that the other parts earned of what they can earn. Absent in reports made before rubric 2026.2. */
  quality?: number;
  /** What anybody can check on the page, in the order to show it. Absent in reports made before rubric 2026.2. */
  checklist?: ChecklistItem[];
  /** Parts that apply; what they can earn adds up to exactly 100 points. */
  parts: PartScore[];
  /** Rules that do not apply here, and why; their points are shared out among the others. */
  leftOut: LeftOut[];
  /** Ceilings that applied, strictest first: hidden text, stuffing, filler text, and `fit` where the parts earned more than it allows. */
  caps: Cap[];
  /** Deal-breakers, sponsorship first. */
  knockouts: Knockout[];
  /** Month that "present" and recency were counted to. */
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

export interface LeftOut {
  id: string;
  name: string;
  reason: string;
}

/** Characters of a field's value, UTF-16 units, end exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** What a point rests on. */
export interface Evidence {
  /** One short sentence. */
  text: string;
  /** What it brought; together with the other evidence of the rule, what the rule earned. */
  points: Centipoints;
  field?: FieldPath;
  spans?: Span[];
  /** The words of the field that count. */
  within?: TextRange;
  /** Words of the job description it answers. */
  quote?: string;
}

/** What a missing point costs and how to get it back. */
export interface Loss {
  points: Centipoints;
  reason: string;
  fix: string;
  field?: FieldPath;
  spans?: Span[];
  within?: TextRange;
  /** The skill or term that is missing. */
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

/** What a cap rests on. */
export interface CapEvidence {
  text: string;
  field?: FieldPath;
  spans?: Span[];
  /** Page of text that no field holds. */
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

/** One concrete thing about the page, told before any points. */
export interface ChecklistItem {
  id: CheckId;
  /** "Contact details". */
  name: string;
  /** `unsure` where our reading is doubtful: then `text` asks. */
  answer: 'yes' | 'no' | 'unsure';
  /** One sentence: what was found, or what is missing. */
  text: string;
  /** What to do about a "no" or an "unsure". */
  fix?: string;
  field?: FieldPath;
  spans?: Span[];
}

export interface Knockout {
  kind: string;
  question: string;
  /** The sentence of the job description. */
  quote: string;
  /** What the résumé says to it; `unknown` is never a guess. */
  answer: 'met' | 'not-met' | 'unknown';
  evidence?: KnockoutEvidence;
}

export interface KnockoutEvidence {
  /** One sentence on what the résumé says and what follows from it. */
  text: string;
  /** The words of the résumé. Absent in reports made before rubric 2026.2. */
  quote?: string;
  field?: FieldPath;
  spans?: Span[];
}
