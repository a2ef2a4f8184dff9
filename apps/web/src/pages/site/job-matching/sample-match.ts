import type { MatchPart } from '@foothold/core/matching';

/** The points that a sample listing earns for each part, with a deduction for extras. */
const DEDUCTIONS: Partial<Record<MatchPart['id'], number>> = { 'nice-to-have': 3 };

export interface EarnedPart extends MatchPart {
  earned: number;
}

/** The sample match, with the same parts as a real one. */
export function createSampleMatch(parts: readonly MatchPart[]): { total: number; parts: EarnedPart[] } {
  const earned = parts.map((part) => ({ ...part, earned: part.points - (DEDUCTIONS[part.id] ?? 0) }));
  return { total: earned.reduce((sum, part) => sum + part.earned, 0), parts: earned };
}
