// Bundled for a browser by the benchmarks of forms: what the content script does with a form, in one call, and what a person sees afterward.
import {
  chooseForm,
  type FieldDecision,
  type FieldDescription,
  type FillPerson,
  planFill,
} from '@foothold/core/form-fill';
import { attributeOf } from '../page/dom.ts';
import { readForm } from '../page/read-form.ts';
import { type WriteResult, type WrittenForm, writeForm } from '../page/write-form.ts';
import { readToday } from '../today.ts';

interface FilledForm {
  fields: readonly FieldDescription[];
  decisions: FieldDecision[];
  results: WriteResult[];
  milliseconds: { read: number; plan: number; write: number };
}

let last: WrittenForm | null = null;

const makeFile =
  (person: FillPerson) =>
  async (documentId: string): Promise<File | null> => {
    const document = person.documents.find(({ id }) => id === documentId);
    return document ? new File(['%PDF-1.7'], document.fileName, { type: 'application/pdf' }) : null;
  };

/** Reads the page, decides, and writes. */
export async function fillPage(person: FillPerson): Promise<FilledForm> {
  const start = performance.now();
  const form = readForm(document);
  const read = performance.now();
  const decisions = planFill(chooseForm(form.fields, form.areas).fields, person, '', readToday());
  const planned = performance.now();
  const orders = decisions.flatMap((each) =>
    each.decision === 'fill' ? [{ fieldId: each.fieldId, value: each.value }] : [],
  );
  last = await writeForm(form, orders, makeFile(person));
  return {
    fields: form.fields,
    decisions,
    results: last.results,
    milliseconds: { read: read - start, plan: planned - read, write: performance.now() - planned },
  };
}

/** Undoes the last filling, and lists the fields that could not be restored. */
export const undoPage = async (): Promise<string[]> => (last ? last.undo() : []);

let held: { form: ReturnType<typeof readForm>; decisions: FieldDecision[] } | null = null;

/** Reads and decides without writing, so that a page can change in between. */
export function holdPage(person: FillPerson): number {
  const form = readForm(document);
  held = { form, decisions: planFill(chooseForm(form.fields, form.areas).fields, person, '', readToday()) };
  return form.fields.length;
}

/** Writes what `holdPage` decided. */
export async function writeHeld(person: FillPerson): Promise<WriteResult[]> {
  if (!held) return [];
  const orders = held.decisions.flatMap((each) =>
    each.decision === 'fill' ? [{ fieldId: each.fieldId, value: each.value }] : [],
  );
  last = await writeForm(held.form, orders, makeFile(person));
  return last.results;
}

export interface SeenControl {
  /** `name`, `id`, and values of `data-` attributes. */
  keys: string[];
  /** Which of several controls of the same keys it is. */
  kind: string;
  /** What a person sees as its value. Empty if nothing. */
  value: string;
  /** Texts of the chosen options of a group, select, or combobox. */
  options: string[];
  /** Whether it can be seen at all. */
  isShown: boolean;
}

const ownKeysOf = (element: Element): string[] => {
  const own = 'dataset' in element ? Object.values((element as HTMLElement).dataset) : [];
  return [...['name', 'id'].map((name) => attributeOf(element, name)), ...own].flatMap((key) => key || []);
};

const CHOICE = '[role=radio], [role=checkbox], button[aria-pressed], input[type=radio], input[type=checkbox]';

/**
 * Forms name their controls in one of these ways, or in a `data-` attribute of their own. Of choices without a name, the group around them
 * often has it.
 */
function keysOf(element: Element): string[] {
  const group =
    element.matches(CHOICE) && !attributeOf(element, 'name')
      ? element.closest('[role=radiogroup], [role=group], fieldset')
      : null;
  return [...ownKeysOf(element), ...(group ? ownKeysOf(group) : [])];
}

const labelText = (element: HTMLInputElement): string => {
  const own = element.labels?.[0] ?? element.closest('label');
  const text =
    own?.textContent ?? attributeOf(element, 'aria-label') ?? element.nextSibling?.textContent ?? element.value;
  return text.replace(/\s+/g, ' ').trim();
};

