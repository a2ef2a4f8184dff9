import type { FormFailure } from '../../shared/ui/form-state.tsx';

/** What is needed to restore a removed listing. */
export interface RemovedListing {
  listingId: string;
  resumeId: string;
  note: string;
}

/** The result of saving or removing a listing, or of saving a note without JavaScript. */
export interface SavingOutcome {
  done: 'saved' | 'removed' | null;
  removed: RemovedListing | null;
  failure: FormFailure | null;
}

/** The result of a failed attempt, except for its failure. */
export const FAILED_OUTCOME: Omit<SavingOutcome, 'failure'> = { done: null, removed: null };
