import type { FillValue } from '@foothold/core/form-fill';
import { findChange, findSwap, type WriteProblem } from './checks.ts';
import { enter, exit, sendChange, sendInput, type, viewOf } from './events.ts';
import { isChecked, isFilled, shownByCombobox } from './field-state.ts';
import {
  clickOn,
  getText,
  isArea,
  isInput,
  isSelect,
  setFiles,
  setOptionSelected,
  setSelectedIndex,
  setText,
} from './natives.ts';
import type { PageControl } from './page-control.ts';
import { textOf } from './text.ts';
import { clearCombobox, clearSeveral, writeCombobox, writeSeveral } from './write-combobox.ts';

/** The file of a document, fetched when it is attached. Null if there is none any more. */
export type LoadFile = (documentId: string) => Promise<File | null>;

/** What was written and how to take it back, or why nothing was. */
export type Written =
  | { shown: string; undo: () => void | Promise<void>; hasValue: () => boolean }
  | { problem: WriteProblem };

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** Masks add spaces and signs to a telephone number or an amount. */
const isSameText = (now: string, wanted: string): boolean => {
  const lines = (text: string) => text.replace(/\r\n?/g, '\n').trim();
  if (lines(now) === lines(wanted)) return true;
  const digits = digitsOf(wanted);
  return (
    digits.length >= 4 &&
    /^[\d\s().+$,/-]+$/.test(wanted) &&
    digitsOf(now).endsWith(digits.slice(-10)) &&
    !/[a-z]/i.test(now)
  );
};

function writeText(control: PageControl, text: string): Written {
  const element = control.elements[0] as HTMLInputElement;
  if (!isInput(element) && !isArea(element)) return writeEditable(control, text);
  enter(element);
  const changed = findChange(control);
  if (changed) {
    exit(element);
    return { problem: changed };
  }
  const before = getText(element);
  type(element, text);
  const undo = () => {
    type(element, before);
    sendChange(element);
  };
  // The page may have made it a password field, or swapped it, while it was written.
  const after = findSwap(control);
  if (after) {
    setText(element, before);
    return { problem: after };
  }
  sendChange(element);
  exit(element);
  return { shown: text, undo, hasValue: () => isSameText(getText(element), text) && findSwap(control) === null };
}

function writeEditable(control: PageControl, text: string): Written {
  const element = control.elements[0] as HTMLElement;
  const before = element.textContent ?? '';
  enter(element);
  const changed = findChange(control);
  if (changed) return { problem: changed };
  const replace = (next: string) => {
    const { document } = viewOf(element);
    document.getSelection()?.selectAllChildren(element);
    // Editors that keep their own state listen to this and not to a changed text.
    if (!document.execCommand('insertText', false, next)) element.textContent = next;
    sendInput(element, next);
  };
  replace(text);
  exit(element);
  const plain = (value: string) => value.replace(/\s+/g, ' ').trim();
  return { shown: text, undo: () => replace(before), hasValue: () => plain(element.innerText) === plain(text) };
}

const plainOption = (text: string): string => text.replace(/\s+/g, ' ').trim();

function writeSelect(control: PageControl, texts: readonly string[]): Written {
  const element = control.elements[0] as HTMLSelectElement;
  const options = [...element.options];
  const wanted = texts.map((text) => options.filter((option) => plainOption(option.text) === text && !option.disabled));
  if (wanted.some((found) => found.length !== 1)) return { problem: 'no-option' };
  const chosen = wanted.flat();
  const before = options.map(({ selected }) => selected);
  const index = element.selectedIndex;
  enter(element);
  const changed = findChange(control);
  if (changed) {
    exit(element);
    return { problem: changed };
  }
  if (element.multiple) for (const option of options) setOptionSelected(option, chosen.includes(option));
  else setSelectedIndex(element, options.indexOf(chosen[0] as HTMLOptionElement));
  sendInput(element, null);
  sendChange(element);
  exit(element);
  return {
    shown: texts.join(', '),
    undo: () => {
      if (element.multiple)
        options.forEach((option, at) => {
          setOptionSelected(option, before[at] ?? false);
        });
      else setSelectedIndex(element, index);
      sendInput(element, null);
      sendChange(element);
    },
    hasValue: () =>
      [...element.selectedOptions].map(({ text }) => plainOption(text)).join('\n') === texts.join('\n') &&
      // A library that hides the list has to show what was chosen.
      control.shownBy.every((shown) => shown === element || texts.every((text) => textOf(shown).includes(text))),
  };
}

