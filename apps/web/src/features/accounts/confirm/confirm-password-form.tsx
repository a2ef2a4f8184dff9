import { TERMS } from '@foothold/contracts/accounts/terms';
import { useId } from 'react';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { LinkedTerms } from '../../../shared/ui/linked-terms.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import type { PasswordLength } from '../password-advice.ts';
import type { ConfirmIntent, ConfirmOutcome } from './confirm-email.server.ts';

export interface ConfirmPasswordProps {
  /** Whether a user who doesn't know the password may choose a new one. */
  claimable: boolean;
  passwordLength: PasswordLength;
  posted: ConfirmOutcome | null;
}

/**
 * The two ways to confirm an address outside its account's session: with the account's password, or with a new one that
 * revokes all other access. Submitted as full page loads, because the token's cookie is only sent to the page's own
 * URL.
 */
export function ConfirmPassword({ claimable, passwordLength, posted }: ConfirmPasswordProps) {
  const refusal = posted?.refused;
  const findFailure = (intent: ConfirmIntent): FormFailure | null =>
    refusal?.intent === intent ? refusal.failure : null;
  return (
    <div className="flex w-full max-w-form flex-col gap-8">
      <Form reloadDocument failure={findFailure('password')} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="password" />
        <PasswordField name="password" label="Account password" autoComplete="current-password" />
        <SubmitButton size="large" busyLabel="Confirming…">
          Confirm email
        </SubmitButton>
      </Form>
      {claimable ? <ClaimForm failure={findFailure('claim')} passwordLength={passwordLength} /> : <NotYourAccount />}
    </div>
  );
}

function ClaimForm({ failure, passwordLength }: { failure: FormFailure | null; passwordLength: PasswordLength }) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id={title} className="text-lead">
        Don’t have the password?
      </h2>
      <p>
        If you forgot it, or someone else signed up with your email, choose a new one. We’ll sign everyone out of this
        account and remove its passkeys and second factors.
      </p>
      <details open={failure !== null}>
        <summary className="link cursor-pointer font-medium">Choose a new password</summary>
        <Form reloadDocument failure={failure} className="flex flex-col gap-5 pt-5">
          <input type="hidden" name="intent" value="claim" />
          <NewPasswordField label="New password" length={passwordLength} />
          <SubmitButton size="large" busyLabel="Saving…">
            Set password and confirm
          </SubmitButton>
          <p className="text-note text-soft">
            <LinkedTerms sentence={TERMS.signUp} />
          </p>
        </Form>
      </details>
    </section>
  );
}

function NotYourAccount() {
  return (
    <p className="border-t border-line pt-6">
      Don’t know the password? Then this account isn’t yours, and you don’t need to do anything. Your email won’t be
      used without it.
    </p>
  );
}
