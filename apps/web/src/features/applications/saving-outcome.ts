import type { FormFailure } from '../../shared/ui/form-state.tsx';

/** What is needed to restore a listing removed from the list. */
export interface Removed {
  listingId: string;
  resumeId: string;
  note: string;
}

/** What became of saving or removing a listing, or of saving a note without a script. */
export interface SavingOutcome {
  done: 'saved' | 'removed' | null;
  removed: Removed | null;
  failure: FormFailure | null;
}

/** Of an attempt that failed. */
export const NOTHING_DONE: Omit<SavingOutcome, 'failure'> = { done: null, removed: null };
