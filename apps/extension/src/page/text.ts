import { toVisibleText } from '@foothold/core/form-fill';
import { attributeOf, childNodesOf, hasAttributeOf, isRendered, rootOf, tagOf } from './dom.ts';

/** Longer texts are cut. */
export const LONGEST = 600;
export const CONTROLS =
  'input:not([type=hidden]):not([type=submit]):not([type=button]), select, textarea, [role=combobox], [role=radio], [role=checkbox], [role=switch], [role=listbox][aria-expanded], [contenteditable=""], [contenteditable=true], button[aria-haspopup=listbox]';
const SILENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'select',
  'textarea',
  'option',
  'svg',
  'datalist',
  // Which key chooses an answer is no part of the answer.
  'kbd',
  'button',
  'input',
]);
/** Buttons that stay pressed. Only groups of answers among them are fields: see `isAnswerButton`. */
export const PRESSED = 'button[aria-pressed]';

/** The text of an element as a person reads it: without options, buttons, and what isn't displayed. */
export function textOf(element: Element, most = LONGEST): string {
  let text = '';
  const add = (node: Node): void => {
    if (text.length >= most) return;
    if (node.nodeType === Node.TEXT_NODE) {
      text += node.nodeValue ?? '';
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const child = node as Element;
    if (SILENT.has(tagOf(child)) || attributeOf(child, 'role') === 'listbox' || hasAttributeOf(child, 'hidden')) return;
    if (child !== element && !isRendered(child)) return;
    text += ' ';
    for (const each of childNodesOf(child)) add(each);
    text += ' ';
  };
  for (const each of childNodesOf(element)) add(each);
  return cleanLabel(text.slice(0, most));
}

/** Without the marks of required fields. */
export const cleanLabel = (text: string): string =>
  toVisibleText(text)
    .replace(/^[\s*✱＊]+|[\s*✱＊:]+$/gu, '')
    .trim();

/** The texts of the elements that an attribute names. */
export function byIds(element: Element, attribute: string): string {
  const ids = attributeOf(element, attribute)?.split(/\s+/).filter(Boolean) ?? [];
  const parts = ids.slice(0, 6).flatMap((id) => {
    const found = rootOf(element).getElementById?.(id);
    return found && found !== element ? [textOf(found)] : [];
  });
  return cleanLabel(parts.filter(Boolean).join(' '));
}

/** A text with a letter or a digit. */
export const named = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? text : '');

/** The text of a control’s `label` elements. */
export const byLabels = (element: Element): string => {
  const labels = (element as HTMLInputElement).labels;
  return labels ? cleanLabel([...labels].map((label) => textOf(label)).join(' ')) : '';
};
