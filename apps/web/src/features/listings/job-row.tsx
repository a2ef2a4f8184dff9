import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateTime, useFormat } from '../../shared/format/use-format.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Attribution } from './attribution.tsx';
import { EMPLOYMENT_LABELS, SPONSORSHIP_LABELS } from './labels.ts';
import { payText } from './listing-facts.ts';
import type { JobRowView } from './row-view.ts';

export interface JobRowProps {
  listing: JobRowView;
  /** The URL that shows the listing in the pane. */
  href: string;
  /** Whether it is in the pane. */
  open: boolean;
  /** At the end of the title's line. */
  mark?: ReactNode;
  /** Words about the listing's state for the member, after its own facts. */
  states?: readonly string[];
  children?: ReactNode;
}

/** A listing in the list beside the pane. All of it is the link. */
export function JobRow({ listing, href, open, mark, states = [], children }: JobRowProps) {
  const pay = payText(listing.pay, useFormat());
  return (
    <article className={cx('relative flex flex-col gap-0.5 px-3 py-3', open ? 'bg-sunken' : 'hover:bg-sunken/60')}>
      {open && <span aria-hidden="true" className="absolute inset-y-0 left-0 w-[3px] bg-accent" />}
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="min-w-0 font-text text-body leading-6 font-strong tracking-normal">
          <Link
            to={href}
            preventScrollReset
            state={FROM_LIST}
            aria-current={open || undefined}
            className="text-ink no-underline after:absolute after:inset-0"
          >
            {listing.title}
          </Link>
        </h2>
        {mark}
      </div>
      <p>
        {listing.company}
        <span className="text-soft"> · {listing.location}</span>
      </p>
      <p className="text-soft">
        {pay !== null && <span className="text-ink figures">{pay} · </span>}
        {listing.employmentType !== null &&
          listing.employmentType !== 'full-time' &&
          `${EMPLOYMENT_LABELS[listing.employmentType]} · `}
        {listing.postedAtIsFirstSeen && 'First seen '}
        <DateTime value={listing.postedAt} />
        {' · '}
        {SPONSORSHIP_LABELS[listing.sponsorship]}
        {listing.sample && ' · Sample'}
        {listing.attribution && (
          <>
            {' · '}
            {/* The row is a link, which must not get this click. */}
            <Attribution attribution={listing.attribution} className="relative z-10" />
          </>
        )}
        {states.map((state) => (
          <span key={state} className="font-medium text-hold-text">
            {' · '}
            {state}
          </span>
        ))}
      </p>
      {listing.closed && <Badge tone="caution">Closed</Badge>}
      {children}
    </article>
  );
}

/** Marks a page that was opened from its list, so that its back link can go back there. */
export const FROM_LIST = { fromList: true };
