import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAppData } from '../../../shared/app-data.tsx';
import { Button, ButtonLink, Spinner } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { buildCheckoutHref } from '../checkout/chosen-plan.ts';
import { ACCOUNT_ERROR } from '../texts.ts';
import type { PaymentReturn } from './arrival.ts';
import type { AccountState } from './use-account.ts';

export interface AccountStatusProps {
  account: AccountState;
  arrival: PaymentReturn;
  onRetry: () => void;
  /** Where emails are stored if no mail service is configured. */
  mailNote: ReactNode;
}

/** The state of the account: being created, created, or failed with what to do next. */
export function AccountStatus({ account, arrival, onRetry, mailNote }: AccountStatusProps) {
  if (account.state === 'creating') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        Setting up your account…
      </p>
    );
  }
  if (account.state === 'error') return <Failed account={account} arrival={arrival} onRetry={onRetry} />;
  return <Ready email={account.email} mailNote={mailNote} />;
}

function Failed({
  account: { message, unpaid },
  arrival,
  onRetry,
}: {
  account: Extract<AccountState, { state: 'error' }>;
  arrival: PaymentReturn;
  onRetry: () => void;
}) {
  const { brand } = useAppData();
  return (
    <Callout tone="danger" live title={ACCOUNT_ERROR}>
      <p>{message}</p>
      {!unpaid && (
        <p className="pt-2">
          If your payment went through, it’s safe. We’ll set up your account as soon as the payment is confirmed.
        </p>
      )}
      <div className="flex flex-wrap gap-3 pt-4 pb-1">
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
        {unpaid && <ButtonLink to={buildCheckoutHref(arrival.plan)}>Back to checkout</ButtonLink>}
      </div>
      <p className="pt-3">
        If this keeps happening, email{' '}
        <a href={`mailto:${brand.email}`} className="text-ink underline underline-offset-4">
          {brand.email}
        </a>{' '}
        and include this payment ID: <code className="font-mono wrap-anywhere">{arrival.intent}</code>.
      </p>
    </Callout>
  );
}

function Ready({ email, mailNote }: { email: string; mailNote: ReactNode }) {
  const { viewer, brand, portalUrl, mailDelivers } = useAppData();
  return (
    <section aria-labelledby="password" className="flex flex-col gap-4">
      <Callout tone="hold" live title="Your account is ready">
        <p>
          We’ll send your receipt and account emails to <strong className="font-strong wrap-anywhere">{email}</strong>.
        </p>
      </Callout>
      {viewer ? (
        <p>
          <Link to="/portal/billing" reloadDocument className="link">
            View your plan
          </Link>
        </p>
      ) : (
        <>
          <h2 id="password" className="pt-4 text-title">
            {mailDelivers ? 'We sent you a link to set your password' : 'Set your password with the link in our email'}
          </h2>
          <p>
            Open it within 7 days and choose a password, which also signs you in. Already had an account with this
            email? Your password hasn’t changed:{' '}
            <a href={`${portalUrl}/login?next=/portal/billing`} className="link">
              sign in
            </a>
            .
          </p>
          <details className="text-small">
            <summary className="w-fit cursor-pointer font-medium">Didn’t get it?</summary>
            <ul className="flex list-disc flex-col gap-1.5 pt-3 pl-5 text-soft">
              <li>Wait five minutes, then check your spam folder.</li>
              <li>
                <a href={`${portalUrl}/forgot-password`} className="link">
                  Request another link
                </a>{' '}
                with the same email.
              </li>
              <li>
                If the email above is wrong, contact{' '}
                <a href={`mailto:${brand.email}`} className="link">
                  {brand.email}
                </a>
                . We reply within 24 hours.
              </li>
            </ul>
          </details>
          <div className="text-small text-soft">{mailNote}</div>
        </>
      )}
    </section>
  );
}
