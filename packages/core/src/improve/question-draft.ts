import type { Edit, Question } from './types.ts';

/** A question with its price, and an answer that the price rests on. */
export type PricedQuestion = Question & { sample?: Edit };

/** A question before it is priced. */
export type UnpricedQuestion = Omit<Question, 'id' | 'points'> & {
  /** What an answer could look like to the score, to price the question; never shown and never put into a résumé. */
  sample?: Edit;
};
