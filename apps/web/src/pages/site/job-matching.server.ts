import { GOOD_FIT_SCORE, MATCH_PARTS, MIN_MATCH_SCORE } from '@foothold/core/matching';
import { createSampleMatch } from './job-matching/sample-match.ts';

/** Loads the data for /job-matching. */
export const loadJobMatching = () => ({
  ...createSampleMatch(MATCH_PARTS),
  fit: GOOD_FIT_SCORE,
  floor: MIN_MATCH_SCORE,
});
