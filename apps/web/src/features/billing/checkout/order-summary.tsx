import { getCharge, type PricedPlan, writePrice } from '@foothold/core/pricing';
import { useAppData } from '../../../shared/app-data.tsx';
import { IncludedFeatures } from '../included.tsx';
import { listOfferedPlans } from '../plans.ts';
import { CANCEL_ANYTIME } from '../texts.ts';

/** The plan and its price. */
export function OrderSummary({ plan }: { plan: PricedPlan }) {
  const { brand, priceReading } = useAppData();
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-title">{listOfferedPlans(brand)[plan].name}</h2>
      <p className="figures">
        <span className="font-display text-heading">{writePrice(getCharge(plan, priceReading))}</span>
        <span className="text-soft"> per month</span>
      </p>
      <p className="text-small font-medium text-hold-text">{CANCEL_ANYTIME}</p>
    </div>
  );
}

/** What the plan includes. */
export function OrderContents({ plan }: { plan: PricedPlan }) {
  const { brand } = useAppData();
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-6 text-small">
      <h2 className="font-text text-small font-strong tracking-normal">What’s included</h2>
      <IncludedFeatures plan={listOfferedPlans(brand)[plan]} />
      <p className="border-t border-line pt-5 text-soft">
        We’ll email your receipt as soon as your payment goes through. You can also download it as a PDF from your
        billing page.
      </p>
    </div>
  );
}
