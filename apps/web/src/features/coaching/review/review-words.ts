import { messages } from '@foothold/contracts/coaching/choices';
import type { CodeReview } from '@foothold/contracts/coaching/shapes';

/** Null if there is something to review. */
export const codeProblem = (code: string): string | null => (code.trim() === '' ? messages.noCode : null);

/** The success toast's text. */
export const ratingMessage = ({ overallRating }: Pick<CodeReview, 'overallRating'>): string =>
  `Code rating: ${overallRating} out of 10`;
