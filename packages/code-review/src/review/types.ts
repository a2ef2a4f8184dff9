import type { CodeReview, Finding } from '@foothold/contracts/coaching/shapes';

/** A review as it is without a language model. */
export type Review = Omit<CodeReview, 'model'>;

/** A place that a rule has spotted. What is said about it stands in the table of words. */
export interface Spot {
  rule: string;
  /** From 1. */
  line: number;
  endLine: number;
}

/** What a rule says, in our own words, and how much it weighs. */
export type RuleWords = Pick<Finding, 'category' | 'severity' | 'title' | 'why' | 'fix'>;

export type WordTable = Readonly<Record<string, RuleWords>>;

/** Code that cannot be reviewed; the message is for its author. */
export class ReviewError extends Error {
  override readonly name = 'ReviewError';
}
