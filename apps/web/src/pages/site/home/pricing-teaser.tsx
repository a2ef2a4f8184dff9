import { getProductNames } from '@foothold/brand';
import {
  FEATURE_MARKS,
  getFeature,
  getMark,
  type OfferedPlan,
  PLAN_FEATURES,
} from '@foothold/contracts/billing/features';
import { Link } from 'react-router';
import { useBrand } from '../../../shared/app-data.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ThreadSection } from './thread.tsx';

/** A plan's price as on the pricing page, and what checkout charges if that differs. */
export interface TeaserPrice {
  price: string;
  note: string | null;
}

export interface PricingTeaserProps {
  one: TeaserPrice;
  prime: TeaserPrice;
}

/** What the plan's own card names and isn't open to everyone, by its mark. */
function NotOpen({ plan }: { plan: OfferedPlan }) {
  const features = PLAN_FEATURES[plan].map(getFeature);
  return Object.values(FEATURE_MARKS).map((mark) => {
    const labels = features.filter((feature) => getMark(feature) === mark).map(({ label }) => label);
    return (
      labels.length > 0 && (
        <p key={mark} className="text-note text-soft">
          {mark}: {labels.join(', ')}.
        </p>
      )
    );
  });
}

/** The three plans in brief. The pricing page has the details. */
export function PricingTeaser({ one, prime }: PricingTeaserProps) {
  const names = getProductNames(useBrand());
  const plans: (TeaserPrice & { plan: OfferedPlan; name: string; text: string; popular?: boolean })[] = [
    {
      plan: 'one',
      name: names.one,
      ...one,
      text: 'Résumé analysis, 1,000+ job listings, ATS optimization, the job portal, and tracking.',
    },
    {
      plan: 'prime',
      name: names.prime,
      ...prime,
      popular: true,
      text: 'Adds recruiters who apply for you, the 80+ guarantee, and real-time tracking.',
    },
    {
      plan: 'x',
      name: names.x,
      price: 'Custom',
      note: null,
      text: 'For organizations: unlimited profiles, your own branding, team insights, and a dedicated account manager.',
    },
  ];
  return (
    <ThreadSection
      index={11}
      title="Plans and pricing"
      lead="Start with a 14-day free trial, no credit card. Cancel anytime."
      note={
        <Link to="/pricing" className="link text-small">
          Compare plans
        </Link>
      }
    >
      <ul className="grid border-y border-line md:grid-cols-3 md:divide-x md:divide-line max-md:divide-y max-md:divide-line">
        {plans.map(({ plan, name, price, note, text, popular }) => (
          <li key={name} className="flex flex-col gap-2 py-4 md:px-8 md:first:pl-0 md:last:pr-0">
            <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="text-title">{name}</h3>
              {popular && <Badge tone="accent">Most Popular</Badge>}
            </div>
            <p>
              <span className="font-display text-heading leading-none figures">{price}</span>
              {price !== 'Custom' && <span className="text-soft"> / month</span>}
            </p>
            {note !== null && <p className="text-note text-soft">{note}</p>}
            <p className="text-small text-soft">{text}</p>
            <NotOpen plan={plan} />
          </li>
        ))}
      </ul>
    </ThreadSection>
  );
}
