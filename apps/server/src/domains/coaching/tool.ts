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
  /** @throws AppError if the input leads to no result */
  answer(actor: RequestActor, input: I): Promise<A>;
  /** Fields of the answer, texts or lists of texts, that a language model may reword. */
  worded: readonly (keyof A & string)[];
  /** A list of the answer to which a model may add up to this many texts of its own. */
  additions?: Additions & { field: keyof A & string };
  /** Makes the whole answer fit the texts that a model added; omitted if none may be added. */
  complete?(answer: A): A;
  /** User input for the model to read, by name. */
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
