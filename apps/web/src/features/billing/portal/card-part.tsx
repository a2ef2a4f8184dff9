import type { Card } from '@foothold/contracts/billing/shapes';
import { useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { CardExpiry, CardName } from '../card-name.tsx';
import { PaymentPanel } from './payment-panel.tsx';

/** The card on file, with a form to change it. */
export function CardPart({ card }: { card: Card | null }) {
  const [changing, setChanging] = useState(false);
  return (
    <Part title="Card" aside>
      {card ? (
        <p>
          <CardName card={card} />
          <br />
          <span className="text-soft">
            Expires <CardExpiry card={card} />
          </span>
        </p>
      ) : (
        <p className="text-soft">No card on file.</p>
      )}
      {changing ? (
        <PaymentPanel
          kind="setup"
          start={(key) => call(endpoint('POST /api/billing/method'), {}, key)}
          finish={(intent, key) => call(endpoint('POST /api/billing/method/done'), { intent }, key)}
          returnPath="/portal/billing"
          action="Save card"
          done="Card updated"
          onClose={() => setChanging(false)}
        />
      ) : (
        <Button size="small" onClick={() => setChanging(true)}>
          Change card
        </Button>
      )}
    </Part>
  );
}
