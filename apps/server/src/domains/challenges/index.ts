export { createChallengesPersonalData } from './personal-data.ts';
