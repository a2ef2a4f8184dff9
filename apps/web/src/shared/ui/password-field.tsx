import { useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> {
  /** For password managers: which of the two is asked for. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its owner wants to read it. The button comes with the script: without one it could do nothing. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        hydrated && (
          <button
            type="button"
            aria-pressed={shown}
            aria-label="Show the password"
            onClick={() => setShown((was) => !was)}
            className="inline-flex min-h-9 cursor-pointer items-center rounded-control px-2 font-medium text-ink hover:bg-sunken"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        )
      }
    />
  );
}
