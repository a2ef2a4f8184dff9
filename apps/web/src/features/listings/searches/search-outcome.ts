import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';

/** The result of saving, changing, or deleting a search. */
export interface SearchOutcome extends ChangeOutcome {
  /** What was deleted, to restore it. */
  removed: { id: string } | null;
}

/** The result of a failed attempt, except for its failure. */
export const FAILED_SEARCH_OUTCOME: Omit<SearchOutcome, 'failure'> = { intent: '', done: null, removed: null };
