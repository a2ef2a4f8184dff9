/** Edits that lie and edits that do not, for tests and benchmarks; nothing in production imports this. */
export { HONEST_COUNT, HONEST_EDITS } from './honest-edits.ts';
export { LIE_COUNT, LIES } from './lies.ts';