/** Radio buttons and boxes are clicked like a person does, so that the page's own code runs. */
function writeChoices({ elements, optionLabels }: PageControl, texts: readonly string[], field: PageControl): Written {
  const wanted = texts.map((text) => elements.filter((_, at) => optionLabels[at] === text));
  if (wanted.some((found) => found.length !== 1)) return { problem: 'no-option' };
  const chosen = wanted.flat();
  const before = elements.map(isChecked);
  for (const element of chosen) {
    const changed = findChange(field);
    if (changed) return { problem: changed };
    if (!isChecked(element)) clickOn(element);
  }
  return {
    shown: texts.join(', '),
    undo: () => undoChoices(elements, before),
    hasValue: () => elements.every((element) => isChecked(element) === chosen.includes(element)),
  };
}

/** A radio button can't be clicked off again, so it is set and the page is told. */
function undoChoices(elements: readonly HTMLElement[], before: readonly boolean[]): void {
  elements.forEach((element, at) => {
    const was = before[at] ?? false;
    if (isChecked(element) === was) return;
    if (isInput(element) && element.type === 'radio' && !was) {
      element.checked = false;
      sendInput(element, null);
      sendChange(element);
    } else clickOn(element);
  });
}

function writeChecked(control: PageControl, checked: boolean): Written {
  const [element] = control.elements as [HTMLElement];
  const changed = findChange(control);
  if (changed) return { problem: changed };
  const before = isChecked(element);
  if (before !== checked) clickOn(element);
  return {
    shown: checked ? '✓' : '',
    undo: () => {
      if (isChecked(element) !== before) clickOn(element);
    },
    hasValue: () => isChecked(element) === checked,
  };
}

async function writeFile(control: PageControl, documentId: string, load: LoadFile): Promise<Written> {
  const element = control.elements[0] as HTMLInputElement;
  const file = await load(documentId);
  if (!file) return { problem: 'no-document' };
  const changed = findChange(control) ?? (isFilled([element], 'file') ? 'filled' : null);
  if (changed) return { problem: changed };
  const list = new DataTransfer();
  list.items.add(file);
  setFiles(element, list.files);
  sendInput(element, null);
  sendChange(element);
  return {
    shown: file.name,
    undo: () => {
      setFiles(element, new DataTransfer().files);
      sendChange(element);
    },
    // Pages that upload at once empty the input again, and show the name.
    hasValue: () => element.files?.[0]?.name === file.name || (element.files?.length ?? 0) === 0,
  };
}

/** Writes a value into one field, if it still is the one that was read. */
export async function writeField(control: PageControl, value: FillValue, load: LoadFile): Promise<Written> {
  const [element] = control.elements as [HTMLElement];
  switch (value.type) {
    case 'text':
      return writeText(control, value.text);
    case 'options':
      return isSelect(element) ? writeSelect(control, value.texts) : writeChoices(control, value.texts, control);
    case 'checked':
      return writeChecked(control, value.checked);
    case 'file':
      return writeFile(control, value.documentId, load);
    case 'search': {
      const result = await (value.several ? writeSeveral : writeCombobox)(
        element,
        value,
        () => findChange(control),
        () => findSwap(control),
      );
      if ('problem' in result) return result;
      return {
        shown: result.shown,
        undo: () => (value.several ? clearSeveral(element) : clearCombobox(element)),
        hasValue: () => shownByCombobox(element) !== '',
      };
    }
  }
}
