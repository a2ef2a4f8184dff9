export { challengesPersonalData } from './personal-data.ts';
