import { FEATURES, type Feature, getMark } from '@foothold/contracts/billing/features';
import { Check, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { EightyExplanation } from '../../shared/score/meaning-of-eighty.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import type { OfferedPlanDetails } from './plans.ts';

export interface IncludedFeaturesProps {
  plan: Pick<OfferedPlanDetails, 'includes' | 'features'>;
}

/** What a plan includes. The terms of its point guarantee are one click away. */
export function IncludedFeatures({ plan }: IncludedFeaturesProps) {
  return (
    <div className="@container flex flex-col gap-3 text-small">
      {plan.includes && <p className="font-strong">Everything in {plan.includes}, and:</p>}
      <ul className="grid gap-x-8 gap-y-2.5 @min-[36rem]:grid-cols-2">
        {plan.features.map((feature) => (
          <FeatureItem key={feature.label} feature={feature} guaranteeTerms={<GuaranteeTerms />} />
        ))}
      </ul>
    </div>
  );
}

export interface FeatureItemProps {
  feature: Feature;
  /** A link or button to what 80 means. */
  guaranteeTerms: ReactNode;
}

/** A feature with its mark if it isn't open to everyone, and what happens instead. */
export function FeatureItem({ feature, guaranteeTerms }: FeatureItemProps) {
  const { label, instead } = feature;
  const mark = getMark(feature);
  const Icon = mark === null ? Check : CircleDashed;
  return (
    <li className="flex gap-3">
      <Icon
        aria-hidden="true"
        size={18}
        strokeWidth={2.25}
        className={mark === null ? 'mt-0.75 shrink-0 text-hold-text' : 'mt-0.75 shrink-0 text-soft'}
      />
      <span className="min-w-0">
        {label} {label === FEATURES.guarantee.label && <>{guaranteeTerms} </>}
        {mark !== null && <Badge>{mark}</Badge>}
        {instead !== null && <span className="block text-note text-soft">{instead}</span>}
      </span>
    </li>
  );
}

/** What the plan names and isn't open to everyone, with what happens instead. Belongs beside the pay button. */
export function NotOpenYet({ features }: { features: readonly Feature[] }) {
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="not-open" className="flex flex-col gap-3 text-small">
      <h2 id="not-open" className="font-text text-small font-strong tracking-normal">
        Before you pay: what isn’t open to everyone yet, or starts with samples
      </h2>
      <ul className="flex flex-col gap-2">
        {features.map((feature) => (
          <li key={feature.label}>
            <span className="font-medium">{feature.label}</span> <Badge>{getMark(feature)}</Badge>
            <span className="block text-soft">{feature.instead}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GuaranteeTerms() {
  return (
    <Dialog
      wide
      title="What 80 means"
      trigger={
        <button type="button" className="link cursor-pointer whitespace-nowrap">
          What this means
        </button>
      }
    >
      <EightyExplanation />
      <p className="pt-6 text-small">
        <a href="/rubric" className="link">
          Read the full rubric
        </a>
      </p>
    </Dialog>
  );
}
