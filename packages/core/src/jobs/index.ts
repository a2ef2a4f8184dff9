export {
  findNamedOccupations,
  findOccupation,
  getOccupation,
  listOccupations,
  listRelatedOccupations,
} from './occupation.ts';
export { type ReadJobOptions, readJob } from './read-job.ts';
export { findSeniority } from './seniority.ts';
export { countSlips } from './slips.ts';
export { correctTitle } from './title-spelling.ts';
export * from './types.ts';
