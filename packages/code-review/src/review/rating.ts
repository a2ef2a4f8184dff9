import type { Finding } from '@foothold/contracts/coaching/shapes';

/** The published formula. Points are tenths, so that sums are exact; a documentation page has the same figures. */
export const FORMULA = {
  /** Deducted for each finding, scaled to 100 lines; at least once in full for the first of a severity, at most `cap` in total. */
  severities: {
    high: { points: 20, least: 10, cap: 70 },
    medium: { points: 8, least: 3, cap: 35 },
    low: { points: 2, least: 1, cap: 10 },
  },
  /** Shorter code counts as this long. */
  lines: 100,
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
 * The rating out of 10 and its deductions. The same findings, lines, and duplication give the same rating.
 * @param duplication share of duplicate lines, 0 to 1
 */
export function rate(
  findings: readonly Pick<Finding, 'severity'>[],
  lines: number,
  duplication: number,
): { rating: number; deductions: Deduction[] } {
  const deductions: { what: string; tenths: number }[] = [];
  for (const severity of ['high', 'medium', 'low'] as const) {
    const count = findings.filter((finding) => finding.severity === severity).length;
    if (count === 0) continue;
    const { points, least, cap } = FORMULA.severities[severity];
    const scaledPoints = Math.round((count * points * FORMULA.lines) / Math.max(FORMULA.lines, lines));
    const tenths = Math.min(cap, Math.max(least, scaledPoints));
    deductions.push({
      what: `${weighedFindings[severity](count)}${tenths === cap ? ', at the cap' : ''}`,
      tenths,
    });
  }
  const { free, step, points, cap } = FORMULA.repetition;
  const percent = Math.floor(duplication * 100);
  const steps = Math.floor((percent - free) / step);
  if (steps > 0)
    deductions.push({ what: `${percent}% of the lines repeat others`, tenths: Math.min(cap, steps * points) });
  const left = FORMULA.best - deductions.reduce((sum, { tenths }) => sum + tenths, 0);
  return {
    rating: Math.max(0, left) / 10,
    deductions: deductions.map(({ what, tenths }) => ({ what, points: tenths / 10 })),
  };
}
