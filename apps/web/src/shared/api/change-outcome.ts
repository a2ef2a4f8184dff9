import type { FormFailure } from '../ui/form-state.tsx';

/** The result of submitting one of a page's forms. */
export interface ChangeOutcome {
  intent: string;
  /** The success message. */
  done: { title: string; description?: string } | null;
  failure: FormFailure | null;
}

/** The result of a failed attempt, except for its failure. */
export const FAILED_OUTCOME: Omit<ChangeOutcome, 'failure'> = { intent: '', done: null };
