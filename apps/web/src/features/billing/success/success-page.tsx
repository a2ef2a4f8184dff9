import { getProductNames } from '@foothold/brand';
import { PRICED_PLANS } from '@foothold/core/pricing';
import { type ReactNode, useEffect, useState } from 'react';
import { useBrand } from '../../../shared/app-data.tsx';
import { useNonce } from '../../../shared/nonce.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { RouteLine, type StepState } from '../../../shared/ui/pictures/route-line.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { IncludedFeatures } from '../included.tsx';
import { listOfferedPlans } from '../plans.ts';
import { AccountStatus } from './account-status.tsx';
import { ARRIVAL_SCRIPT, type PaymentReturn, readArrival } from './arrival.ts';
import { NextSteps } from './next-steps.tsx';
import { type AccountState, useAccountCreation } from './use-account.ts';

/**
 * The page after a payment.
 * @param mailNote where emails are stored if no mail service is configured
 */
export function SuccessPage({ mailNote }: { mailNote: ReactNode }) {
  const nonce = useNonce();
  /** Undefined until the tab's storage has been read. */
  const [arrival, setArrival] = useState<PaymentReturn | null>();
  useEffect(() => setArrival(readArrival()), []);
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, never user input
        dangerouslySetInnerHTML={{ __html: ARRIVAL_SCRIPT }}
      />
      {/* Tall enough that nothing below moves when the content appears. */}
      <div className="page min-h-dvh py-10 md:py-16">
        {arrival === undefined && <LoadingView />}
        {arrival === null && <PaymentNotFound />}
        {arrival?.email === '' && <MissingEmail intent={arrival.intent} />}
        {arrival?.email && <PaymentReceived arrival={arrival} mailNote={mailNote} />}
      </div>
    </>
  );
}

function LoadingView() {
  return (
    <>
      <noscript>
        <Callout tone="hold" title="Your payment is safe">
          <p>
            This page needs JavaScript, but your plan doesn’t. As soon as your payment is confirmed, we’ll set up your
            account and email you.
          </p>
        </Callout>
      </noscript>
      <div className="unscripted:hidden">
        <Skeleton label="Checking your payment" lines={['w-2/3 h-10', 'w-full h-4', 'w-1/2 h-4', 'w-full h-24']} />
      </div>
    </>
  );
}

function PaymentNotFound() {
  const { email } = useBrand();
  return (
    <EmptyState
      level="h1"
      motif="gap"
      title="We couldn’t find a payment"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/pricing" variant="primary">
            View plans
          </ButtonLink>
          <ButtonLink to="/portal/billing" reloadDocument>
            Go to billing
          </ButtonLink>
        </div>
      }
    >
      <p>
        You’ll see this page after you pay. If you already paid, we’ll set up your account and email your receipt. If it
        hasn’t arrived within an hour, email{' '}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
        .
      </p>
    </EmptyState>
  );
}

/**
 * Without an email address, the page can't prove that the payer opened it, so the server creates the account instead.
 */
function MissingEmail({ intent }: { intent: string }) {
  const { email } = useBrand();
  return (
    <EmptyState
      level="h1"
      motif="gap"
      title="Your email address is missing"
      action={
        <ButtonLink to="/portal/billing" reloadDocument variant="primary">
          Go to billing
        </ButtonLink>
      }
    >
      <p>
        This link has a payment but not the email address that goes with it, so this page can’t show your account. You
        don’t need to pay again: if the payment went through, we’ll set up the account for the email you entered at
        checkout and send the receipt there.
      </p>
      <p className="pt-3">
        No email within an hour? Contact{' '}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>{' '}
        and include this payment ID: <code className="font-mono wrap-anywhere">{intent}</code>.
      </p>
    </EmptyState>
  );
}

const TITLES: Record<AccountState['state'], string> = {
  creating: 'Thank you! We’re setting up your account',
  created: 'You’re all set. Thank you!',
  error: 'Your account isn’t ready yet',
};

function PaymentReceived({ arrival, mailNote }: { arrival: PaymentReturn; mailNote: ReactNode }) {
  const brand = useBrand();
  const { account, retry } = useAccountCreation(arrival);
  const name = account.state === 'created' ? account.plan : arrival.plan;
  const plan = PRICED_PLANS.find((one) => getProductNames(brand)[one] === name);
  const isCreated = account.state === 'created';
  const unpaid = account.state === 'error' && account.unpaid;
  const createStep = (id: string, label: string, state: StepState) => ({ id, label, state });
  return (
    <div className="flex flex-col gap-10">
      <h1 className="max-w-wide text-heading">{TITLES[account.state]}</h1>
      <RouteLine
        label="Progress"
        steps={[
          createStep('payment', 'Payment', unpaid ? 'current' : 'done'),
          createStep('account', 'Account', isCreated ? 'done' : unpaid ? 'ahead' : 'current'),
          createStep('password', 'Password', isCreated ? 'current' : 'ahead'),
          createStep('portal', 'Portal', 'ahead'),
        ]}
      />
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-12">
          <AccountStatus account={account} arrival={arrival} onRetry={retry} mailNote={mailNote} />
          <NextSteps plan={plan} />
        </div>
        {plan && (
          <aside aria-labelledby="included" className="flex min-w-0 flex-col gap-4 lg:border-l lg:border-line lg:pl-12">
            <h2 id="included" className="text-title">
              What {name} includes
            </h2>
            <IncludedFeatures plan={listOfferedPlans(brand)[plan]} />
          </aside>
        )}
      </div>
    </div>
  );
}
