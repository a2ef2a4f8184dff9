import type { CodeReview, Finding } from '@foothold/contracts/coaching/shapes';

/** A review without a language model. */
export type Review = Omit<CodeReview, 'model' | 'modelFindings'>;

/** A location that a rule has found. The rule's text is in the table. */
export interface Spot {
  rule: string;
  /** From 1. */
  line: number;
  endLine: number;
}

/** A rule's text, in our own words, and its weight. */
export type RuleWords = Pick<Finding, 'category' | 'severity' | 'title' | 'why' | 'fix'>;

export type WordTable = Readonly<Record<string, RuleWords>>;

/** Code that can't be reviewed; the message is for its author. */
export class ReviewError extends Error {
  override readonly name = 'ReviewError';
}
