import type { SignInProvider } from '@foothold/contracts/accounts';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSubmit } from 'react-router';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { EmailField } from '../../shared/ui/email-field.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import {
  cancelPasskeyAutofill,
  fetchChallenge,
  offerPasskeyAutofill,
  signWithPasskey,
} from '../../shared/verify/passkey.ts';
import { toProofFailure } from '../../shared/verify/proof-failure.ts';
import { type EntryFormProps, formClass, NextField } from './entry-forms.tsx';
import type { RequestedCode } from './log-in-step.ts';
import { OrDivider } from './or-divider.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { ProviderLinks } from './providers/provider-links.tsx';

const fetchLogInChallenge = () => fetchChallenge({ for: 'log-in' });

/** Renews the passkey offer before its challenge expires after five minutes. */
const OFFER_MS = 4 * 60_000;

export interface LogInFormProps extends EntryFormProps {
  /** Set if an emailed code is required along with the password. A new object with each response. */
  emailCode?: RequestedCode | null | undefined;
  /** Services to sign in with. */
  providers: readonly SignInProvider[];
}

/** Signs in with email and password or with a passkey, from the button or from the email field's autofill. */
export function LogInForm({ failure, next, emailCode = null, providers }: LogInFormProps) {
  const { logIn, busy, failure: passkeyFailure } = usePasskeyLogIn(next ?? null);
  const hydrated = useHydrated();
  return (
    <div className="flex flex-col gap-6">
      {emailCode && !failure && (
        <Callout tone="caution" title="Check your email for a code" live>
          <p>
            There were too many attempts to sign in with this email. If it has an account, look for a code in our email.
            Enter the code with your password, or sign in with a passkey.
          </p>
          <OutboxNote />
        </Callout>
      )}
      <Form failure={passkeyFailure ?? failure} className={formClass}>
        <NextField next={next} />
        <EmailField autoComplete="username webauthn" defaultValue={emailCode?.email} />
        <div className="flex flex-col gap-2">
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <p className="text-small">
            <Link to="/portal/forgot-password" className="link">
              Forgot your password?
            </Link>
          </p>
        </div>
        {emailCode && <EmailCodeField asked={emailCode} failed={failure != null} />}
        <SubmitButton size="large" busyLabel="Signing in…">
          Sign in
        </SubmitButton>
      </Form>
      {(hydrated || providers.length > 0) && <OrDivider />}
      {hydrated && (
        <Button size="large" busy={busy} busyLabel="Waiting for your passkey…" onClick={logIn}>
          <KeyRound aria-hidden="true" size={20} />
          Sign in with a passkey
        </Button>
      )}
      <ProviderLinks providers={providers} next={next ?? null} />
    </div>
  );
}

/** Takes the focus when it appears. After a failure, the summary has the focus. */
function EmailCodeField({ asked, failed }: { asked: RequestedCode; failed: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per response
  useEffect(() => {
    if (!failed) box.current?.querySelector('input')?.focus();
  }, [asked, failed]);
  return (
    <div ref={box}>
      <TextField
        name="emailCode"
        label="Code from our email"
        hint="Ten letters and digits, like abcde-fghjk. No email? Check your spam folder, or leave this empty and sign in again to get another code."
        required={false}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
        className="[&_input]:max-w-72 [&_input]:font-mono"
        spellCheck={false}
      />
    </div>
  );
}

function usePasskeyLogIn(next: string | null) {
  const submit = useSubmit();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const isRequesting = useRef(false);

  useEffect(() => {
    let isUnmounted = false;
    async function offerAutofill() {
      if (isRequesting.current || document.hidden) return;
      const assertion = await offerPasskeyAutofill(fetchLogInChallenge);
      if (assertion && !isUnmounted) await submit(createPasskeyForm(assertion, next), { method: 'post' });
    }
    void offerAutofill();
    const interval = setInterval(offerAutofill, OFFER_MS);
    return () => {
      isUnmounted = true;
      clearInterval(interval);
      void cancelPasskeyAutofill();
    };
  }, [submit, next]);

  async function logIn() {
    isRequesting.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await submit(createPasskeyForm(await signWithPasskey(await fetchLogInChallenge()), next), { method: 'post' });
    } catch (refused) {
      setFailure(toProofFailure(refused));
    } finally {
      isRequesting.current = false;
      setBusy(false);
    }
  }
  return { logIn, busy, failure };
}

function createPasskeyForm(assertion: object, next: string | null): FormData {
  const form = new FormData();
  form.set('assertion', JSON.stringify(assertion));
  if (next !== null) form.set('next', next);
  return form;
}
