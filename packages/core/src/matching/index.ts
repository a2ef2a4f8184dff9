export { US_STATES } from '../text/us-states.ts';
export { explainMatch, MAX_MATCHES, type MatchOptions, match, matchPart } from './match.ts';
export { buildIndex, type MatchIndex } from './match-index.ts';
export { GOOD_FIT_SCORE, MATCH_PARTS, type MatchPart, MIN_MATCH_SCORE } from './parts.ts';
export { createSeekerProfile, listNamedSkills, type SeekerProfileOptions } from './seeker-profile.ts';
export * from './types.ts';
