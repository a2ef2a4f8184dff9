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
import type { Additions } from '../../platform/model/model.ts';

/** One of the AI tools, as it answers without a language model. */
export interface Tool<I, A extends { model: string | null }> {
  /** @throws AppError where the input leads to nothing */
  answer(actor: RequestActor, input: I): Promise<A>;
  /** Fields of the answer, texts or lists of texts, that a language model may put better. */
  worded: readonly (keyof A & string)[];
  /** A list of the answer to which a model may add at most so many texts of its own. */
  additions?: Additions & { field: keyof A & string };
  /** Makes the whole answer fit texts that a model has added; left out where none may be added. */
  complete?(answer: A): A;
  /** What people wrote, for the model to read, by name. */
  material(input: I): Record<string, string>;
  /** What a kept answer is called in a list. */
  title(input: I): string;
}

export interface Tools {
  'career-advice': Tool<CareerAdviceInput, CareerAdvice>;
  'analyze-resume': Tool<AnalyzeResumeInput, ResumeTextAnalysis>;
  'interview-questions': Tool<InterviewQuestionsInput, InterviewQuestions>;
  'review-code': Tool<ReviewCodeInput, CodeReview>;
}
