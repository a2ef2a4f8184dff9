import { TextField, type TextFieldProps } from './text-field.tsx';

export interface EmailFieldProps
  extends Pick<TextFieldProps, 'hint' | 'error' | 'maxLength' | 'defaultValue' | 'value' | 'onChange' | 'onBlur'> {
  label?: string;
  /** What password managers should fill in: any address, or the name to sign in with. */
  autoComplete?: 'email' | 'username' | 'username webauthn';
}

/** An email address: typed as it is, with the keyboard that suits it. */
export const EmailField = ({ label = 'Email', autoComplete = 'email', ...rest }: EmailFieldProps) => (
  <TextField
    name="email"
    label={label}
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
    {...rest}
  />
);
