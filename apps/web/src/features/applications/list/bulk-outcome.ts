import type { FormFailure } from '../../../shared/ui/form-state.tsx';

/** What was done with the selected applications, and the fields of the form that undoes it. */
export interface BulkOutcome {
  title: string | null;
  description?: string | undefined;
  undo: readonly (readonly [name: string, value: string])[] | null;
  failure: FormFailure | null;
}

/** The result of a failed attempt, except for its failure. */
export const FAILED_BULK: Omit<BulkOutcome, 'failure'> = { title: null, undo: null };

/** “1 application”, “3 applications”. */
export const countApplications = (count: number): string => `${count} ${count === 1 ? 'application' : 'applications'}`;
