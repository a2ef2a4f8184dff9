import type {
  AnalyzeResumeInput,
  CareerAdvice,
  CareerAdviceInput,
  CodeReview,
  InterviewQuestions,
  InterviewQuestionsInput,
  ResumeTextAnalysis,
  ReviewCodeInput,
} from '@foothold/contracts/coaching';
import type { RequestActor } from '../../platform/actor.ts';
import type { AdditionRules, Caller, LanguageModel } from '../../platform/model/model.ts';

/** An AI tool and the answer it gives without a language model. */
export interface Tool<I, A extends { model: string | null }> {
  /** Runs the tool. @throws AppError if the input leads to no result */
  answer(actor: RequestActor, input: I): Promise<A>;
  /** Fields of the answer that a language model may reword: texts or lists of texts. */
  worded: readonly (keyof A & string)[];
  /** A list in the answer to which a model may add up to this many texts. */
  additions?: AdditionRules & { field: keyof A & string };
  /** Fits the whole answer to the texts that a model added. Omitted if none may be added. */
  complete?(answer: A): A;
  /**
   * Asks a language model for content of its own, in fields that mark it as the model's and that are null without it. Omitted if it adds
   * none.
   */
  addFromModel?(model: LanguageModel, input: I, answer: A, caller: Caller): Promise<Partial<A>>;
  /** User input for the model, by name. */
  material(input: I): Record<string, string>;
  /** The title of a stored answer in a list. */
  title(input: I): string;
}

export interface Tools {
  'career-advice': Tool<CareerAdviceInput, CareerAdvice>;
  'analyze-resume': Tool<AnalyzeResumeInput, ResumeTextAnalysis>;
  'interview-questions': Tool<InterviewQuestionsInput, InterviewQuestions>;
  'review-code': Tool<ReviewCodeInput, CodeReview>;
}
