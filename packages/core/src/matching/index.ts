export { US_STATES } from '../text/us-states.ts';
export { explainMatch, MAX_MATCHES, type MatchOptions, match } from './match.ts';
export { buildIndex, type MatchIndex } from './match-index.ts';
export { MATCH_FIT, MATCH_FLOOR, MATCH_PARTS, type MatchPart } from './parts.ts';
export { namedSkills, type SeekerProfileOptions, seekerProfile } from './seeker-profile.ts';
export * from './types.ts';
