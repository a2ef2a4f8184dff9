import { Check } from 'lucide-react';
import { EightyExplanation } from '../../shared/score/meaning-of-eighty.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ATS_GUARANTEE_FEATURE, type OfferedPlanDetails } from './plans.ts';

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
          <li key={feature} className="flex gap-3">
            <Check aria-hidden="true" size={18} strokeWidth={2.25} className="mt-0.75 shrink-0 text-hold-text" />
            <span>
              {feature}
              {feature === ATS_GUARANTEE_FEATURE && (
                <>
                  {' '}
                  <GuaranteeTerms />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
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
