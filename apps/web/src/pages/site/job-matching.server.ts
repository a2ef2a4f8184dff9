import { MATCH_FIT, MATCH_FLOOR, MATCH_PARTS } from '@foothold/core/matching';
import { sampleMatch } from './job-matching/sample-match.ts';

/** What /job-matching needs. */
export const loadJobMatching = () => ({ ...sampleMatch(MATCH_PARTS), fit: MATCH_FIT, floor: MATCH_FLOOR });
