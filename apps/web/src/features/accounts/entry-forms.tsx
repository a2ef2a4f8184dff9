import type { REGIONS } from '@foothold/contracts/accounts';
import { Link } from 'react-router';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { PasswordLength } from './password-advice.ts';

interface EntryFormProps {
  failure: FormFailure | null | undefined;
  /** Where the person wants to go afterwards. */
  next?: string | null;
}

const formClass = 'flex flex-col gap-5';

function Next({ next }: { next: string | null | undefined }) {
  return next ? <input type="hidden" name="next" value={next} /> : null;
}

interface EmailFieldProps {
  /** What password managers should fill in: the name to log in with, or any address. */
  fill: 'username' | 'email';
  defaultValue?: string | undefined;
  hint?: string;
}

function EmailField({ fill, ...rest }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete={fill}
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
    />
  );
}

export interface SignUpFormProps extends EntryFormProps {
  region: (typeof REGIONS)[number];
  passwordLength: PasswordLength;
}

export function SignUpForm({ failure, next, region, passwordLength }: SignUpFormProps) {
  return (
    <Form failure={failure} className={formClass}>
      <Next next={next} />
      <input type="hidden" name="region" value={region} />
      <TextField name="name" label="Name" autoComplete="name" hint="As it should stand in your portal" />
      <EmailField fill="email" />
      <NewPasswordField label="Password" length={passwordLength} />
      <SubmitButton size="large" busyLabel="Opening your account…">
        Create account
      </SubmitButton>
    </Form>
  );
}

export function LogInForm({ failure, next, email }: EntryFormProps & { email?: string | undefined }) {
  return (
    <Form failure={failure} className={formClass}>
      <Next next={next} />
      <EmailField fill="username" defaultValue={email} />
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
  );
}

export function ForgotPasswordForm({ failure, email }: EntryFormProps & { email?: string | undefined }) {
  return (
    <Form failure={failure} className={formClass}>
      <EmailField fill="username" defaultValue={email} hint="The one you log in with" />
      <SubmitButton size="large" busyLabel="Sending…">
        Send the link
      </SubmitButton>
    </Form>
  );
}

export function ResetPasswordForm({ failure, passwordLength }: EntryFormProps & { passwordLength: PasswordLength }) {
  return (
    <Form failure={failure} className={formClass}>
      <NewPasswordField label="New password" length={passwordLength} />
      <SubmitButton size="large" busyLabel="Saving…">
        Set the password
      </SubmitButton>
    </Form>
  );
}

export function ConfirmEmailForm({ failure }: EntryFormProps) {
  return (
    <Form failure={failure}>
      <SubmitButton size="large" busyLabel="Confirming…">
        Confirm this address
      </SubmitButton>
    </Form>
  );
}

/** Sends the confirmation message again; stands on its own page and in the portal's notice. */
export function ResendForm({ failure, variant = 'secondary' }: EntryFormProps & { variant?: 'primary' | 'secondary' }) {
  return (
    <Form failure={failure}>
      <input type="hidden" name="intent" value="resend" />
      <SubmitButton variant={variant} busyLabel="Sending…">
        Send the message again
      </SubmitButton>
    </Form>
  );
}
