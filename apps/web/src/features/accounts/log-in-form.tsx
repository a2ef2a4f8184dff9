import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSubmit } from 'react-router';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { challengeFor, passkeyFromAutofill, signWithPasskey, stopPasskeys } from '../../shared/verify/passkey.ts';
import { proofFailure } from '../../shared/verify/proof-failure.ts';
import { EmailField, type EntryFormProps, formClass, Next } from './entry-forms.tsx';

const challenge = () => challengeFor({ for: 'log-in' });

/** The offer beside the e-mail field is renewed before its challenge is over, which lasts five minutes. */
const OFFER_MS = 4 * 60_000;

/** E-mail and password, or a passkey: by its button, or where the browser offers it beside the e-mail field. */
export function LogInForm({ failure, next }: EntryFormProps) {
  const { logIn, busy, failure: passkeyFailure } = usePasskeyLogIn(next ?? null);
  const hydrated = useHydrated();
  return (
    <div className="flex flex-col gap-6">
      <Form failure={passkeyFailure ?? failure} className={formClass}>
        <Next next={next} />
        <EmailField fill="username webauthn" />
        <div className="flex flex-col gap-2">
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <p className="text-small">
            <Link to="/portal/forgot-password" className="link">
              Forgot your password?
            </Link>
          </p>
        </div>
        <SubmitButton size="large" busyLabel="Logging in…">
          Log in
        </SubmitButton>
      </Form>
      {hydrated && (
        <>
          <p aria-hidden="true" className="flex items-center gap-4 text-small text-soft">
            <span className="h-px flex-1 bg-line" /> or <span className="h-px flex-1 bg-line" />
          </p>
          <Button size="large" busy={busy} busyLabel="Waiting for your passkey…" onClick={logIn}>
            <KeyRound aria-hidden="true" size={20} />
            Log in with a passkey
          </Button>
        </>
      )}
    </div>
  );
}

function usePasskeyLogIn(next: string | null) {
  const submit = useSubmit();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const asking = useRef(false);

  useEffect(() => {
    let gone = false;
    async function offer() {
      if (asking.current || document.hidden) return;
      const assertion = await passkeyFromAutofill(challenge);
      if (assertion && !gone) await submit(passkeyForm(assertion, next), { method: 'post' });
    }
    void offer();
    const again = setInterval(offer, OFFER_MS);
    return () => {
      gone = true;
      clearInterval(again);
      void stopPasskeys();
    };
  }, [submit, next]);

  async function logIn() {
    asking.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await submit(passkeyForm(await signWithPasskey(await challenge()), next), { method: 'post' });
    } catch (refused) {
      setFailure(proofFailure(refused));
    } finally {
      asking.current = false;
      setBusy(false);
    }
  }
  return { logIn, busy, failure };
}

function passkeyForm(assertion: object, next: string | null): FormData {
  const form = new FormData();
  form.set('assertion', JSON.stringify(assertion));
  if (next !== null) form.set('next', next);
  return form;
}
