export { challengesPersonalData as challengesOfPerson } from './personal-data.ts';
