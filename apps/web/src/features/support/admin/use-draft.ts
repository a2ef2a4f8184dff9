import { type RefObject, useEffect } from 'react';
import { createDraftStore } from '../../../shared/autosave/browser-store.ts';

const getStore = (id: string) => createDraftStore('window', `answer:${id}`, `answer:${id}`);

const storeDraft = (id: string, text: string): void => (text === '' ? getStore(id).forget() : getStore(id).write(text));

/**
 * Stores what is typed into a field until the tab is closed, so that visiting another page loses nothing.
 * @param typed called with the length of the text, initially and on every change
 */
export function useDraft(
  id: string,
  field: RefObject<HTMLTextAreaElement | null>,
  typed: (length: number) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener is replaced only when the id changes
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    if (element.value === '') element.value = getStore(id).read() ?? '';
    const saveAndCount = () => {
      storeDraft(id, element.value);
      typed(element.value.trim().length);
    };
    saveAndCount();
    element.addEventListener('input', saveAndCount);
    return () => element.removeEventListener('input', saveAndCount);
  }, [id]);
}

/** Deletes a draft after it has been sent. */
export const deleteDraft = (id: string): void => storeDraft(id, '');
