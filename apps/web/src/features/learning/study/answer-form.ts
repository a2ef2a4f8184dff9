import type { ExerciseAnswer, Exercise as ExerciseOf } from '@foothold/contracts/learning';

/** The props of every answer form. */
export interface AnswerFormProps<Kind extends ExerciseOf['kind']> {
  exercise: Extract<ExerciseOf, { kind: Kind }>;
  /** The earlier answer. */
  given: ExerciseAnswer | null;
  busy: boolean;
  disabled: boolean;
  onAnswer: (answer: ExerciseAnswer) => void;
}
