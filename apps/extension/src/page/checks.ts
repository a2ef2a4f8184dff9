import { documentOf, isConnected } from './dom.ts';
import { isUsable, kindOf, shownBy } from './find-controls.ts';
import { isInput } from './natives.ts';
import type { PageControl } from './page-control.ts';
import { readLabel, readOptionLabels } from './read-form.ts';
import { makeVisibility } from './visibility.ts';

/** Why a value wasn't written, or didn't stay. Each has a sentence in the panel. */
export type WriteProblem =
  // The element isn't the one that was read, or asks for something else now.
  | 'changed'
  // A person doesn't see it any more.
  | 'hidden'
  // It was filled in meanwhile.
  | 'filled'
  // No option surely means the answer.
  | 'no-option'
  // The page changed the value back, or to something else.
  | 'reverted'
  // The document couldn't be attached.
  | 'no-document'
  // The page tried to submit, or to leave, so nothing more was written.
  | 'stopped';

/**
 * Whether a control still is what was read: the same element in the same document of the same origin, with the same label and type, and
 * seen by a person. Asked right before a value is written, after the field has the focus, because pages move and swap fields then.
 */
export function findChange(control: PageControl): 'changed' | 'hidden' | null {
  const { elements, field, optionLabels } = control;
  const kind = elements[0] ? kindOf(elements[0]) : null;
  if (findSwap(control) || !kind) return 'changed';
  const visibility = makeVisibility();
  if (elements.some((element) => shownBy(element, kind, visibility).length === 0)) return 'hidden';
  if (optionLabels.length > 0 && readOptionLabels(elements).join('\n') !== optionLabels.join('\n')) return 'changed';
  return readLabel(elements, field.kind) === field.label ? null : 'changed';
}

/** Whether a control is another one, elsewhere, or of another type than when it was read. Costs little, as it needs no layout. */
export function findSwap({ elements, field, page, origin, type }: PageControl): 'changed' | null {
  const [first] = elements;
  if (!first || elements.some((element) => !isConnected(element) || documentOf(element) !== page)) return 'changed';
  if ((page.defaultView?.origin ?? '') !== origin) return 'changed';
  const kind = kindOf(first);
  const isSameKind =
    kind === field.kind || ((kind === 'checkbox' || kind === 'radio-group') && field.kind === 'checkbox-group');
  if (!isSameKind || (isInput(first) && first.type !== type)) return 'changed';
  return elements.some((element) => !isUsable(element, field.kind)) ? 'changed' : null;
}
