import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateTime, useFormat } from '../../shared/format/use-format.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Attribution } from './attribution.tsx';
import { companyHref } from './company-href.ts';
import { EMPLOYMENT_LABELS } from './labels.ts';
import { payText } from './listing-facts.ts';
import type { RowView } from './row-view.ts';
import { SponsorshipNote } from './sponsorship-note.tsx';

export interface ListingRowProps {
  listing: RowView;
  /** The listing's URL, if it isn't its public page. */
  to?: string;
  /** The heading level of the title. */
  level?: 'h2' | 'h3';
  /** Whether to name the company. Its own page doesn't. */
  hasCompany?: boolean;
  /** The listing's actions. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One listing in a list, with enough detail to decide whether to open it. */
export function ListingRow({
  listing,
  to = `/jobs/${listing.id}`,
  level: Heading = 'h2',
  hasCompany = true,
  actions,
  children,
}: ListingRowProps) {
  const pay = payText(listing.pay, useFormat());
  const { skills } = listing;
  return (
    <article className="flex flex-col gap-1.5 py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading className="min-w-0 text-lead leading-7">
          <Link
            to={to}
            className="text-ink underline decoration-line decoration-1 underline-offset-4 hover:decoration-accent"
          >
            {listing.title}
          </Link>
        </Heading>
        {pay !== null && <p className="text-small font-medium whitespace-nowrap figures">{pay}</p>}
      </div>
      <p className="text-small">
        {hasCompany && (
          <>
            <Link
              to={companyHref(listing.companySlug)}
              className="font-medium text-ink underline decoration-transparent underline-offset-4 hover:decoration-accent"
            >
              {listing.company}
            </Link>
            <Dot />
          </>
        )}
        {listing.location}
        {listing.employmentType !== null && listing.employmentType !== 'full-time' && (
          <>
            <Dot />
            {EMPLOYMENT_LABELS[listing.employmentType]}
          </>
        )}
      </p>
      {skills.first.length > 0 && (
        <p className="text-small text-soft">
          Skills: {skills.first.join(', ')}
          {skills.more > 0 && ` and ${skills.more} more`}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1 text-small text-soft">
        <p className="min-h-6">
          {listing.postedAtIsFirstSeen ? 'First seen' : 'Posted'} <DateTime value={listing.postedAt} />
        </p>
        <SponsorshipNote sponsorship={listing.sponsorship} />
        {listing.sample && <p className="min-h-6">Sample listing</p>}
        {listing.attribution && (
          <p className="min-h-6">
            <Attribution attribution={listing.attribution} />
          </p>
        )}
        {listing.closed && <Badge tone="caution">Closed</Badge>}
      </div>
      {children}
      {actions !== undefined && <div className="flex flex-wrap items-center gap-3 pt-1.5">{actions}</div>}
    </article>
  );
}

function Dot() {
  return <span aria-hidden="true"> · </span>;
}
