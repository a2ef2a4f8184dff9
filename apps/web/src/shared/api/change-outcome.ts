import type { FormFailure } from '../ui/form-state.tsx';

/** The result of one of several forms on a page. */
export interface ChangeOutcome {
  intent: string;
  /** What was done, as a message. */
  done: { title: string; description?: string } | null;
  failure: FormFailure | null;
}

/** Of a failed attempt. */
export const NOTHING_DONE: Omit<ChangeOutcome, 'failure'> = { intent: '', done: null };
