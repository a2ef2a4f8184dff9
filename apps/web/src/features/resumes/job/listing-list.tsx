import { MAX_COUNT } from '@foothold/contracts/listings/choices';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../shared/ui/badge.tsx';
import type { ListingOption } from './listing-option.ts';

interface ListingListProps {
  /** What was searched for. */
  q: string;
  listings: readonly ListingOption[];
  /** The total number of search results. */
  total: number;
  /** Chooses a listing. */
  renderAction: (listing: ListingOption) => ReactNode;
}

/** The listings that a search found, each with a way to choose it. */
export function ListingList({ q, listings, total, renderAction }: ListingListProps) {
  return (
    <>
      {q !== '' && (
        <p role="status" className="text-soft">
          {total === 0
            ? `No jobs match “${q}”. Try fewer or different words.`
            : `${total}${total >= MAX_COUNT ? '+' : ''} found${total > listings.length ? `, showing the first ${listings.length}` : ''}.`}
        </p>
      )}
      <ul className="flex flex-col">
        {listings.map((listing) => (
          <li key={listing.id} className="flex items-center justify-between gap-4 border-b border-line py-3">
            <div className="min-w-0">
              <Link
                to={`/jobs/${listing.id}`}
                className="font-strong break-words text-ink underline decoration-line underline-offset-4 hover:decoration-accent"
              >
                {listing.title}
              </Link>
              <p className="text-soft">{[listing.company, listing.place].filter(Boolean).join(', ')}</p>
              {listing.isSample && <Badge>Sample</Badge>}
            </div>
            {renderAction(listing)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the button that chooses a listing says after "Choose" to screen readers. */
export const ListingName = ({ listing }: { listing: ListingOption }) => (
  <span className="sr-only">
    {' '}
    {listing.title} at {listing.company}
  </span>
);
