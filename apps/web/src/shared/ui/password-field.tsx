import { useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> {
  /** Tells password managers whether this is a current or a new password. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password field that can be revealed. The reveal button needs JavaScript, so it is only rendered after hydration.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        hydrated && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-label="Show the password"
            onClick={() => setIsShown((was) => !was)}
            className="inline-flex min-h-9 cursor-pointer items-center rounded-control px-2 font-medium text-ink hover:bg-sunken"
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        )
      }
    />
  );
}
