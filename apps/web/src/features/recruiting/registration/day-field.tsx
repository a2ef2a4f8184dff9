import { TextField, type TextFieldProps } from '../../../shared/ui/text-field.tsx';

/** A date, in the browser's own date field. */
export function DayField({ className, ...rest }: Omit<TextFieldProps, 'type' | 'min' | 'max'>) {
  return (
    <TextField
      {...rest}
      type="date"
      min="1900-01-01"
      max="2100-12-31"
      className={`[&_input]:max-w-56 ${className ?? ''}`}
    />
  );
}
