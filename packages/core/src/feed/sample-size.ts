/**
 * A figure's certainty, from its sample size alone. A statement's confidence is 1 minus the width of its 95% interval: a share that may be
 * 40% or 60% has 0.8; a median that may be 90 or 110 of 100 has 0.8.
 */

/** Fewer listings aren't reported. */
export const MIN_SAMPLE = 15;

/** The actions of fewer members aren't reported. */
export const MIN_MEMBERS = 10;

/**
 * The maximum number of saved listings counted per member. It is at most a fifth of `MIN_SAMPLE`: a total never reveals one member's
 * choices, and one member's similar choices don't make a figure look more certain than it is.
 */
export const MAX_PER_MEMBER = 3;

/** Medians that may be off by a quarter aren't reported. */
export const MIN_CONFIDENCE = 0.5;

/** The meaning of "lately", in days. */
export const RECENT_DAYS = 14;

/** Two-sided quantiles of the normal distribution. */
export const Z_95 = 1.959964;
/** Thousands of skills are compared at once, so a rise must be clearer than chance would produce once in a thousand. */
export const Z_RISE = 3.290527;

export interface Interval {
  low: number;
  high: number;
}

/** Wilson's interval of a share (E. B. Wilson, JASA 22, 1927): right for small samples and for shares near 0 and 1. */
export function shareInterval(count: number, of: number, z = Z_95): Interval {
  if (of <= 0) return { low: 0, high: 1 };
  const share = count / of;
  const center = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) };
}

/** Interval for the difference between two samples' shares (R. G. Newcombe, Statistics in Medicine 17, 1998, method 10). */
export function calculateRiseInterval(
  now: [count: number, of: number],
  before: [count: number, of: number],
  z: number,
): Interval {
  const [later, earlier] = [shareInterval(...now, z), shareInterval(...before, z)];
  const [p, q] = [now[0] / now[1], before[0] / before[1]];
  return {
    low: p - q - Math.hypot(p - later.low, earlier.high - q),
    high: p - q + Math.hypot(later.high - p, q - earlier.low),
  };
}

/** For a statement with several shares of one sample: the least certain one counts. */
export function calculateShareConfidence(counts: readonly number[], of: number): number {
  return Math.min(...counts.map((count) => toConfidence(shareInterval(count, of))));
}

/** For a statement about a median, whose interval is relative to the median. */
export function calculateMedianConfidence({ median, low, high }: Interval & { median: number }): number {
  return median > 0 ? toConfidence({ low: low / median, high: high / median }) : 0;
}

export function toConfidence({ low, high }: Interval): number {
  return Math.round(100 * Math.min(1, Math.max(0, 1 - (high - low)))) / 100;
}
