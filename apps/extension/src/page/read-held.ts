import type { FieldDescription } from '@foothold/core/form-fill';
import { type HeldValues, mayCompare, toHeldFile } from '@foothold/core/packet-form';
import { closestAcross } from './dom.ts';
import type { PageControl } from './page-control.ts';
import { answerOf } from './read-answers.ts';
import { readForm } from './read-form.ts';

const LONGEST = 10_000;

/** Smaller forms beside a larger one are of the site itself: its theme, or its search. */
const LEAST_FIELDS = 3;

/** Leaves out what is outside of every form with several fields, if the page has such a form. */
function isOfApplication(
  [, control]: [string, PageControl],
  _at: number,
  all: readonly [string, PageControl][],
): boolean {
  const formOf = ({ elements }: PageControl) => (elements[0] ? closestAcross(elements[0], 'form') : null);
  const countOf = (form: Element | null) => all.filter(([, one]) => formOf(one) === form).length;
  const form = formOf(control);
  if (form !== null && countOf(form) >= LEAST_FIELDS) return true;
  return !all.some(([, one]) => formOf(one) !== null && countOf(formOf(one)) >= LEAST_FIELDS);
}

/**
 * The application forms of a page with what they hold now, to compare them with an approved packet. Passwords, birth dates, and numbers that
 * identify a person are null: they aren't read.
 */
export function readHeld(page: Document = document): {
  fields: FieldDescription[];
  held: Record<string, string | null>;
} {
  const controls = new Map([...readForm(page).controls].filter(isOfApplication));
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
