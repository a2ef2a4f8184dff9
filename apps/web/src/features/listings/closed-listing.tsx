import type { Listing } from '@foothold/contracts/listings';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateTime } from '../../shared/format/use-format.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { companyHref } from './company-href.ts';
import { filterHref } from './filter.ts';
import { formatLocation } from './listing-facts.ts';
import { ListingRow } from './listing-row.tsx';
import type { RowView } from './row-view.ts';

export interface ClosedListingProps {
  listing: Listing & { closedSince: string | null };
  /** Open listings, the most similar first. */
  similar: readonly RowView[];
  /** What a member can still do with the listing. */
  actions: ReactNode;
}

/** What is left of a listing that is closed, and similar ones that are open. */
export function ClosedListing({ listing, similar, actions }: ClosedListingProps) {
  const { title, company, closedSince } = listing;
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-heading">{title}</h1>
        <p className="text-lead text-soft">
          <Link to={companyHref(company.slug)} className="link">
            {company.name}
          </Link>
          <span aria-hidden="true"> · </span>
          {formatLocation(listing)}
        </p>
      </header>
      {listing.source.sample && <p className="text-small text-soft">Sample listing. The employer isn’t real.</p>}
      <Callout tone="caution" title="This job is closed">
        {closedSince === null ? (
          <p>It no longer accepts applications.</p>
        ) : (
          <p>
            It hasn’t accepted applications since <DateTime value={closedSince} />.
          </p>
        )}
      </Callout>
      {actions}
      <SimilarListings listing={listing} similar={similar} />
    </>
  );
}

function SimilarListings({ listing: { title, occupation }, similar }: Omit<ClosedListingProps, 'actions'>) {
  return (
    <section className="flex flex-col gap-4 pt-4">
      <h2 className="text-title">Similar jobs that are open</h2>
      {similar.length === 0 ? (
        <p className="text-soft">We know of none right now.</p>
      ) : (
        <ol className="border-t border-line">
          {similar.map((row) => (
            <li key={row.id} className="border-b border-line">
              <ListingRow listing={row} level="h3" />
            </li>
          ))}
        </ol>
      )}
      <div>
        <ButtonLink
          to={filterHref({ q: occupation ?? title })}
          variant={similar.length === 0 ? 'primary' : 'secondary'}
        >
          Search for {occupation ?? title}
        </ButtonLink>
      </div>
    </section>
  );
}
