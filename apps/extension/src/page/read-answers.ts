import { hasSocialSecurityNumber } from '@foothold/core/answers';
import { mayRecord } from '@foothold/core/form-fill';
import { isChecked, shownByCombobox } from './field-state.ts';
import { withoutOtherForms } from './form-areas.ts';
import { getText, isArea, isInput, isSelect } from './natives.ts';
import type { PageControl } from './page-control.ts';
import { readForm } from './read-form.ts';

/** What a form holds for one question, as a person sees it. */
export interface FormAnswer {
  question: string;
  /** Headings around the question, outermost first. */
  sections: readonly string[];
  /** Which of several equal blocks it is in. Null outside of such blocks. */
  block: number | null;
  answer: string;
}

/** A card number, whatever the field is called. */
const CARD_NUMBER_PATTERN = /(?<!\d)(?:\d[ -]?){13,19}(?!\d)/;
const LONGEST_ANSWER = 10_000;

/** What a field holds, as a person sees it. */
export function answerOf({ elements, field, optionLabels }: PageControl): string {
  const [element] = elements;
  if (!element) return '';
  if (field.kind === 'radio-group' || field.kind === 'checkbox-group')
    return optionLabels.filter((_, at) => elements[at] !== undefined && isChecked(elements[at])).join(', ');
  if (field.kind === 'checkbox') return isChecked(element) ? 'Yes' : '';
  if (field.kind === 'file') return [...((element as HTMLInputElement).files ?? [])].map(({ name }) => name).join(', ');
  if (field.kind === 'combobox') return shownByCombobox(element);
  if (isSelect(element)) return [...element.selectedOptions].map(({ text }) => text.trim()).join(', ');
  return (isInput(element) || isArea(element) ? getText(element) : element.innerText).trim();
}

/**
 * What the page's application forms hold now, for the record of what was sent. Only when the person asks for it, and shown to them before it
 * is saved. Leaves out passwords, birth dates, Social Security and card numbers, voluntary disclosures, and what nobody sees.
 * @param written the forms that were filled in, beside which there may be others
 */
export function readAnswers(page: Document, written: ReadonlySet<Element | Document>): FormAnswer[] {
  const { controls } = readForm(page);
  return withoutOtherForms([...controls.values()], written).flatMap((control) => {
    const { field } = control;
    if (!field.filled || !mayRecord(field)) return [];
    const answer = answerOf(control).slice(0, LONGEST_ANSWER);
    const isNumber = hasSocialSecurityNumber(answer) || (field.kind !== 'textarea' && CARD_NUMBER_PATTERN.test(answer));
    if (answer === '' || isNumber) return [];
    return [{ question: field.label || field.hint, sections: field.sections, block: field.block, answer }];
  });
}
