import type { Billing } from '@foothold/contracts/billing/shapes';
import { Cents, DateTime } from '../../../shared/format/use-format.tsx';
import { Part } from '../../../shared/ui/part.tsx';

/** The member's credit balance and its history. */
export function CreditPart({ credit, credits }: Pick<Billing, 'credit' | 'credits'>) {
  if (credit === 0 && credits.length === 0) return null;
  return (
    <Part title="Credit balance" aside>
      <p>
        <span className="text-lead font-strong">
          <Cents value={credit} />
        </span>
        {credit > 0 && <span className="text-soft">, applied to your next invoices</span>}
      </p>
      {credits.length > 0 && (
        <ul className="w-full text-note">
          {credits.map(({ id, at, amount, description }) => (
            <li key={id} className="flex justify-between gap-4 border-t border-line py-2">
              <span>
                {description}
                <br />
                <span className="text-soft">
                  <DateTime value={at} />
                </span>
              </span>
              <Cents value={amount} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
