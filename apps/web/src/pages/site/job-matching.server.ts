import { MATCH_FIT, MATCH_FLOOR, MATCH_PARTS } from '@foothold/core/matching';
import { createSampleMatch } from './job-matching/sample-match.ts';

/** Loads the data for /job-matching. */
export const loadJobMatching = () => ({ ...createSampleMatch(MATCH_PARTS), fit: MATCH_FIT, floor: MATCH_FLOOR });
