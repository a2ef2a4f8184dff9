import type { Billing, Subscription } from '@foothold/contracts/billing/shapes';
import { getEntitlements } from '@foothold/core/pricing';
import { useEffect, useRef } from 'react';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { Cents, DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Part } from '../../../shared/ui/part.tsx';

export interface CurrentPlanProps {
  subscription: Subscription;
  next: Billing['next'];
  actionData: ChangeOutcome | undefined;
}

/** The current plan, its price and dates, and how to cancel. */
export function CurrentPlan({ subscription, next, actionData }: CurrentPlanProps) {
  const { planName, price, periodStart, periodEnd, cancelAtPeriodEnd } = subscription;
  const facts = useFocusAfter(cancelAtPeriodEnd);
  return (
    <Part title="Your plan">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <p className="flex flex-wrap items-center gap-3">
            <span className="font-display text-heading">{planName}</span>
            <StateBadge subscription={subscription} />
          </p>
          <p className="text-soft">
            <Cents value={price} /> a month
          </p>
        </div>
        {cancelAtPeriodEnd ? (
          <Save actionData={actionData} />
        ) : (
          <CancelForm subscription={subscription} actionData={actionData} />
        )}
      </div>
      <div ref={facts} tabIndex={-1} className="outline-none">
        <DescriptionList
          items={[
            {
              term: 'Current period',
              value: (
                <>
                  <DateTime value={periodStart} /> to <DateTime value={periodEnd} />
                </>
              ),
            },
            {
              term: cancelAtPeriodEnd ? 'Ends' : 'Next payment',
              value: <NextRenewal subscription={subscription} next={next} />,
            },
          ]}
        />
      </div>
    </Part>
  );
}

/** Moves the focus to the new state, because the clicked button disappears. */
function useFocusAfter(value: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current !== value) element.current?.focus();
    last.current = value;
  }, [value]);
  return element;
}

function StateBadge({ subscription: { state, cancelAtPeriodEnd } }: Pick<CurrentPlanProps, 'subscription'>) {
  if (state === 'past_due') return <Badge tone="danger">Payment failed</Badge>;
  if (cancelAtPeriodEnd) return <Badge tone="caution">Canceled</Badge>;
  return <Badge tone="hold">Active</Badge>;
}

function NextRenewal({
  subscription: { cancelAtPeriodEnd, periodEnd },
  next,
}: Pick<CurrentPlanProps, 'subscription' | 'next'>) {
  if (cancelAtPeriodEnd)
    return (
      <>
        <DateTime value={periodEnd} />. You have full access until then, and you won’t be charged again.
      </>
    );
  if (!next) return <>None</>;
  return (
    <>
      <Cents value={next.amount} /> on <DateTime value={next.date} />
      {next.creditUsed > 0 && (
        <>
          , after <Cents value={next.creditUsed} /> of your credit
        </>
      )}
    </>
  );
}

/** Cancels after a single confirmation. */
function CancelForm({ subscription, actionData }: Pick<CurrentPlanProps, 'subscription' | 'actionData'>) {
  const { fetcher, outcome } = useChange('cancel', actionData);
  const format = useFormat();
  const { planName, periodEnd, state } = subscription;
  const limitsAfterward = getEntitlements('none');
  const afterward = `nothing is deleted, and you can still view and export everything you made. You can’t add résumés beyond ${limitsAfterward['resumes.kept']} or saved listings beyond ${limitsAfterward['applications.kept']}, and saved searches send no alerts`;
  // A plan with a missed payment ends immediately.
  const description =
    state === 'past_due'
      ? `${planName} ends now, and you won’t be charged again. After that, ${afterward}.`
      : `You have ${planName} until ${format.date(periodEnd)}, and you won’t be charged again. After that, ${afterward}. You can undo this until then.`;
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="cancel" />
      <ConfirmButton
        title={`Cancel ${planName}?`}
        description={description}
        confirmLabel="Cancel plan"
        cancelLabel="Keep my plan"
        busyLabel="Canceling…"
      >
        Cancel plan
      </ConfirmButton>
    </Form>
  );
}

function Save({ actionData }: Pick<CurrentPlanProps, 'actionData'>) {
  const { fetcher, outcome } = useChange('resume', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="resume" />
      <SubmitButton busyLabel="Saving…">Keep my plan</SubmitButton>
    </Form>
  );
}
