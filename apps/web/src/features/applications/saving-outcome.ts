import type { FormFailure } from '../../shared/ui/form-state.tsx';

/** What a listing needs to come back after it was taken off the list. */
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

/** Of a try that did not get through. */
export const NOTHING_DONE: Omit<SavingOutcome, 'failure'> = { done: null, removed: null };
