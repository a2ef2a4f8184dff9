export { createCodeReview, createReviewIsolate } from './code-review/code-review.ts';
