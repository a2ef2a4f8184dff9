export { challengesOfPerson } from './personal-data.ts';