/** What a combobox holds: one text, or several where it takes several. */
function seeCombobox(element: HTMLElement): string[] {
  if (element instanceof HTMLInputElement || element.localName === 'input') {
    const typed = (element as HTMLInputElement).value;
    if (typed !== '') return [typed];
    let parent = element.parentElement;
    for (let level = 0; level < 4 && parent; level++) {
      if (parent.querySelectorAll('input:not([type=hidden])').length > 1) return [];
      const values = parent.querySelectorAll(
        '[class*=singleValue i], [class*=single-value i], [class*=multiValue i], [class*=multi-value i], [data-automation-id=selectedItem]',
      );
      if (values.length > 0) return [...values].map((value) => value.textContent?.replace(/[×✕✖]/g, '').trim() ?? '');
      parent = parent.parentElement;
    }
    return [];
  }
  const text = element.innerText.replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [text];
}

/** Every control of the page, in its shadow roots and frames as well, as it is now. Independent of the code that is measured. */
export function seeControls(): SeenControl[] {
  const seen: SeenControl[] = [];
  const look = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.localName !== 'form' && element.shadowRoot) look(element.shadowRoot);
      if (element.localName === 'iframe') {
        const inner = (element as HTMLIFrameElement).contentDocument;
        if (inner) look(inner);
      }
      const control = see(element);
      if (control)
        seen.push({
          ...control,
          keys: keysOf(element),
          isShown: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        });
    }
  };
  look(document);
  return seen;
}

/** Whether a select's option stands for "nothing chosen": its value is empty, or it comes first and only names the part of a date. */
const isUnchosen = (option: HTMLOptionElement): boolean =>
  option.value.trim() === '' || (option.index === 0 && /^\W*(mo|month|mm|yr|year|yyyy|day|dd)\W*$/i.test(option.text));

function see(element: HTMLElement): Pick<SeenControl, 'kind' | 'value' | 'options'> | null {
  const role = attributeOf(element, 'role');
  if (element.localName === 'select') {
    const select = element as HTMLSelectElement;
    const options = [...select.selectedOptions].flatMap((option) =>
      isUnchosen(option) ? [] : [option.text.replace(/\s+/g, ' ').trim()],
    );
    return { kind: 'select', value: options.join(', '), options };
  }
  const isList = role === 'listbox' && attributeOf(element, 'aria-expanded') !== null;
  if (role === 'combobox' || isList || attributeOf(element, 'aria-haspopup') === 'listbox') {
    const options = seeCombobox(element);
    return { kind: 'combobox', value: options.join(', '), options };
  }
  if (element.localName === 'textarea')
    return { kind: 'text', value: (element as HTMLTextAreaElement).value, options: [] };
  if (role === 'radio' || role === 'checkbox' || role === 'switch' || element.matches('button[aria-pressed]')) {
    const isChosen = attributeOf(element, role === null ? 'aria-pressed' : 'aria-checked') === 'true';
    const text = attributeOf(element, 'aria-label') ?? element.innerText.trim();
    return {
      kind: role === 'switch' ? 'checkbox' : (role ?? 'radio'),
      value: isChosen ? text : '',
      options: isChosen ? [text] : [],
    };
  }
  if (element.isContentEditable && element.hasAttribute('contenteditable'))
    return { kind: 'text', value: element.innerText.trim(), options: [] };
  if (element.localName !== 'input') return null;
  const input = element as HTMLInputElement;
  if (['submit', 'button', 'reset', 'image', 'hidden'].includes(input.type)) return null;
  if (input.type === 'file') return { kind: 'file', value: input.files?.[0]?.name ?? '', options: [] };
  if (input.type !== 'radio' && input.type !== 'checkbox') return { kind: 'text', value: input.value, options: [] };
  return {
    kind: input.type,
    value: input.checked ? labelText(input) : '',
    options: input.checked ? [labelText(input)] : [],
  };
}
