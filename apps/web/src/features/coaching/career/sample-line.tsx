import type { ListingSample } from '@foothold/contracts/coaching-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';

/** What figures rest on: how many listings, how many of those are samples, and since when. */
export function SampleLine({ sample: { listings, samples, from, to } }: { sample: ListingSample }) {
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-soft">
      {samples > 0 && (
        <Badge>{samples === listings ? 'Sample listings' : `${format.number(samples)} are samples`}</Badge>
      )}
      <span>
        {format.number(listings)} open {listings === 1 ? 'listing' : 'listings'}
        {from !== null && to !== null && `, posted ${format.date(from)} to ${format.date(to)}`}
      </span>
    </p>
  );
}
