import type { Listing, Opening, TypicalPay as Pay } from '@foothold/contracts/listings';
import type { CompanyFilings } from '@foothold/contracts/listings/shapes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Callout } from '../../shared/ui/callout.tsx';
import { companyHref } from './company-href.ts';
import { Description } from './description.tsx';
import { EmployerFilings } from './filings/employer-filings.tsx';
import { formatLocation } from './listing-facts.ts';
import { ListingFacts, ListingSkills, ListingSponsorship } from './listing-parts.tsx';
import { TypicalPay } from './typical-pay.tsx';

export interface ListingDetailProps {
  listing: Listing & {
    description: string | null;
    opening: Opening | null;
    typicalPay: Pay | null;
    filings: CompanyFilings[];
  };
  /** The listing's actions. */
  actions: ReactNode;
}

export function ListingDetail({ listing, actions }: ListingDetailProps) {
  const { company } = listing;
  return (
    <article className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <header className="flex flex-col gap-4 lg:col-span-2">
        <div className="flex flex-col gap-2">
          <h1 className="text-heading">{listing.title}</h1>
          <p className="text-lead text-soft">
            <Link to={companyHref(company.slug)} className="link">
              {company.name}
            </Link>
            <span aria-hidden="true"> · </span>
            {formatLocation(listing)}
          </p>
        </div>
        {listing.source.sample && <p className="text-small text-soft">Sample listing. The employer isn’t real.</p>}
        <div className="flex flex-wrap items-center gap-3 pt-1">{actions}</div>
      </header>
      <aside
        aria-label="Job details"
        className="flex flex-col gap-8 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-2 lg:self-start"
      >
        <ListingFacts listing={listing} opening={listing.opening} />
        <TypicalPay pay={listing.typicalPay} />
        <ListingSponsorship sponsorship={listing.sponsorship} />
        <EmployerFilings filings={listing.filings} about="job" />
        {company.about !== null && (
          <section className="flex flex-col gap-1">
            <h2 className="font-text text-small font-strong tracking-normal">{company.name}</h2>
            <p className="text-small text-soft">{company.about}</p>
          </section>
        )}
      </aside>
      <div className="flex min-w-0 flex-col gap-10 border-t border-line pt-8 lg:col-start-1 lg:row-start-2">
        <ListingSkills skills={listing.skills} />
        <section className="flex flex-col gap-4">
          <h2 className="text-title">Job description</h2>
          <Description text={listing.description} />
        </section>
      </div>
    </article>
  );
}

export function ClosedNote() {
  return (
    <Callout tone="caution" title="This job is closed">
      <p>It no longer accepts applications. You can still read it here.</p>
    </Callout>
  );
}
