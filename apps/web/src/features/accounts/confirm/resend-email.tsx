import { type ReactNode, useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { useAppData, useBrand } from '../../../shared/app-data.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { AlertDialog } from '../../../shared/ui/dialog.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { formatWait, type ResendResult, toResendResult } from './confirmation.ts';

export interface ResendEmailProps {
  /** The token of the failed link, which identifies the recipient. */
  token: string | null;
  /** The page's action data; only set without JavaScript. */
  posted: ResendResult | null;
  /** The page's second button. */
  children: ReactNode;
}

/** Resends the email if the recipient is known. Otherwise shows an alert that links to support. */
export function ResendEmail({ token, posted, children }: ResendEmailProps) {
  const { viewer } = useAppData();
  const brand = useBrand();
  const [result, setResult] = useState<ResendResult | null>(posted);
  const [busy, setBusy] = useState(false);
  const [alerted, setAlerted] = useState(false);
  const canUseSession = viewer !== null && !viewer.emailConfirmed;

  async function resend() {
    if (!canUseSession && token === null) return setAlerted(true);
    setBusy(true);
    try {
      await call(endpoint('POST /api/accounts/resend-confirmation'), canUseSession || token === null ? {} : { token });
      setResult({ state: 'sent' });
    } catch (failure) {
      const outcome = toResendResult(failure);
      setAlerted(outcome.state === 'ask-support');
      setResult(outcome);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-5">
      <div className="flex flex-wrap gap-3">
        <Form
          busy={busy}
          onSubmit={(event) => {
            event.preventDefault();
            void resend();
          }}
        >
          <input type="hidden" name="intent" value="resend" />
          {token !== null && <input type="hidden" name="token" value={token} />}
          <SubmitButton size="large" busyLabel="Sending…">
            Resend Email
          </SubmitButton>
        </Form>
        {children}
      </div>
      {result && <ResendOutcome resent={result} />}
      <AlertDialog
        open={alerted}
        onOpenChange={setAlerted}
        title="Please contact support"
        description={`${token === null ? '' : NEWER_EMAIL_HINT}Please contact support at ${brand.email} to have the confirmation email sent again. ${UNKNOWN_ACCOUNT}`}
        confirmLabel="OK"
      />
    </div>
  );
}

const NEWER_EMAIL_HINT = 'Check your inbox for a newer email: only the latest link works. Otherwise: ';
const UNKNOWN_ACCOUNT = 'We can’t tell which account this link belongs to.';

function ResendOutcome({ resent }: { resent: ResendResult }) {
  const { email } = useBrand();
  if (resent.state === 'sent')
    return (
      <Callout tone="hold" title="If this email still needs confirming, a new link is on its way." live>
        <p>It works once, for three days. Nothing after a few minutes? Check your spam folder.</p>
      </Callout>
    );
  if (resent.state === 'wait')
    return (
      <Callout tone="caution" title="We’ve already sent several emails." live>
        <p>Try again in {formatWait(resent.seconds)}.</p>
      </Callout>
    );
  if (resent.state === 'failed') return <Callout tone="danger" title="We couldn’t connect. Please try again." live />;
  return (
    <Callout tone="caution" title="Please contact support" live>
      <p>
        Email{' '}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>{' '}
        to have the confirmation email sent again. {UNKNOWN_ACCOUNT}
      </p>
    </Callout>
  );
}
