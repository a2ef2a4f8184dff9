import type { Viewer } from '@foothold/contracts/accounts';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import type { BillingPageData } from './billing.server.ts';
import { CardPart } from './card-part.tsx';
import { ChangePlan } from './change-plan.tsx';
import { ChoosePlan } from './choose-plan.tsx';
import { CreditPart } from './credit-part.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { History } from './history.tsx';
import { PastDue } from './past-due.tsx';

export interface BillingOverviewProps extends BillingPageData {
  viewer: Viewer;
  actionData: ChangeOutcome | undefined;
}

/** Everything about billing: the current plan and how to cancel it come first, invoices last. */
export function BillingOverview({ viewer, billing, change, cameBack, actionData }: BillingOverviewProps) {
  const { subscription, next, credit, credits, openInvoice, invoices, plans } = billing;
  return (
    <>
      <BankReturnNotice how={cameBack} />
      {actionData?.done && (
        <div className="pb-6">
          <Callout tone="hold" title={actionData.done.title} live />
        </div>
      )}
      {openInvoice && <PastDue subscription={subscription} invoice={openInvoice} />}
      <div className="flex flex-col gap-12">
        {subscription ? (
          <>
            <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <CurrentPlan subscription={subscription} next={next} actionData={actionData} />
              <div className="flex min-w-0 flex-col gap-6">
                <CardPart card={subscription.card} />
                <CreditPart credit={credit} credits={credits} />
              </div>
            </div>
            <ChangePlan billing={billing} change={change} actionData={actionData} />
          </>
        ) : (
          <>
            <ChoosePlan viewer={viewer} plans={plans} />
            <CreditPart credit={credit} credits={credits} />
          </>
        )}
        <History invoices={invoices} />
      </div>
    </>
  );
}

/** The result of a payment for which a bank took over the window. */
function BankReturnNotice({ how }: { how: string | null }) {
  const messages = new Map([
    ['card', { tone: 'hold', title: 'Card updated' }],
    ['paid', { tone: 'hold', title: 'Invoice paid' }],
    ['failed', { tone: 'danger', title: 'That didn’t go through' }],
    ['unknown', { tone: 'caution', title: 'We couldn’t reach the payment service. Reload this page in a minute.' }],
  ] as const).get(how as 'card');
  if (!messages) return null;
  return (
    <div className="pb-6">
      <Callout tone={messages.tone} title={messages.title} live />
    </div>
  );
}
