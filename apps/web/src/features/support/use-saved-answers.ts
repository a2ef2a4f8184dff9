import { type RefObject, useEffect, useState } from 'react';
import { createDraftStore } from '../../shared/autosave/browser-store.ts';
import { toStoredValues } from './waitlist.ts';

const draft = createDraftStore('window', 'waitlist', 'waitlist');

function readSaved(): Record<string, string[]> {
  try {
    const saved: unknown = JSON.parse(draft.read() ?? '{}');
    return typeof saved === 'object' && saved !== null ? (saved as Record<string, string[]>) : {};
  } catch {
    // The stored text isn't valid JSON.
    return {};
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Fills a stored answer into an untouched control. Input typed before hydration is newer and stays. */
function restore(control: Control, saved: readonly string[] | undefined): void {
  if (!saved || control.type === 'hidden') return;
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    if (control.checked === control.defaultChecked) control.checked = saved.includes(control.value);
  } else if (control.value === '') {
    control.value = saved[0] ?? '';
  }
}

/**
 * Stores a form's answers in this tab until it is closed, across reloads. `ready` once they have been restored to their
 * fields.
 */
export function useSavedAnswers(form: RefObject<HTMLFormElement | null>): { ready: boolean; forget: () => void } {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const saved = readSaved();
    for (const control of element.elements) if (isControl(control)) restore(control, saved[control.name]);
    // Makes listeners read the fields again.
    element.dispatchEvent(new Event('change'));
    setReady(true);
    const save = () => draft.write(JSON.stringify(toStoredValues(new FormData(element))));
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form]);
  return { ready, forget: draft.forget };
}
