export {
  allOccupations,
  findNamedOccupations,
  findOccupation,
  occupationById,
  relatedOccupations,
} from './occupation.ts';
export { type ReadJobOptions, readJob } from './read-job.ts';
export { findSeniority } from './seniority.ts';
export { slipsBetween } from './slips.ts';
export { spelledTitle } from './title-spelling.ts';
export * from './types.ts';
