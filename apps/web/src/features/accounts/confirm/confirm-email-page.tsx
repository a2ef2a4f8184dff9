import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAppData } from '../../../shared/app-data.tsx';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { ButtonLink, Spinner } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { EmptyDrawing, type EmptyMotif } from '../../../shared/ui/pictures/empty-drawing.tsx';
import type { ConfirmOutcome, LoadedConfirmation } from './confirm-email.server.ts';
import { ConfirmPassword } from './confirm-password-form.tsx';
import { CONFIRM_TEXTS, type Confirmation, confirmEmail } from './confirmation.ts';
import { ResendEmail } from './resend-email.tsx';

export interface ConfirmEmailPageProps extends LoadedConfirmation {
  /** The page's action data. */
  posted: ConfirmOutcome | null;
}

/**
 * The page opened by the link in a confirmation email: loading, success, or error. Outside the account's own session,
 * it asks for the password first.
 */
export function ConfirmEmailPage({ token, mode, claimable, passwordLength, posted }: ConfirmEmailPageProps) {
  const [asking, setConfirmation] = useState<Confirmation>(getInitialState(token, posted ? 'ask' : mode));
  const confirmation = posted?.confirmation ?? asking;
  const hasRequested = useRef(false);

  async function confirm() {
    if (token === null || hasRequested.current) return;
    hasRequested.current = true;
    setConfirmation({ state: 'confirming' });
    setConfirmation(await confirmEmail(token));
  }

  const { state } = confirmation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (state === 'confirming') void confirm();
  }, []);

  if (state === 'confirmed') return <Confirmed {...confirmation} />;
  if (state === 'failed')
    return <Failed message={confirmation.message} token={token} resent={posted?.resent ?? null} />;
  if (state === 'confirming')
    return (
      <Frame motif="route" title="Confirming your email">
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Just a moment…
        </p>
        <noscript>
          <ConfirmForm />
        </noscript>
      </Frame>
    );
  return (
    <Frame motif="route" title="Confirm your email">
      <p>Enter the password for the account you created. Your email isn’t confirmed yet.</p>
      <ConfirmPassword claimable={claimable} passwordLength={passwordLength} posted={posted} />
    </Frame>
  );
}

function getInitialState(token: string | null, mode: LoadedConfirmation['mode']): Confirmation {
  if (token === null) return { state: 'failed', message: CONFIRM_TEXTS.noToken };
  return { state: mode === 'at-once' ? 'confirming' : 'waiting' };
}

function Frame({ motif, title, children }: { motif: EmptyMotif; title: string; children: ReactNode }) {
  return (
    <div className="page flex flex-col items-start gap-8 py-14 md:flex-row md:items-center md:gap-14 md:py-24">
      <EmptyDrawing motif={motif} />
      <div className="flex min-w-0 max-w-prose flex-col items-start gap-5">
        <h1 className="text-heading">{title}</h1>
        {children}
      </div>
    </div>
  );
}

/** Posts to the page's action without JavaScript. */
function ConfirmForm() {
  return (
    <Form>
      <SubmitButton size="large" busyLabel="Confirming…">
        Confirm email
      </SubmitButton>
    </Form>
  );
}

function Confirmed({ email, trialEndsAt, claimed }: Extract<Confirmation, { state: 'confirmed' }>) {
  const { viewer, portalUrl } = useAppData();
  return (
    <Frame motif="route" title="Your email is confirmed">
      <p role="status">
        {email !== null ? (
          <>
            <strong className="font-strong break-all">{email}</strong> is confirmed.
          </>
        ) : (
          'Thanks for confirming.'
        )}{' '}
        We’ll use it to send you account updates and help you sign in.
      </p>
      {trialEndsAt !== null && (
        <p>
          Your free trial runs until <DateTime value={trialEndsAt} />. No card needed.
        </p>
      )}
      {claimed && (
        <p>
          Sign in with your new password. Everyone else has been signed out, and any card added before won’t be charged.
          If someone else used this account, check what they left: you can accept or discard their registration under
          Profile, and delete their résumés and saved listings.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" reloadDocument variant="primary" size="large">
          Go to Dashboard
        </ButtonLink>
        <ButtonLink to={viewer && !claimed ? portalUrl : `${portalUrl}/login`} reloadDocument size="large">
          {viewer && !claimed ? 'Go to your portal' : 'Sign in'}
        </ButtonLink>
      </div>
    </Frame>
  );
}

function Failed({
  message,
  token,
  resent,
}: {
  message: string;
  token: string | null;
  resent: ConfirmOutcome['resent'];
}) {
  const { viewer } = useAppData();
  return (
    <Frame motif="gap" title="Confirmation failed">
      <p role="alert">{message}</p>
      {viewer?.emailConfirmed && (
        <p>
          <strong className="font-strong break-all">{viewer.email}</strong> is already confirmed. There’s nothing else
          to do.
        </p>
      )}
      <ResendEmail token={token} posted={resent}>
        <ButtonLink to="/" reloadDocument size="large">
          Go to Home
        </ButtonLink>
      </ResendEmail>
    </Frame>
  );
}
