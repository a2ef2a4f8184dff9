import { getCharge, type PricedPlan } from '@foothold/core/pricing';
import { useEffect, useState } from 'react';
import { useAppData } from '../../../shared/app-data.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { NOT_INITIALIZED } from '../texts.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { AlreadySubscribed, CheckoutError } from './checkout-notices.tsx';
import type { ChosenPlan } from './chosen-plan.ts';
import { type OpenPaymentResult, openPayment } from './open-payment.ts';
import { OrderContents, OrderSummary } from './order-summary.tsx';

/** The states of checkout: an unavailable plan, loading, failed, already subscribed, and the form. */
export function CheckoutPage({ chosen }: { chosen: ChosenPlan }) {
  if (chosen.plan === null) return <CheckoutError problem={chosen.problem} />;
  return <Checkout key={chosen.plan} plan={chosen.plan} name={chosen.name} />;
}

function Checkout({ plan, name }: { plan: PricedPlan; name: string }) {
  const { priceReading } = useAppData();
  const [opening, setOpening] = useState<OpenPaymentResult | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a new attempt
  useEffect(() => {
    let isCanceled = false;
    void openPayment(plan, name, getCharge(plan, priceReading)).then((opened) => !isCanceled && setOpening(opened));
    return () => {
      isCanceled = true;
    };
  }, [plan, name, priceReading, round]);

  if (opening?.state === 'subscribed') return <AlreadySubscribed />;
  if (opening?.state === 'failed') {
    const retry = () => {
      setOpening(null);
      setRound((last) => last + 1);
    };
    return <CheckoutError problem={NOT_INITIALIZED} onRetry={retry} />;
  }
  return (
    <div className="page min-h-dvh py-10 md:py-16">
      <h1 className="text-heading">Checkout</h1>
      <div className="grid gap-x-20 gap-y-10 pt-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:pt-10">
        <aside aria-label="Your order" className="min-w-0 lg:col-start-2">
          <OrderSummary plan={plan} />
        </aside>
        <div className="min-w-0 max-w-prose lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {opening ? (
            <CheckoutForm plan={plan} planName={name} created={opening.payment} />
          ) : (
            <>
              <noscript>
                <Callout tone="caution" title="Turn on JavaScript to pay">
                  <p>The card form comes from our payment provider and doesn’t work without it.</p>
                </Callout>
              </noscript>
              <div className="unscripted:hidden">
                <Skeleton
                  label="Loading checkout"
                  lines={['w-1/3 h-8', 'w-full h-11', 'w-full h-11', 'w-1/3 h-8', 'w-full h-11', 'w-full h-11']}
                />
              </div>
            </>
          )}
        </div>
        <div className="min-w-0 lg:col-start-2">
          <OrderContents plan={plan} />
        </div>
      </div>
    </div>
  );
}
