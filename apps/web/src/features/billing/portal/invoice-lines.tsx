import type { Invoice } from '@foothold/contracts/billing/shapes';
import { Cents } from '../../../shared/format/use-format.tsx';

/** The lines of an invoice, or of a previewed change. */
export function InvoiceLines({ lines }: { lines: Invoice['lines'] }) {
  return (
    <ul className="border-t border-line">
      {lines.map(({ description, from, until, amount }) => (
        <li
          key={`${description}-${from}-${until}-${amount}`}
          className="flex justify-between gap-6 border-b border-line py-2"
        >
          <span>{description}</span>
          <Cents value={amount} />
        </li>
      ))}
    </ul>
  );
}
