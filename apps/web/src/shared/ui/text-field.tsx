import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { controlClass, type FieldText, FormField, useField } from './form-field.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'size'>;

export interface TextFieldProps extends InputProps, FieldText {
  /** A prefix inside the field ("$"). */
  prefix?: string;
  /** A suffix inside the field ("a year"), which may be a control. */
  suffix?: ReactNode;
}

export function TextField({
  name,
  label,
  hint,
  error,
  optional,
  required = !optional,
  prefix,
  suffix,
  className,
  defaultValue,
  ...rest
}: TextFieldProps) {
  const field = useField({ name, hint, error });
  const returnedValue = typeof field.value === 'string' ? field.value : undefined;
  const input = (
    <input
      type="text"
      {...rest}
      {...(rest.value === undefined && { defaultValue: returnedValue ?? defaultValue })}
      id={field.id}
      name={name}
      required={required}
      aria-invalid={field.error !== undefined || undefined}
      aria-describedby={field.describedBy}
      className={cx(controlClass, 'min-h-11 py-2', prefix && 'pl-8', suffix !== undefined && 'pr-24')}
    />
  );
  return (
    <FormField field={field} label={label} hint={hint} optional={optional ?? false} className={className ?? ''}>
      {prefix || suffix !== undefined ? (
        <span className="relative block">
          {prefix && (
            <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-soft">{prefix}</span>
          )}
          {input}
          {suffix !== undefined && (
            <span className="absolute inset-y-0 right-1 flex items-center px-2 text-small text-soft">{suffix}</span>
          )}
        </span>
      ) : (
        input
      )}
    </FormField>
  );
}

type AreaProps = Omit<ComponentProps<'textarea'>, 'name' | 'id'>;

/** Grows with its content in browsers that support it. */
export function TextArea({
  name,
  label,
  hint,
  error,
  optional,
  required = !optional,
  className,
  defaultValue,
  rows = 3,
  ...rest
}: AreaProps & FieldText) {
  const field = useField({ name, hint, error });
  const returnedValue = typeof field.value === 'string' ? field.value : undefined;
  return (
    <FormField field={field} label={label} hint={hint} optional={optional ?? false} className={className ?? ''}>
      <textarea
        {...rest}
        {...(rest.value === undefined && { defaultValue: returnedValue ?? defaultValue })}
        id={field.id}
        name={name}
        rows={rows}
        required={required}
        aria-invalid={field.error !== undefined || undefined}
        aria-describedby={field.describedBy}
        className={cx(controlClass, 'field-sizing-content resize-y py-2.5', rows > 2 ? 'min-h-24' : 'min-h-11')}
      />
    </FormField>
  );
}
