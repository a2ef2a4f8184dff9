import { MATCH_PARTS } from '@foothold/core/matching';
import { expect, test } from 'vitest';
import { createSampleMatch } from './sample-match.ts';

test('the sample match is 97, and its parts add up to it', () => {
  const { total, parts } = createSampleMatch(MATCH_PARTS);
  expect(total).toBe(97);
  expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  for (const { earned, points } of parts) expect(earned).toBeLessThanOrEqual(points);
});
