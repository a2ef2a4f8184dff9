import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { parseAnswers, toFieldValues } from './answers.ts';
import { type Draft, deviceStore, loadDraft, saveDraft } from './draft.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** A draft doesn't hold these, because they have to be made again. */
const DECLARATIONS: ReadonlySet<string> = new Set(['signatureDate', 'confirmAccuracy', 'permissionToStore']);

function isUntouched(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const initial = [...control.options].find((option) => option.defaultSelected)?.value ?? '';
  return control.value === initial;
}

/**
 * Sets untouched fields to the draft's answers, blank ones too: a draft is the whole form as it was left, and a field
 * that was cleared must not come back from the résumé. Input typed before hydration is newer and stays.
 */
function fillForm(form: HTMLFormElement, answers: RegistrationAnswers): void {
  const fields = toFieldValues(answers);
  for (const control of form.elements) {
    if (!isControl(control) || DECLARATIONS.has(control.name)) continue;
    const draftValue = fields.get(control.name);
    if (typeof draftValue === 'string') {
      if (isUntouched(control)) control.value = draftValue;
    } else if (draftValue !== undefined && control instanceof HTMLInputElement) {
      // Clicks instead of setting the value, so that dependent updates run.
      if (control.checked === control.defaultChecked && control.checked !== draftValue) control.click();
    }
  }
  form.dispatchEvent(new Event('change'));
}

/** Whether nothing is saved, the input is saved, or an earlier draft was restored. */
export type DraftState = 'none' | 'saved' | 'restored';

/**
 * Saves the input on this device and restores it.
 * @param entries the number of work experience entries in the form; `setEntries` is called with the draft's number
 * @param off set if the server returned the form with its input, which is newer
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { entries, setEntries, isDisabled }: { entries: number; setEntries: (count: number) => void; isDisabled: boolean },
): { state: DraftState; forget: () => void } {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [saved, setSaved] = useState(false);
  const count = useRef(entries);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const found = isDisabled ? null : loadDraft(deviceStore, Date.now());
    if (!found) return;
    setEntries(found.answers.workExperience.length);
    setDraft(found);
  }, []);

  // By now, the entries have been rendered.
  useEffect(() => {
    if (draft && form.current) fillForm(form.current, draft.answers);
  }, [draft, form]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const save = () => {
      saveDraft(deviceStore, parseAnswers(new FormData(element)), Date.now());
      setSaved(true);
    };
    // Skips hydration, when the draft hasn't been restored to its fields yet.
    if (count.current !== entries) save();
    count.current = entries;
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, entries]);

  return {
    state: draft ? 'restored' : saved ? 'saved' : 'none',
    forget: deviceStore.forget,
  };
}
