import type { Finding } from '@foothold/contracts/coaching/shapes';

/** The published formula; a documentation page has the same figures. */
export const FORMULA = {
  /** Points of each finding, in tenths. Those of a severity are scaled to 100 lines and are at least `least` together. */
  severities: {
    high: { points: 20, least: 10 },
    medium: { points: 10, least: 4 },
    low: { points: 3, least: 1 },
  },
  /** Shorter code counts as this long. */
  lines: 100,
  /** With this many points, in tenths, half of the rating is left; with twice as many a third, with three times as many a quarter. */
  half: 100,
  /** The best rating with a serious finding, in tenths. */
  bestWithHigh: 50,
  /** For each full step of duplicate lines beyond the free share, in percent. */
  repetition: { free: 10, step: 10, points: 5, cap: 20 },
  best: 100,
} as const;

/** Labels of the weights. */
export const weighedFindings = {
  high: (count: number) => `${count} serious ${count === 1 ? 'finding' : 'findings'}`,
  medium: (count: number) => `${count} ${count === 1 ? 'finding' : 'findings'} worth fixing`,
  low: (count: number) => `${count} small ${count === 1 ? 'finding' : 'findings'}`,
} as const;

export interface Deduction {
  what: string;
  /** Out of 10, with one decimal. */
  points: number;
}

/**
 * The rating out of 10 and its deductions, which add up. The same findings, lines, and duplication give the same rating, and one finding
 * more never gives a better one.
 * @param duplication share of duplicate lines, 0 to 1
 */
export function rate(
  findings: readonly Pick<Finding, 'severity'>[],
  lines: number,
  duplication: number,
): { rating: number; deductions: Deduction[] } {
  const parts = listParts(findings, lines, duplication);
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  const hasHigh = findings.some(({ severity }) => severity === 'high');
  const start = hasHigh ? FORMULA.bestWithHigh : FORMULA.best;
  const rating = Math.round((start * FORMULA.half) / (FORMULA.half + points));
  // The serious findings, which come first, also account for what no rating with one of them can have.
  let left = FORMULA.best - start;
  let remaining = start - rating;
  const deductions = parts.map(({ what, points: share }, at) => {
    const isLast = at === parts.length - 1;
    const tenths = isLast ? remaining : Math.min(remaining, Math.round(((start - rating) * share) / points));
    remaining -= tenths;
    const extra = left;
    left = 0;
    return { what, points: (tenths + extra) / 10 };
  });
  return { rating: rating / 10, deductions: deductions.filter((one) => one.points > 0) };
}

/** Each severity that was found, and the duplicate lines, with their points in tenths. */
function listParts(findings: readonly Pick<Finding, 'severity'>[], lines: number, duplication: number) {
  const parts: { what: string; points: number }[] = [];
  for (const severity of ['high', 'medium', 'low'] as const) {
    const count = findings.filter((finding) => finding.severity === severity).length;
    if (count === 0) continue;
    const { points, least } = FORMULA.severities[severity];
    const scaledPoints = (count * points * FORMULA.lines) / Math.max(FORMULA.lines, lines);
    parts.push({ what: weighedFindings[severity](count), points: Math.max(least, scaledPoints) });
  }
  const { free, step, points, cap } = FORMULA.repetition;
  const percent = Math.floor(duplication * 100);
  const steps = Math.floor((percent - free) / step);
  if (steps > 0) parts.push({ what: `${percent}% of the lines repeat others`, points: Math.min(cap, steps * points) });
  return parts;
}
