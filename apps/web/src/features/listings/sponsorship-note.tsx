import type { Listing } from '@foothold/contracts/listings';
import { cx } from '../../shared/ui/cx.ts';
import { SPONSORSHIP_LABELS } from './labels.ts';

const STYLES: Record<Listing['sponsorship']['value'], string> = {
  sponsors: 'text-hold-text',
  'does-not-sponsor': 'text-caution-text',
  'citizens-or-clearance': 'text-caution-text',
  unknown: 'text-soft',
};

/** What a listing says about visa sponsorship, with the sentence one click away. Never a guess. */
export function SponsorshipNote({ sponsorship: { value, quote } }: Pick<Listing, 'sponsorship'>) {
  return (
    <details className="group text-small">
      <summary
        className={cx(
          'inline-flex min-h-6 cursor-pointer list-none items-center underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid [&::-webkit-details-marker]:hidden',
          STYLES[value],
        )}
      >
        {SPONSORSHIP_LABELS[value]}
      </summary>
      <SponsorshipEvidence sponsorship={{ value, quote }} />
    </details>
  );
}

/** The sentence that the listing says about sponsorship. */
export function SponsorshipEvidence({ sponsorship: { value, quote } }: Pick<Listing, 'sponsorship'>) {
  if (value !== 'unknown' && quote === null)
    return <p className="max-w-prose pt-1 text-soft">The full description at the source says so. Read it there.</p>;
  if (quote === null)
    return (
      <p className="max-w-prose pt-1 text-soft">
        The listing doesn’t mention visas. That doesn’t mean no, so ask before you apply.
      </p>
    );
  return (
    <p className="max-w-prose pt-1 text-soft">
      The listing says: <q className="text-ink">{quote}</q>
    </p>
  );
}
