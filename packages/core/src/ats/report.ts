import type { FieldPath } from '../resume/reading.ts';
import type { Span } from '../resume/source.ts';

/** Points are kept in hundredths, as integers, so that no order of addition can change a total. */
export type Centipoints = number;

export const PART_IDS = ['parseability', 'structure', 'must-have', 'alignment', 'evidence', 'hygiene'] as const;
export type PartId = (typeof PART_IDS)[number];

export interface ScoreReport {
  /** Version of the published rubric, e.g. `2026.1`. */
  rubric: string;
  /** `job` scores against a job; `format` holds the parts that need none, scaled to 100 and labelled so. */
  kind: 'job' | 'format';
  /** 0 to 100, whole. */
  total: number;
  parts: PartScore[];
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
  /** Stable id from the rubric table, e.g. `evidence.quantified`. */
  id: string;
  name: string;
  earned: Centipoints;
  possible: Centipoints;
  evidence: Evidence[];
  losses: Loss[];
}

/** What a point rests on. */
export interface Evidence {
  /** One short sentence. */
  text: string;
  field?: FieldPath;
  spans?: Span[];
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
  /** The skill or term that is missing. */
  term?: string;
  quote?: string;
}

export interface Cap {
  id: string;
  /** The total cannot exceed this, 0 to 100. */
  limit: number;
  reason: string;
  fix: string;
  evidence: Evidence[];
}

export interface Knockout {
  kind: string;
  question: string;
  quote: string;
  /** What the résumé says to it; `unknown` is never a guess. */
  answer: 'met' | 'not-met' | 'unknown';
  evidence?: Evidence;
}
