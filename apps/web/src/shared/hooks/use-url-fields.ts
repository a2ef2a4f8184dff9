import { type RefObject, useEffect, useRef } from 'react';

type FieldValue = string | number | boolean | undefined;

/**
 * Updates a filter form's fields when a link or the back button changed the filters in the URL. The fields are
 * uncontrolled and stay in place, so the focus does too.
 * @param values by field name, as in the URL; a boolean is a checkbox
 * @returns a ref for the form
 */
export function useUrlFields(values: Readonly<Record<string, FieldValue>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(values);
  useEffect(() => {
    const changed = findChanged(shown.current, values);
    shown.current = values;
    for (const [name, value] of changed) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && typeof value === 'boolean') field.checked = value;
      else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = String(value ?? '');
    }
  });
  return form;
}

export const findChanged = <Value>(before: Readonly<Record<string, Value>>, now: Readonly<Record<string, Value>>) =>
  Object.entries(now).filter(([name, value]) => value !== before[name]);
