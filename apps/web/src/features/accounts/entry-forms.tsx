import type { REGIONS } from '@foothold/contracts/accounts';
import { TERMS } from '@foothold/contracts/accounts/terms';
import { Link } from 'react-router';
import { EmailField } from '../../shared/ui/email-field.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { LinkedTerms } from '../../shared/ui/linked-terms.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { PasswordLength } from './password-advice.ts';

export interface EntryFormProps {
  failure: FormFailure | null | undefined;
  /** Where to go after signing in. */
  next?: string | null;
}

export const formClass = 'flex flex-col gap-5';

export function NextField({ next }: { next: string | null | undefined }) {
  return next ? <input type="hidden" name="next" value={next} /> : null;
}

export interface SignUpFormProps extends EntryFormProps {
  region: (typeof REGIONS)[number];
  passwordLength: PasswordLength;
}

export function SignUpForm({ failure, next, region, passwordLength }: SignUpFormProps) {
  return (
    <Form failure={failure} className={formClass}>
      <NextField next={next} />
      <input type="hidden" name="region" value={region} />
      <TextField name="name" label="Name" autoComplete="name" hint="What should we call you?" />
      <EmailField />
      <NewPasswordField label="Password" length={passwordLength} />
      <SubmitButton size="large" busyLabel="Creating your account…">
        Create account
      </SubmitButton>
      <p className="text-note text-soft">
        <LinkedTerms sentence={TERMS.signUp} /> See our{' '}
        <Link to="/privacy-policy" className="link">
          privacy policy
        </Link>
        .
      </p>
    </Form>
  );
}

export function ForgotPasswordForm({ failure, email }: EntryFormProps & { email?: string | undefined }) {
  return (
    <Form failure={failure} className={formClass}>
      <EmailField autoComplete="username" defaultValue={email} hint="The one you sign in with" />
      <SubmitButton size="large" busyLabel="Sending…">
        Send reset link
      </SubmitButton>
    </Form>
  );
}

export interface SetPasswordFormProps extends EntryFormProps {
  label: string;
  passwordLength: PasswordLength;
}

export function SetPasswordForm({ failure, label, passwordLength }: SetPasswordFormProps) {
  return (
    <Form failure={failure} className={formClass}>
      <NewPasswordField label={label} length={passwordLength} />
      <SubmitButton size="large" busyLabel="Saving…">
        Set password
      </SubmitButton>
    </Form>
  );
}
