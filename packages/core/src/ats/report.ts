import type { FieldPath } from '../resume/reading.ts';
import type { Span } from '../resume/source.ts';

/** Points are kept in hundredths, as integers, so that no order of addition can change a total. */
export type Centipoints = number;

export const PART_IDS = ['parseability', 'structure', 'must-have', 'alignment', 'evidence', 'hygiene'] as const;
export type PartId = (typeof PART_IDS)[number];

export interface ScoreReport {
  /** Version of the published rubric, e.g. `2026.1`. */
  rubric: string;
  /** `job` scores against a job; `format` holds the parts that need none, scaled to 100 and labeled so. */
  kind: 'job' | 'format';
  /** 0 to 100, whole: the sum of what the parts earned, rounded, then held under the strictest cap. */
  total: number;
  /** Parts that apply; what they can earn adds up to exactly 100 points. */
  parts: PartScore[];
  /** Rules that do not apply here, and why; their points are shared out among the others. */
  leftOut: LeftOut[];
  /** Ceilings that applied, strictest first: hidden text, stuffing. */
  caps: Cap[];
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

export const CAP_IDS = ['hidden-text', 'keyword-stuffing', 'pasted-job'] as const;
export type CapId = (typeof CAP_IDS)[number];

/** What a cap rests on. */
export interface CapEvidence {
  text: string;
  field?: FieldPath;
  spans?: Span[];
  /** Page of text that no field holds. */
  page?: number;
}

export interface Knockout {
  kind: string;
  question: string;
  quote: string;
  /** What the résumé says to it; `unknown` is never a guess. */
  answer: 'met' | 'not-met' | 'unknown';
  evidence?: KnockoutEvidence;
}

export interface KnockoutEvidence {
  text: string;
  field?: FieldPath;
  spans?: Span[];
}
