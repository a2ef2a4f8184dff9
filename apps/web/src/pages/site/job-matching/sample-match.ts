import type { MatchPart } from '@foothold/core/matching';

/** What a sample listing earns in each part; it loses points for extras. */
const LOST: Partial<Record<MatchPart['id'], number>> = { 'nice-to-have': 3 };

export interface EarnedPart extends MatchPart {
  earned: number;
}

/** The sample match, with the same parts as every match. */
export function sampleMatch(parts: readonly MatchPart[]): { total: number; parts: EarnedPart[] } {
  const earned = parts.map((part) => ({ ...part, earned: part.points - (LOST[part.id] ?? 0) }));
  return { total: earned.reduce((sum, part) => sum + part.earned, 0), parts: earned };
}
