export { prepare } from './prepare.ts';
export { reviewCode } from './review-code.ts';
export { type Review, ReviewError } from './types.ts';
