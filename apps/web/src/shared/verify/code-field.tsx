import type { ReactNode } from 'react';
import { TextField } from '../ui/text-field.tsx';

export interface CodeFieldProps {
  hint?: ReactNode;
  error?: string | undefined;
  autoFocus?: boolean;
}

/** An authenticator app's six digits; phones show their number pad and autofill. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      name="code"
      label="Code from your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      // Apps show the six digits in two groups, and some copy the space.
      maxLength={10}
      className="[&_input]:max-w-44"
      spellCheck={false}
    />
  );
}

/** One of the recovery codes, for when the phone is gone. */
export function RecoveryCodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      name="recoveryCode"
      label="Recovery code"
      autoComplete="off"
      autoCapitalize="none"
      maxLength={40}
      className="[&_input]:max-w-72 [&_input]:font-mono"
      spellCheck={false}
    />
  );
}
