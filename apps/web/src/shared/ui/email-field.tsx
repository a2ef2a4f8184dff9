import { TextField, type TextFieldProps } from './text-field.tsx';

export interface EmailFieldProps
  extends Pick<TextFieldProps, 'hint' | 'error' | 'maxLength' | 'defaultValue' | 'value' | 'onChange' | 'onBlur'> {
  label?: string;
  /** What password managers should fill in: any email address, or the one to sign in with. */
  autoComplete?: 'email' | 'username' | 'username webauthn';
}

/** An email field, without autocorrection and with the right mobile keyboard. */
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
