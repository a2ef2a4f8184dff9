import { type RefObject, useEffect } from 'react';
import { draftStore } from '../../../shared/autosave/browser-store.ts';

const storeOf = (id: string) => draftStore('window', `answer:${id}`, `answer:${id}`);

const storeDraft = (id: string, text: string): void => (text === '' ? storeOf(id).forget() : storeOf(id).write(text));

/**
 * Keeps what is typed into a field for as long as the window is open, so that a look at another page costs nothing.
 * @param typed Called with how long the text is, at first and whenever it changes.
 */
export function useDraft(
  id: string,
  field: RefObject<HTMLTextAreaElement | null>,
  typed: (length: number) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field and its listener live as long as the id
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    if (element.value === '') element.value = storeOf(id).read() ?? '';
    const look = () => {
      storeDraft(id, element.value);
      typed(element.value.trim().length);
    };
    look();
    element.addEventListener('input', look);
    return () => element.removeEventListener('input', look);
  }, [id]);
}

/** Once it was sent. */
export const forgetDraft = (id: string): void => storeDraft(id, '');
