export { findHours, type StatedHours } from './hours.ts';
export {
  findNamedOccupations,
  findOccupation,
  getOccupation,
  listOccupations,
  listRelatedOccupations,
} from './occupation.ts';
export { findPay, findPayBasis, PAY_PERIODS, type PayPeriod, type StatedPay, toYearlyAmount } from './pay.ts';
export { type JobFacts, type ReadJobOptions, readJob, readJobFacts } from './read-job.ts';
export { findSeniority } from './seniority.ts';
export { countSlips } from './slips.ts';
export { correctTitle } from './title-spelling.ts';
export * from './types.ts';
