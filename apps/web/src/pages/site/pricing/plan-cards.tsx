import { getPrice, getPriceNote, writePrice } from '@foothold/core/pricing';
import type { ReactNode } from 'react';
import { buildCheckoutHref } from '../../../features/billing/checkout/chosen-plan.ts';
import { FeatureItem } from '../../../features/billing/included.tsx';
import { listOfferedPlans, type OfferedPlanDetails } from '../../../features/billing/plans.ts';
import { EnterpriseDialog } from '../../../features/support/enterprise-dialog.tsx';
import { useAppData } from '../../../shared/app-data.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { PlanDrawing } from './drawings.tsx';

/** The three plans, with the recommended one in front. */
export function PlanCards() {
  const { brand, portalUrl } = useAppData();
  const { one, prime, x } = listOfferedPlans(brand);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-y-4 lg:grid-cols-[1fr_1.18fr_1fr] lg:gap-0">
      <PlanCard plan={one} className="lg:my-5 lg:rounded-r-none lg:border-r-0">
        <ButtonLink to={`/onboarding?plan=${encodeURIComponent(one.name)}`} variant="secondary" className="w-full">
          {one.callToAction}
        </ButtonLink>
        <p className="pt-2 text-center text-note text-soft">
          Hear first about what isn’t open yet. <BuyLink plan={one} />
        </p>
      </PlanCard>
      <PlanCard plan={prime}>
        <ButtonLink
          to={`${portalUrl}/signup?plan=${prime.id}`}
          reloadDocument
          variant="primary"
          size="large"
          className="w-full"
        >
          {prime.callToAction}
        </ButtonLink>
        <p className="pt-2 text-center text-note text-soft">
          No credit card required. <BuyLink plan={prime} />
        </p>
      </PlanCard>
      <PlanCard plan={x} className="lg:my-5 lg:rounded-l-none lg:border-l-0">
        <EnterpriseDialog
          trigger={
            <ButtonLink to="/enterprise" variant="secondary" className="w-full">
              {x.callToAction}
            </ButtonLink>
          }
        />
      </PlanCard>
    </ul>
  );
}

function BuyLink({ plan: { name } }: { plan: OfferedPlanDetails }) {
  return (
    <a href={buildCheckoutHref(name)} className="link whitespace-nowrap">
      Buy {name} now
    </a>
  );
}

function PlanCard({
  plan,
  className,
  children,
}: {
  plan: OfferedPlanDetails;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li
      className={cx(
        'relative flex flex-col gap-4 rounded-panel border p-5 md:p-6',
        plan.popular ? 'border-2 border-accent bg-raised' : 'border-line',
        className,
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <PlanDrawing plan={plan.id} />
        {plan.popular && (
          <p className="rounded-control bg-accent px-2.5 py-0.5 text-note font-strong whitespace-nowrap text-on-accent">
            Most Popular
          </p>
        )}
      </div>
      <div className="flex flex-col gap-1">
        <h2 className="text-title">{plan.name}</h2>
        <p className="text-small text-soft">{plan.tagline}</p>
      </div>
      <Price plan={plan} />
      <div>{children}</div>
      <div className="border-t border-line pt-4">
        {plan.includes && <p className="pb-3 text-small font-strong">Everything in {plan.includes}, and:</p>}
        <ul className="flex flex-col gap-2 text-small">
          {plan.features.map((feature) => (
            <FeatureItem
              key={feature.label}
              feature={feature}
              guaranteeTerms={
                <a href="#eighty" className="link whitespace-nowrap">
                  What this means
                </a>
              }
            />
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The price on this page, plus the price that checkout charges if it differs. */
function Price({ plan: { priced, popular } }: { plan: OfferedPlanDetails }) {
  const { priceReading } = useAppData();
  if (!priced)
    return (
      <div className="min-h-16">
        <p className="font-display text-heading">Custom</p>
        <p className="text-note text-soft">Agreed with your organization in writing.</p>
      </div>
    );
  const note = getPriceNote(priced, 'pricing', priceReading);
  return (
    <div className="min-h-20">
      <p className="figures">
        <span className={cx('font-display', popular ? 'text-display' : 'text-heading')}>
          {writePrice(getPrice(priced, 'pricing', priceReading))}
        </span>
        <wbr />
        <span className="text-body text-soft">/month</span>
      </p>
      {note && <p className="pt-1 text-small font-medium figures">{note}</p>}
    </div>
  );
}
