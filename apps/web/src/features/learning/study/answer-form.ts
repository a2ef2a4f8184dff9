import type { ExerciseAnswer, Exercise as ExerciseOf } from '@foothold/contracts/learning';

/** What each form of an answer gets. */
export interface AnswerFormProps<Kind extends ExerciseOf['kind']> {
  exercise: Extract<ExerciseOf, { kind: Kind }>;
  /** What was answered before. */
  given: ExerciseAnswer | null;
  busy: boolean;
  disabled: boolean;
  onAnswer: (answer: ExerciseAnswer) => void;
}
