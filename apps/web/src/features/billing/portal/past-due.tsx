import type { Invoice, Subscription } from '@foothold/contracts/billing/shapes';
import { useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { Cents, DateTime } from '../../../shared/format/use-format.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { CardName } from '../card-name.tsx';
import { PaymentPanel } from './payment-panel.tsx';

/** Shown after a failed payment: what happens automatically, and how to fix it now. */
export function PastDue({ subscription, invoice }: { subscription: Subscription | null; invoice: Invoice }) {
  const [paying, setPaying] = useState(false);
  return (
    <div className="flex flex-col gap-5 pb-8">
      <Callout tone="danger" title="Your last payment failed">
        <p>
          We couldn’t charge <Cents value={invoice.total} /> (invoice {invoice.number})
          {invoice.card && (
            <>
              {' '}
              to your <CardName card={invoice.card} />
            </>
          )}
          .{' '}
          {subscription?.nextAttemptAt && (
            <>
              We’ll try again on <DateTime value={subscription.nextAttemptAt} />
              {subscription.lastAttempt
                ? `. This is the last attempt: if it fails, ${subscription.planName} ends.`
                : '.'}
            </>
          )}
        </p>
        <p className="pt-1">Pay now with this or another card, or change the card for your plan below.</p>
        {!paying && (
          <div className="pt-4 pb-1">
            <Button variant="primary" onClick={() => setPaying(true)}>
              Pay now
            </Button>
          </div>
        )}
      </Callout>
      {paying && (
        <PaymentPanel
          kind="payment"
          start={(key) => call(endpoint('POST /api/billing/invoices/{id}/pay'), { id: invoice.id }, key)}
          finish={(intent, key) =>
            call(endpoint('POST /api/billing/invoices/{id}/paid'), { id: invoice.id, intent }, key)
          }
          returnPath={`/portal/billing?invoice=${encodeURIComponent(invoice.id)}`}
          action="Pay now"
          done="Invoice paid"
          onClose={() => setPaying(false)}
        />
      )}
    </div>
  );
}
