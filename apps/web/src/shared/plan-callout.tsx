import { getProductNames } from '@foothold/brand';
import { TRIAL_DAYS } from '@foothold/core/pricing';
import type { ReactNode } from 'react';
import { useAppData } from './app-data.tsx';
import { Callout } from './ui/callout.tsx';

/** Shown for a feature that the plan doesn't include. If a free trial would include it, says how to start one. */
export function PlanCallout({ title, children }: { title: string; children: ReactNode }) {
  const { viewer, brand } = useAppData();
  if (viewer?.plan !== 'none' || viewer.trial !== 'not-started') return <Callout title={title}>{children}</Callout>;
  return (
    <Callout title="Confirm your email to start your free trial">
      <p>
        This is part of {getProductNames(brand).prime}. Try it free for {TRIAL_DAYS} days, no card needed. Open the link
        in our email to <strong className="font-medium break-all">{viewer.email}</strong>.
      </p>
    </Callout>
  );
}
