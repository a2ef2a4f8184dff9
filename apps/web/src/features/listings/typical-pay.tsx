import type { TypicalPay as Pay } from '@foothold/contracts/listings';
import { FormattedNumber, useFormat } from '../../shared/format/use-format.tsx';

/** What open listings of the same occupation pay in the same state. */
export function TypicalPay({ pay }: { pay: Pay | null }) {
  const format = useFormat();
  if (pay === null) return null;
  const { occupation, state, low, high, listings, sample } = pay;
  return (
    <section className="flex flex-col gap-1">
      <h2 className="font-text text-small font-strong tracking-normal">
        Typical for {occupation} in {state}
      </h2>
      <p className="text-small figures">{format.formatMoneyRange(low, high, 'USD')} a year</p>
      <p className="text-small text-soft">
        The middle half of <FormattedNumber value={listings} /> open {sample && 'sample '}listings that state pay. Other
        pay is counted up to a full-time year: 2,080 hours, 260 days, 52 weeks, or 12 months.
      </p>
    </section>
  );
}
