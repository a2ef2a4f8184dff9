/** Dishonest and honest edits for tests and benchmarks; nothing in production imports this. */
export { CHANGED_CLAIMS } from './changed-claims.ts';
export { HONEST_CLAIMS } from './honest-claims.ts';
export { HONEST_EDITS } from './honest-edits.ts';
export { LIES } from './lies.ts';
