/**
 * How sure a figure is, from the size of its sample alone. The confidence of a statement is 1 less the width of its 95% interval: a share that may be
 * 40% or 60% has 0.8, a median that may be 90 or 110 of 100 has 0.8.
 */

/** Nothing is said about fewer listings. */
export const LEAST_SAMPLE = 15;

/** Nothing is said of what fewer members do. */
export const LEAST_MEMBERS = 10;

/**
 * How many saved listings of one member count. Of `LEAST_SAMPLE` they are a fifth at most: a total never shows one member's choices, and listings that
 * one member chose alike do not make a figure look surer than it is.
 */
export const MOST_OF_ONE_MEMBER = 3;

/** A median that may as well be a quarter more or less is no news. */
export const LEAST_CONFIDENCE = 0.5;

/** What "lately" means, in days. */
export const RECENT_DAYS = 14;

/** Two-sided quantiles of the normal distribution. */
export const Z_95 = 1.959964;
/** Thousands of skills are compared at once, so a rise has to be clearer than by chance once in a thousand. */
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

/** Interval of how far one share lies above another, of two samples (R. G. Newcombe, Statistics in Medicine 17, 1998, method 10). */
export function riseInterval(
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

/** Of a statement that names these shares of one sample: the least sure of them counts. */
export function confidenceOfShares(counts: readonly number[], of: number): number {
  return Math.min(...counts.map((count) => confidenceOf(shareInterval(count, of))));
}

/** Of a statement about a median, whose interval is taken in parts of the median. */
export function confidenceOfMedian({ median, low, high }: Interval & { median: number }): number {
  return median > 0 ? confidenceOf({ low: low / median, high: high / median }) : 0;
}

export function confidenceOf({ low, high }: Interval): number {
  return Math.round(100 * Math.min(1, Math.max(0, 1 - (high - low)))) / 100;
}
