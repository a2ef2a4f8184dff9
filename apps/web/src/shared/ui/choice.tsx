// biome-ignore-all lint/a11y/useAriaPropsForRole: a checkbox with role="switch" already exposes its state
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldNotes, type FieldText, OptionalMark, useField } from './form-field.tsx';
import { getFieldId } from './form-state.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'name' | 'id' | 'type' | 'size'>;

const boxClass = cx(
  'peer size-6 shrink-0 cursor-pointer appearance-none border border-edge bg-raised transition-colors hover:border-ink',
  'checked:border-ink checked:bg-ink disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger aria-invalid:border-2',
);

/** A checkbox with its label. */
export function Checkbox({
  name,
  label,
  hint,
  error,
  optional,
  className,
  defaultChecked,
  value = 'on',
  ...rest
}: InputProps & FieldText) {
  const field = useField({ name, hint, error });
  const isChecked = field.value === undefined ? undefined : [field.value].flat().includes(String(value));
  // Several checkboxes may share a name; their values distinguish them.
  const id = value === 'on' ? field.id : getFieldId(field.id, String(value));
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <div className="flex gap-3">
        <span className="relative mt-0.5 size-6 shrink-0">
          <input
            {...rest}
            {...(rest.checked === undefined && { defaultChecked: isChecked ?? defaultChecked })}
            type="checkbox"
            value={value}
            id={id}
            name={name}
            required={!optional}
            aria-invalid={field.error !== undefined || undefined}
            aria-describedby={field.describedBy}
            className={cx(boxClass, 'rounded-control')}
          />
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 hidden text-paper peer-checked:block"
          >
            <path
              d="M6 12.5l4 4 8-9"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.25"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </span>
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
      </div>
      <div className="flex flex-col gap-1 pl-9 empty:hidden">
        <FieldNotes field={field} hint={hint} />
      </div>
    </div>
  );
}

export interface RadioGroupProps extends FieldText {
  /** False for a choice that is obviously optional and needs no label saying so. */
  required?: boolean;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  /** Places the options in a row if there is room; for two or three short answers. */
  inline?: boolean;
  className?: string;
}

/** Radio buttons, with all options visible. */
export function RadioGroup({
  name,
  label,
  hint,
  error,
  optional,
  required = !optional,
  options,
  inline,
  className,
  ...choice
}: RadioGroupProps) {
  const field = useField({ name, hint, error });
  const selected = typeof field.value === 'string' ? field.value : choice.defaultValue;
  return (
    <fieldset className={cx('flex flex-col gap-1.5', className)} aria-describedby={field.describedBy}>
      <legend className="mb-1.5 text-small font-strong">
        {label}
        {optional && <OptionalMark />}
      </legend>
      <FieldNotes field={field} hint={hint} />
      <div className={cx('flex gap-x-6 gap-y-2.5 pt-1', inline ? 'flex-wrap' : 'flex-col')}>
        {options.map((option, index) => {
          const id = index === 0 ? field.id : `${field.id}-${option.value}`;
          const controlled = choice.value !== undefined;
          return (
            <div key={option.value} className="flex gap-3">
              <span className="relative mt-0.5 size-6 shrink-0">
                <input
                  {...(controlled
                    ? { checked: choice.value === option.value }
                    : { defaultChecked: selected === option.value })}
                  onChange={() => choice.onValueChange?.(option.value)}
                  type="radio"
                  id={id}
                  name={name}
                  value={option.value}
                  disabled={option.disabled}
                  required={required}
                  aria-invalid={field.error !== undefined || undefined}
                  aria-describedby={option.hint === undefined ? undefined : `${id}-note`}
                  className={cx(boxClass, 'rounded-full')}
                />
                <span className="pointer-events-none absolute inset-2 hidden rounded-full bg-paper peer-checked:block" />
              </span>
              <div>
                <label htmlFor={id} className="cursor-pointer">
                  {option.label}
                </label>
                {option.hint !== undefined && (
                  <p id={`${id}-note`} className="text-small text-soft">
                    {option.hint}
                  </p>
                )}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A switch that takes effect immediately. In a form with a submit button, use a Checkbox. */
export function Switch({ name, label, hint, error, optional: _, className, ...rest }: InputProps & FieldText) {
  const field = useField({ name, hint, error });
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <div className="flex items-start justify-between gap-4">
        <label htmlFor={field.id} className="cursor-pointer">
          {label}
        </label>
        <input
          {...rest}
          type="checkbox"
          role="switch"
          id={field.id}
          name={name}
          aria-describedby={field.describedBy}
          className={cx(
            'relative mt-0.5 h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-sunken transition-colors hover:border-ink',
            'before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-edge before:transition-transform',
            'checked:border-hold checked:bg-hold checked:before:translate-x-5 checked:before:bg-paper disabled:cursor-not-allowed disabled:opacity-50',
          )}
        />
      </div>
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}
