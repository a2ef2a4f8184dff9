import type { Viewer } from '@foothold/contracts/accounts';
import type { Billing } from '@foothold/contracts/billing/shapes';
import { getEntitlements, TRIAL_DAYS } from '@foothold/core/pricing';
import { useBrand } from '../../../shared/app-data.tsx';
import { Cents, DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { buildCheckoutHref } from '../checkout/chosen-plan.ts';
import { IncludedFeatures } from '../included.tsx';
import { listOfferedPlans } from '../plans.ts';
import { CANCEL_ANYTIME } from '../texts.ts';

/** For members without a plan: what they have now, what comes next, and what they can buy. */
export function ChoosePlan({ viewer, plans }: { viewer: Viewer; plans: Billing['plans'] }) {
  const allPlans = listOfferedPlans(useBrand());
  return (
    <>
      <Part title={viewer.trialEndsAt ? 'Your trial' : 'No plan'}>
        <CurrentStatus viewer={viewer} prime={allPlans.prime.name} />
      </Part>
      <Part title="Choose a plan">
        <ul className="grid gap-5 md:grid-cols-2">
          {plans.map(({ plan, planName, price }) => (
            <li key={plan} className="flex flex-col gap-5 rounded-panel border border-line bg-raised p-5">
              <div>
                <h3 className="text-lead">{planName}</h3>
                <p className="text-soft">{allPlans[plan].tagline}</p>
              </div>
              <p>
                <span className="text-title font-strong">
                  <Cents value={price} />
                </span>
                <span className="text-soft"> a month. {CANCEL_ANYTIME}.</span>
              </p>
              <ButtonLink
                to={buildCheckoutHref(planName)}
                reloadDocument
                variant={allPlans[plan].popular ? 'primary' : 'secondary'}
              >
                Get {planName}
              </ButtonLink>
              <IncludedFeatures plan={allPlans[plan]} />
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function CurrentStatus({ viewer: { trial, trialEndsAt, plan }, prime }: { viewer: Viewer; prime: string }) {
  const format = useFormat();
  const none = getEntitlements('none');
  const limitsAfterward = `${format.number(Number(none['resumes.kept']))} résumé and ${format.number(Number(none['applications.kept']))} saved listings`;
  if (trialEndsAt)
    return (
      <p className="max-w-prose">
        Until <DateTime value={trialEndsAt} />, you have everything that’s open in {prime} except work by a recruiter.
        The {TRIAL_DAYS}-day trial needs no card and ends on its own. After that, nothing is deleted, and you can still
        read everything you made. The limits for adding more are then {limitsAfterward}, and saved searches send no
        alerts.
      </p>
    );
  if (plan === 'none' && trial === 'not-started')
    return (
      <p className="max-w-prose">
        Confirm your email to start your free trial: {TRIAL_DAYS} days of everything that’s open in {prime} except work
        by a recruiter. No card needed. Until then you can save {limitsAfterward}.
      </p>
    );
  return (
    <p className="max-w-prose">
      {plan === 'none'
        ? `Without a plan, the limits are ${limitsAfterward}. If you have more, you keep them but can’t add another. Choose a plan to unlock the rest.`
        : 'You don’t pay for this plan, so there’s nothing to manage here.'}
    </p>
  );
}
