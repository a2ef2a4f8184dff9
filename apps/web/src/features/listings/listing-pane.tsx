import type { Listing, Opening, TypicalPay as Pay } from '@foothold/contracts/listings';
import type { CompanyFilings } from '@foothold/contracts/listings/shapes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Description } from './description.tsx';
import { EmployerFilings } from './filings/employer-filings.tsx';
import { filterHref } from './filter.ts';
import { ClosedNote } from './listing-detail.tsx';
import { formatLocation } from './listing-facts.ts';
import { ListingFacts, ListingSkills, ListingSponsorship } from './listing-parts.tsx';
import { TypicalPay } from './typical-pay.tsx';

export interface ListingPaneProps {
  listing: Listing & {
    description: string;
    opening: Opening | null;
    typicalPay: Pay | null;
    filings: CompanyFilings[];
  };
  actions: ReactNode;
  /** How it fits the member. */
  fit: ReactNode;
  /** How it fits the member's visa status. */
  visaFit: ReactNode;
  /** An action on all listings of the company. */
  companyAction: ReactNode;
}

/** A listing in one column, beside the list that it was opened from. */
export function ListingPane({ listing, actions, fit, visaFit, companyAction }: ListingPaneProps) {
  const { company } = listing;
  return (
    <article className="flex min-w-0 flex-col gap-7">
      <header className="flex flex-col gap-3">
        <div className="flex flex-col gap-1">
          <h2 className="text-title">{listing.title}</h2>
          <p className="text-soft">
            <span className="text-ink">{company.name}</span>
            <span aria-hidden="true"> · </span>
            {formatLocation(listing)}
          </p>
          {listing.source.sample && <p className="text-soft">Sample listing. The employer isn’t real.</p>}
        </div>
        {actions}
        {listing.closed && <ClosedNote />}
      </header>
      {fit}
      <ListingFacts listing={listing} opening={listing.opening} />
      <TypicalPay pay={listing.typicalPay} />
      <ListingSponsorship sponsorship={listing.sponsorship} />
      <EmployerFilings filings={listing.filings} about="job" />
      {visaFit}
      <ListingSkills skills={listing.skills} />
      <section className="flex flex-col gap-3">
        <h2 className="text-title">Job description</h2>
        <Description text={listing.description} />
      </section>
      <section className="flex flex-col items-start gap-2 border-t border-line pt-5">
        <h2 className="font-text text-small font-strong tracking-normal">{company.name}</h2>
        {company.about !== null && <p className="max-w-prose text-soft">{company.about}</p>}
        <Link to={filterHref({ company: company.slug }, {}, '/portal/jobs')} className="link">
          All open jobs at {company.name}
        </Link>
        {companyAction}
      </section>
    </article>
  );
}
