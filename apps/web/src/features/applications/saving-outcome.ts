import type { Hidden } from '@foothold/contracts/applications/hidden';
import type { FormFailure } from '../../shared/ui/form-state.tsx';

/** What was hidden, and what is needed to show it again. */
export interface HiddenEntry {
  id: string;
  kind: Hidden['kind'];
  company: string;
  listingId: string;
}

/** The result of saving, removing, or hiding a listing. */
export interface SavingOutcome {
  done: 'saved' | 'removed' | 'hidden' | 'restored' | null;
  /** The application that was removed and can be restored. */
  removed: { id: string } | null;
  hidden: HiddenEntry | null;
  /** An earlier application at the same company as the listing that was saved. */
  repeats: { id: string; company: string; appliedDate: string | null } | null;
  failure: FormFailure | null;
}

/** The result of a failed attempt, except for its failure. */
export const FAILED_OUTCOME: Omit<SavingOutcome, 'failure'> = {
  done: null,
  removed: null,
  hidden: null,
  repeats: null,
};
