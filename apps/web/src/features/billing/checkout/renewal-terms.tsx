import type { Renewal } from '@foothold/contracts/billing/shapes';
import { writePrice } from '@foothold/core/pricing';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { CANCEL_ANYTIME } from '../texts.ts';

/** The terms next to the pay button: amount, interval, renewal date, and how to cancel, all from the server. */
export function RenewalTerms({ renewal }: { renewal: Renewal }) {
  const price = writePrice(renewal.amount);
  return (
    <section aria-labelledby="renewal" className="flex flex-col gap-3 text-small">
      <h2 id="renewal" className="font-text text-small font-strong tracking-normal">
        {CANCEL_ANYTIME}
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        <dt className="text-soft">Today</dt>
        <dd className="figures">{price}</dd>
        <dt className="text-soft">Then</dt>
        <dd className="figures">
          {price} every {renewal.period}, until you cancel
        </dd>
        <dt className="text-soft">Next payment</dt>
        <dd>
          <DateTime value={renewal.nextDate} />
        </dd>
        <dt className="text-soft">To cancel</dt>
        <dd>{renewal.howToCancel}</dd>
      </dl>
    </section>
  );
}
