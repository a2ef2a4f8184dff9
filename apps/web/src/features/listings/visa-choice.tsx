import type { ListingChoice } from '@foothold/core/visa';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../../shared/ui/cx.ts';

export interface VisaChoiceProps {
  /** The listings that don't rule out the member's status. Null without a visa clock. */
  listings: ListingChoice | null;
  /** The filter in the URL. */
  chosen: ListingChoice | undefined;
  /** The page's URL with another filter. */
  href: (visa: ListingChoice | undefined) => string;
}

const EXPLANATIONS: Record<ListingChoice, string> = {
  'not-citizens-only': 'Leaves out jobs that say they’re only for citizens or need a clearance.',
  'may-sponsor': 'Leaves out jobs that say they don’t sponsor, are only for citizens, or need a clearance.',
};

/** Turns the filter for the member's visa status on and off. It is never on by itself. */
export function VisaChoice({ listings, chosen, href }: VisaChoiceProps) {
  if (listings === null)
    return (
      <p className="text-small text-soft">
        On a visa?{' '}
        <Link to="/portal/profile/visa" className="link">
          Set up your visa clock
        </Link>{' '}
        to see which jobs fit.
      </p>
    );
  const active = chosen === listings;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
      <Link
        to={href(active ? undefined : listings)}
        aria-current={active || undefined}
        className={cx(
          'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge bg-raised px-3.5 py-1 text-ink no-underline hover:border-ink hover:bg-sunken',
          active && 'border-ink font-strong',
        )}
      >
        {active && <Check aria-hidden="true" size={16} className="shrink-0 text-accent-text" />}
        Fits my visa status
        {active && <span className="sr-only">, selected: remove filter</span>}
      </Link>
      {EXPLANATIONS[listings]}
    </p>
  );
}
