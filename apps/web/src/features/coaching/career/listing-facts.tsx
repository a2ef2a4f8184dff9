import type { CareerAdvice } from '@foothold/contracts/coaching/shapes';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Sentences } from '../result-part.tsx';
import { GapChart } from './gap-chart.tsx';

/** The figures of the listings, behind a disclosure: the advice is complete without them. */
export function ListingFacts({ advice: { details = [], gap, sample, target } }: { advice: CareerAdvice }) {
  const hasChart = gap.length > 0 && sample !== null && target !== null;
  if (details.length === 0 && !hasChart) return null;
  return (
    <details className="border-t border-line pt-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium hover:text-accent-text">
        What open listings say
      </summary>
      <div className="flex flex-col gap-5 pt-3">
        {sample && sample.samples > 0 && (
          <p>
            <Badge>{sample.samples === sample.listings ? 'Sample listings' : 'Includes sample listings'}</Badge>
          </p>
        )}
        <Sentences sentences={details} />
        {hasChart && (
          <>
            <p className="max-w-prose text-small text-soft">
              Skills in at least one in five open {target.name} listings. The thin line is the 95% interval: the range
              the true share may be in.
            </p>
            <GapChart gap={gap} listings={sample.listings} />
          </>
        )}
      </div>
    </details>
  );
}
