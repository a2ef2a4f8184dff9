import type { RegistrationAnswers } from '@foothold/contracts/registration-choices';
import { type RefObject, useEffect, useState } from 'react';
import { answersOf, fieldsOf } from './answers.ts';
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const untouched = (control: Control): boolean =>
  control.value === (control instanceof HTMLSelectElement ? '' : control.defaultValue);

/** Puts answers into the fields that nobody has touched: what was typed before the script ran is newer. */
function fillIn(form: HTMLFormElement, answers: RegistrationAnswers): void {
  const fields = fieldsOf(answers);
  for (const control of form.elements) {
    if (!isControl(control)) continue;
    const wanted = fields.get(control.name);
    if (typeof wanted === 'string') {
      if (wanted !== '' && untouched(control)) control.value = wanted;
    } else if (wanted === true && control instanceof HTMLInputElement && !control.checked) {
      // As a person would, so that whatever follows from it follows.
      control.click();
    }
  }
  form.dispatchEvent(new Event('change'));
}

/**
 * Keeps what is typed on this device and brings it back.
 * @param entries How many entries of work experience stand in the form; `setEntries` is asked for as many as the draft has
 * @param off Where the form came back from the server with what was typed: that is newer
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { entries, setEntries, off }: { entries: number; setEntries: (count: number) => void; off: boolean },
): { restored: boolean; forget: () => void } {
  const [draft, setDraft] = useState<Draft | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive
  useEffect(() => {
    const kept = off ? null : readDraft(localStorage, Date.now());
    if (!kept) return;
    setEntries(kept.answers.workExperience.length);
    setDraft(kept);
  }, []);

  // The entries stand there by now.
  useEffect(() => {
    if (draft && form.current) fillIn(form.current, draft.answers);
  }, [draft, form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry that is added or removed changes what is kept as well
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const keep = () => keepDraft(localStorage, answersOf(new FormData(element)), Date.now());
    if (readDraft(localStorage, Date.now())) keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, entries]);

  return { restored: draft !== null, forget: () => forgetDraft(localStorage) };
}
