import { savedSearchLimits } from '@foothold/contracts/listings/choices';
import { DateTime, FormattedNumber } from '../../../shared/format/use-format.tsx';
import type { SearchVisit } from './use-search-visit.ts';

/** "3 new since Nov 12, 2026": what was added to a saved search since the last visit. */
export function NewSince({ visit: { newListings, since } }: { visit: SearchVisit }) {
  return (
    <span className="font-medium text-accent-text">
      <FormattedNumber value={newListings} />
      {newListings >= savedSearchLimits.newListings && '+'} new since <DateTime value={since} />
    </span>
  );
}
