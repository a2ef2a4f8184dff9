import type { FieldDescription } from '@foothold/core/form-fill';
import { type HeldValues, mayCompare, toHeldFile } from '@foothold/core/packet-form';
import { answerOf } from './read-answers.ts';
import { readForm } from './read-form.ts';

const LONGEST = 10_000;

/**
 * The application forms of a page with what they hold now, to compare them with an approved packet. Passwords, birth dates, and numbers that
 * identify a person are null: they aren't read.
 */
export function readHeld(page: Document = document): {
  fields: FieldDescription[];
  held: Record<string, string | null>;
} {
  const { controls } = readForm(page);
  const held: Record<string, string | null> = {};
  for (const [id, control] of controls) {
    if (!control.field.filled) continue;
    const [element] = control.elements;
    const file = control.field.kind === 'file' ? (element as HTMLInputElement).files : null;
    const text = file ? [...file].map(toHeldFile).join(', ') : answerOf(control);
    held[id] = mayCompare(control.field, text) ? text.slice(0, LONGEST) : null;
  }
  return { fields: [...controls.values()].map(({ field }) => field), held: held satisfies HeldValues };
}
