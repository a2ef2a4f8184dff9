import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlClass, type FieldText, FormField, useField } from './form-field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'name' | 'id' | 'children'>, FieldText {
  options: readonly (SelectOption | { label: string; options: readonly SelectOption[] })[];
  /** The label of the empty option at the top ("Choose one"). */
  placeholder?: string;
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/**
 * The browser's own select element. It opens before JavaScript has loaded, works on every phone, and can be filled by
 * password managers and extensions.
 */
export function Select({
  name,
  label,
  hint,
  error,
  optional,
  required = !optional,
  options,
  placeholder,
  className,
  defaultValue,
  ...rest
}: SelectProps) {
  const field = useField({ name, hint, error });
  const selected = typeof field.value === 'string' ? field.value : undefined;
  return (
    <FormField field={field} label={label} hint={hint} optional={optional ?? false} className={className ?? ''}>
      <span className="relative block">
        <select
          {...rest}
          {...(rest.value === undefined && {
            defaultValue: selected ?? defaultValue ?? (placeholder !== undefined ? '' : undefined),
          })}
          id={field.id}
          name={name}
          required={required}
          aria-invalid={field.error !== undefined || undefined}
          aria-describedby={field.describedBy}
          className={cx(controlClass, 'min-h-11 cursor-pointer appearance-none py-2 pr-10')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map((inner) => (
                  <Option key={inner.value} {...inner} />
                ))}
              </optgroup>
            ) : (
              <Option key={option.value} {...option} />
            ),
          )}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft"
        />
      </span>
    </FormField>
  );
}
