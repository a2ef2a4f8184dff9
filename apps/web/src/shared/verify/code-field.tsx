import type { ReactNode } from 'react';
import { TextField } from '../ui/text-field.tsx';

export interface CodeFieldProps {
  hint?: ReactNode;
  error?: string | undefined;
  autoFocus?: boolean;
}

/** The six digits from an authenticator app. Phones show the number pad and autofill the code. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      name="code"
      label="Code from your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      // Apps show the digits in two groups, and some copy the space along.
      maxLength={10}
      className="[&_input]:max-w-44"
      spellCheck={false}
    />
  );
}

/** A recovery code, for users who have lost their phone. */
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
