import { isPlaceholderOption, toVisibleText } from '@foothold/core/form-fill';
import { attributeOf, findAll, hasAttributeOf, parentElementOf } from './dom.ts';
import { getText, isArea, isInput, isSelect } from './natives.ts';
import type { FieldKind } from './page-control.ts';
import { textOf } from './text.ts';

const SHOWN_VALUE =
  '[class*=singleValue i], [class*=single-value i], [class*=multiValue i], [class*=multi-value i], [data-automation-id=selectedItem]';
const VALUE_LEVELS = 4;

/** Whether a radio button or box is chosen. */
export const isChecked = (element: Element): boolean =>
  isInput(element)
    ? element.checked
    : attributeOf(element, 'aria-checked') === 'true' || attributeOf(element, 'aria-pressed') === 'true';

/** What lies beside the input of a combobox as its values. */
function listShown(element: Element): Element[] {
  let parent = parentElementOf(element);
  for (let level = 0; level < VALUE_LEVELS && parent; level++) {
    if (findAll(parent, 'input:not([type=hidden]), select, textarea').length > 1) break;
    const values = findAll(parent, SHOWN_VALUE);
    if (values.length > 0) return values;
    parent = parentElementOf(parent);
  }
  return [];
}

/** How many values a combobox holds that holds several. */
export const countShown = (element: Element): number => listShown(element).length;

/** The value that was chosen last. */
export const lastShown = (element: Element): string => {
  const value = listShown(element).at(-1);
  return value ? textOf(value) : '';
};

/** What a combobox shows as its value: in its input, beside it, or as the text of its button. */
export function shownByCombobox(element: Element): string {
  if (isInput(element)) {
    const typed = getText(element);
    if (typed.trim() !== '') return typed;
    const [value] = listShown(element);
    return value ? textOf(value) : '';
  }
  const text = toVisibleText((element as HTMLElement).innerText);
  return text === '' || isPlaceholderOption(text) ? '' : text;
}

function isSelectFilled(select: HTMLSelectElement): boolean {
  const option = select.options[select.selectedIndex];
  if (!option || isPlaceholderOption(option.text) || option.disabled) return false;
  // An empty first option stands for none, whatever it is called.
  if (select.selectedIndex === 0 && attributeOf(option, 'value') === '') return false;
  // The browser shows the first option of a list that nobody has used.
  return select.selectedIndex > 0 || hasAttributeOf(option, 'selected');
}

/** Whether a field has a value. The value itself stays here. */
export function isFilled(elements: readonly HTMLElement[], kind: FieldKind): boolean {
  const [element] = elements;
  if (!element) return false;
  if (kind === 'radio-group' || kind === 'checkbox' || kind === 'checkbox-group') return elements.some(isChecked);
  if (kind === 'combobox') return shownByCombobox(element) !== '';
  if (isSelect(element)) return isSelectFilled(element);
  if (kind === 'file') return ((element as HTMLInputElement).files?.length ?? 0) > 0;
  if (isInput(element) || isArea(element)) return getText(element).trim() !== '';
  return (element.textContent ?? '').trim() !== '';
}

/** Texts of options that are in the page before a list opens. */
export function optionsOf(element: Element): string[] {
  if (!isSelect(element)) return [];
  return [...element.options]
    .filter((option) => !option.disabled)
    .map((option) => option.text.replace(/\s+/g, ' ').trim());
}
