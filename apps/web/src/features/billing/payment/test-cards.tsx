import { SANDBOX_CARDS } from '@foothold/contracts/payments/sandbox-cards';
import { Button } from '../../../shared/ui/button.tsx';
import type { CardText } from './card-text.ts';

/** Any future date and any three digits work. */
const EXPIRES = '12 / 34';
const CVC = '123';

/** The only cards that the sandbox accepts. A click fills in the fields. */
export function TestCards({ onChoose }: { onChoose: (card: CardText) => void }) {
  return (
    <section aria-labelledby="test-cards" className="flex flex-col gap-2">
      <h3 id="test-cards" className="font-text text-small font-strong tracking-normal">
        Test cards
      </h3>
      <ul className="border-t border-line text-small">
        {SANDBOX_CARDS.map(({ number, does }) => (
          <li key={number} className="flex items-center justify-between gap-4 border-b border-line py-1.5">
            <span className="flex min-w-0 flex-col sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-4">
              <span className="whitespace-nowrap figures">{number}</span>
              <span className="text-note text-soft">{does}</span>
            </span>
            <Button
              size="small"
              aria-label={`Use ${number}`}
              onClick={() => onChoose({ number, expires: EXPIRES, cvc: CVC })}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
