import { messages } from '@foothold/contracts/coaching/choices';
import type { CodeReview } from '@foothold/contracts/coaching/shapes';

/** Null where there is something to review. */
export const codeProblem = (code: string): string | null => (code.trim() === '' ? messages.noCode : null);

/** What the toast of success says. */
export const ratingSaid = ({ overallRating }: Pick<CodeReview, 'overallRating'>): string =>
  `Code rating: ${overallRating} out of 10`;
