import { listNotOpen } from '@foothold/contracts/billing/features';
import type { Billing, PlanChange } from '@foothold/contracts/billing/shapes';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useBrand } from '../../../shared/app-data.tsx';
import { Cents, DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { IncludedFeatures, NotOpenYet } from '../included.tsx';
import { listOfferedPlans } from '../plans.ts';
import type { BillingPageData } from './billing.server.ts';
import { InvoiceLines } from './invoice-lines.tsx';

const HOME = '/portal/billing';

export interface ChangePlanProps {
  billing: Billing;
  change: BillingPageData['change'];
  actionData: ChangeOutcome | undefined;
}

/** The other plans, with a preview of each change to the cent. */
export function ChangePlan({ billing, change, actionData }: ChangePlanProps) {
  const { subscription, plans } = billing;
  const allPlans = listOfferedPlans(useBrand());
  if (!subscription) return null;
  const others = plans.filter(({ plan }) => plan !== subscription.plan);
  return (
    <Part title="Change plan">
      {change?.change && <Preview key={change.change.difference} change={change.change} actionData={actionData} />}
      {change?.refused && (
        <Callout tone="caution" title={change.refused}>
          <p>Your plan hasn’t changed.</p>
        </Callout>
      )}
      {!change &&
        others.map(({ plan, planName, price }) => (
          <div key={plan} className="flex flex-col gap-5 rounded-panel border border-line bg-raised p-5">
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
              <p>
                <span className="text-lead font-strong">{planName}</span>{' '}
                <span className="whitespace-nowrap text-soft">
                  <Cents value={price} /> a month
                </span>
              </p>
              <ButtonLink to={`${HOME}?change=${plan}`} preventScrollReset>
                Preview change
              </ButtonLink>
            </div>
            <IncludedFeatures plan={allPlans[plan]} />
          </div>
        ))}
    </Part>
  );
}

function Preview({ change, actionData }: { change: PlanChange; actionData: ChangeOutcome | undefined }) {
  const { fetcher, outcome } = useChange('change', actionData);
  const format = useFormat();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the change, the preview is outdated
  useEffect(() => {
    if (fetcher.data?.done) void navigate(HOME, { replace: true, preventScrollReset: true });
  }, [fetcher.data]);
  const { plan, planName, price, difference, dueNow, creditUsed, creditGained, next } = change;
  return (
    <section
      aria-labelledby="preview"
      className="flex max-w-form flex-col gap-5 rounded-panel border-2 border-accent bg-raised p-5"
    >
      <h3 id="preview" ref={heading} tabIndex={-1} className="text-lead outline-none">
        Switch to {planName}
      </h3>
      <InvoiceLines lines={change.lines} />
      <dl className="flex flex-col gap-1.5">
        {creditUsed > 0 && <PriceSummary term="Credit used" value={-creditUsed} />}
        {creditGained > 0 ? (
          <PriceSummary term="Added to your credit balance" value={creditGained} strong />
        ) : (
          <PriceSummary term="Due now" value={dueNow} strong />
        )}
      </dl>
      <p className="text-soft">
        After that, <Cents value={price} /> a month
        {next && (
          <>
            , starting <DateTime value={next.date} />
            {next.creditUsed > 0 && (
              <>
                {' '}
                (<Cents value={next.amount} /> after your credit)
              </>
            )}
          </>
        )}
        . Unused time on your current plan is prorated to the second.
      </p>
      <NotOpenYet features={listNotOpen(plan)} />
      <Form fetcher={fetcher} failure={outcome?.failure} className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="plan" value={plan} />
        <input type="hidden" name="previewed" value={difference} />
        <SubmitButton busyLabel="Changing…">
          {dueNow > 0 ? `Change and pay ${format.cents(dueNow)}` : 'Change plan'}
        </SubmitButton>
        <ButtonLink to={HOME} variant="quiet" preventScrollReset>
          Keep current plan
        </ButtonLink>
      </Form>
    </section>
  );
}

function PriceSummary({ term, value, strong = false }: { term: string; value: number; strong?: boolean }) {
  return (
    <div className={strong ? 'flex justify-between gap-6 font-strong' : 'flex justify-between gap-6'}>
      <dt>{term}</dt>
      <dd>
        <Cents value={value} />
      </dd>
    </div>
  );
}
