import type { Renewal } from '@foothold/contracts/billing/shapes';
import { writePrice } from '@foothold/core/pricing';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { CANCEL_ANYTIME } from '../texts.ts';

/** What is beside the pay button: how much, how often, when next, and how to end it. All of it is the server's answer. */
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
