import { type KeyboardEvent, useMemo } from 'react';
import { cx } from '../../../../shared/ui/cx.ts';
import { controlClass } from '../../../../shared/ui/form-field.tsx';
import { type Question, usePracticeField } from './practice.ts';

interface DatePartProps {
  /** The name of the date. Its month and year are two fields. */
  name: string;
  label: string;
  part: 'month' | 'year';
  required?: boolean;
}

const PARTS = {
  month: { label: 'Month', mask: 'MM', digits: 2, min: 1, max: 12 },
  year: { label: 'Year', mask: 'YYYY', digits: 4, min: 1900, max: 2100 },
} as const;

function DatePart({ name, label, part, required = false }: DatePartProps) {
  const { label: partLabel, mask, digits, min, max } = PARTS[part];
  const question = useMemo(
    (): Question => ({ name: `${name}.${part}`, label: `${label}: ${partLabel}`, required }),
    [name, part, label, partLabel, required],
  );
  const { value, setValue, error } = usePracticeField(question);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const now = value === '' ? (part === 'year' ? 2024 : 0) : Number(value);
    setValue(String(Math.min(Math.max(now + by, min), max)).padStart(digits, '0'));
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      role="spinbutton"
      id={`${name}-dateSection${partLabel}-input`}
      data-automation-id={`dateSection${partLabel}-input`}
      aria-label={partLabel}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value === '' ? undefined : Number(value)}
      aria-valuetext={value || mask}
      aria-invalid={error !== undefined || undefined}
      placeholder={mask}
      value={value}
      maxLength={digits}
      className={cx(controlClass, 'min-h-11 py-2', part === 'month' ? 'max-w-16' : 'max-w-24')}
      onChange={(event) => setValue(event.target.value.replaceAll(/\D/g, '').slice(0, digits))}
      onBlur={() => {
        if (part === 'month' && /^[1-9]$/.test(value)) setValue(`0${value}`);
        else if (value !== '' && (Number(value) < min || Number(value) > max)) setValue('');
      }}
      onKeyDown={step}
    />
  );
}

/** A month as two spin fields, which accept only digits. */
export function MonthFields({ name, label, required = false }: Omit<DatePartProps, 'part'>) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-small font-strong">
        {label}
        {required && <abbr title="required"> *</abbr>}
      </legend>
      <div data-automation-id="dateInputWrapper" className="flex items-center gap-2">
        <DatePart name={name} label={label} part="month" required={required} />
        <span aria-hidden="true">/</span>
        <DatePart name={name} label={label} part="year" required={required} />
      </div>
    </fieldset>
  );
}
