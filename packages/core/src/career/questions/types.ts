import type { AdviceRequest } from '../advice.ts';
import type { CareerContext } from '../context.ts';
import type { OwnBusiness } from '../people/own-business.ts';
import type { Clause } from './clauses.ts';

/** A question with everything that an answer may depend on. */
export interface Asked {
  clause: Clause;
  /** The question, with what it refers to. */
  scope: string;
  request: AdviceRequest;
  /** The target; null if it names no occupation. */
  context: CareerContext | null;
  business: OwnBusiness | null;
  /** Jobs that fit, for a target that names none or a question for jobs. */
  options: readonly string[];
  /** Whether the target is work that few live from, so that the facts about it say how one gets there. */
  isRare: boolean;
}

/** A kind of question that the tables can answer. */
export interface QuestionKind {
  pattern: RegExp;
  /** Makes it another question. */
  except?: RegExp;
  /** Whether the words that it refers to count as well ("is that true"): at once, or only if the question alone says nothing. */
  readsScope?: 'always' | 'later';
  /** Null if the tables don’t answer it here; empty if the description of the way into the work does. */
  answer: (asked: Asked) => readonly string[] | null;
}

/** Sentences, or null if there are none. */
export const orNull = (sentences: readonly (string | null | undefined)[]): string[] | null => {
  const found = sentences.filter((one) => one !== null && one !== undefined && one !== '') as string[];
  return found.length > 0 ? found : null;
};

/** Answers only where the target is known. */
export const withTarget =
  (answer: (context: CareerContext, asked: Asked) => readonly string[] | null) =>
  (asked: Asked): readonly string[] | null =>
    asked.context === null ? null : answer(asked.context, asked);
