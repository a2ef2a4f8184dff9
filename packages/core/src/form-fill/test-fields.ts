import type { FieldDescription } from './types.ts';

let count = 0;

/** A text field without anything but its label, for tests. */
export function makeField(label: string, changes: Partial<FieldDescription> = {}): FieldDescription {
  count += 1;
  return {
    id: `field-${count}`,
    kind: 'text',
    label,
    hint: '',
    names: '',
    autocomplete: '',
    sections: [],
    block: null,
    options: [],
    required: false,
    maxLength: null,
    accept: '',
    filled: false,
    ...changes,
  };
}
