import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAppData } from '../../../shared/app-data.tsx';
import { ButtonLink, Spinner } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { EmptyDrawing, type EmptyMotif } from '../../../shared/ui/pictures/empty-drawing.tsx';
import type { ConfirmOutcome, ConfirmWay } from './confirm-email.server.ts';
import { CONFIRM_TEXTS, type Confirmation, confirmEmail } from './confirmation.ts';
import { ResendEmail } from './resend-email.tsx';

export interface ConfirmEmailPageProps {
  token: string | null;
  way: ConfirmWay;
  /** What the page's action said, without a script. */
  posted: ConfirmOutcome | null;
}

/** The page that the link in a confirmation message opens: loading, success or error, and before that a button where a person has to say so. */
export function ConfirmEmailPage({ token, way, posted }: ConfirmEmailPageProps) {
  const [confirmation, setConfirmation] = useState<Confirmation>(
    posted?.confirmation ?? firstState(token, posted ? 'ask' : way),
  );
  const asked = useRef(false);

  async function confirm() {
    if (token === null || asked.current) return;
    asked.current = true;
    setConfirmation({ state: 'confirming' });
    setConfirmation(await confirmEmail(token));
  }

  const { state } = confirmation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    if (state === 'confirming') void confirm();
  }, []);

  if (state === 'confirmed') return <Confirmed email={confirmation.email} />;
  if (state === 'failed')
    return <Failed message={confirmation.message} token={token} resent={posted?.resent ?? null} />;
  if (state === 'confirming')
    return (
      <Frame motif="route" title="Confirming your email">
        <p role="status" className="flex items-center gap-3">
          <Spinner /> One moment, please.
        </p>
        <noscript>
          <ConfirmForm />
        </noscript>
      </Frame>
    );
  return (
    <Frame motif="route" title="Confirm your email">
      <p>One press, and we know that the address is yours. Opening this page has not done it yet.</p>
      <ConfirmForm onConfirm={confirm} />
    </Frame>
  );
}

function firstState(token: string | null, way: ConfirmWay): Confirmation {
  if (token === null) return { state: 'failed', message: CONFIRM_TEXTS.noToken };
  return { state: way === 'at-once' ? 'confirming' : 'waiting' };
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

/** Sent to the page's action where no script runs. */
function ConfirmForm({ onConfirm }: { onConfirm?: () => void }) {
  return (
    <Form
      onSubmit={(event) => {
        if (!onConfirm) return;
        event.preventDefault();
        onConfirm();
      }}
    >
      <SubmitButton size="large" busyLabel="Confirming…">
        Confirm this address
      </SubmitButton>
    </Form>
  );
}

function Confirmed({ email }: { email: string | null }) {
  const { viewer, portalUrl } = useAppData();
  return (
    <Frame motif="route" title="Your email is confirmed">
      <p role="status">
        {email !== null ? (
          <>
            <strong className="font-strong break-all">{email}</strong> is yours.
          </>
        ) : (
          'The address is yours.'
        )}{' '}
        We can reach you there, and let you back in.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" reloadDocument variant="primary" size="large">
          Go to Dashboard
        </ButtonLink>
        <ButtonLink to={viewer ? portalUrl : `${portalUrl}/login`} reloadDocument size="large">
          {viewer ? 'Your portal' : 'Log in'}
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
          <strong className="font-strong break-all">{viewer.email}</strong> is confirmed. For that address there is
          nothing left to do.
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
