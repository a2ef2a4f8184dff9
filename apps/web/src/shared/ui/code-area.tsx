import type { ComponentProps, KeyboardEvent } from 'react';
import { cx } from './cx.ts';
import { controlClass, type FieldText, FormField, useField } from './form-field.tsx';

type AreaProps = Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'value' | 'onChange'>;

export interface CodeAreaProps extends AreaProps, FieldText {
  value: string;
  onValueChange: (value: string) => void;
}

/** A place to write code. A new line begins as far in as the one before it; Tab leads on, as in every field. */
export function CodeArea({
  name,
  label,
  hint,
  error,
  optional,
  value,
  onValueChange,
  className,
  rows = 10,
  ...rest
}: CodeAreaProps) {
  const field = useField({ name, hint, error });
  return (
    <FormField field={field} label={label} hint={hint} optional={optional ?? false} className={className ?? ''}>
      <textarea
        {...rest}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => indent(event, onValueChange)}
        id={field.id}
        name={name}
        rows={rows}
        wrap="off"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        aria-invalid={field.error !== undefined || undefined}
        aria-describedby={field.describedBy}
        className={cx(controlClass, 'resize-y overflow-x-auto py-2.5 font-mono text-small leading-6')}
      />
    </FormField>
  );
}

function indent(event: KeyboardEvent<HTMLTextAreaElement>, onValueChange: (value: string) => void): void {
  const { key, nativeEvent, currentTarget: area } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const { value, selectionStart, selectionEnd } = area;
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
  const space = /^[ \t]*/.exec(line)?.[0] ?? '';
  if (space === '') return;
  event.preventDefault();
  area.setRangeText(`\n${space}`, selectionStart, selectionEnd, 'end');
  onValueChange(area.value);
}
