import type { Edit, Question } from './types.ts';

/** A question with its price, and the sample answer that the price is based on. */
export type PricedQuestion = Question & { sample?: Edit };

/** A question before it is priced. */
export type UnpricedQuestion = Omit<Question, 'id' | 'points'> & {
  /** What an answer could look like to the score, used to price the question; never shown, and never added to a résumé. */
  sample?: Edit;
};
