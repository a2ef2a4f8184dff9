import { messages } from '@foothold/contracts/coaching/choices';
import type { CodeReview } from '@foothold/contracts/coaching/shapes';

/** Null if there is code to review. */
export const validateCode = (code: string): string | null => (code.trim() === '' ? messages.noCode : null);

/** The text of the success toast. */
export const formatRating = ({ overallRating }: Pick<CodeReview, 'overallRating'>): string =>
  `Code rating: ${overallRating} out of 10`;

/** The lines that findings are about, ours and a language model's. */
export const getMarkedLines = ({
  findings,
  modelFindings,
}: Pick<CodeReview, 'findings' | 'modelFindings'>): ReadonlySet<number> =>
  new Set([...findings, ...(modelFindings?.findings ?? [])].map(({ line }) => line));
