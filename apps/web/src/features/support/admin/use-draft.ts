import { type RefObject, useEffect } from 'react';

const keyOf = (id: string) => `answer:${id}`;

/** Storage may be off; then a draft lives as long as its page. */
function tryStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

const storeDraft = (id: string, text: string): void => {
  tryStorage((storage) => (text === '' ? storage.removeItem(keyOf(id)) : storage.setItem(keyOf(id), text)));
};

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
    if (element.value === '') element.value = tryStorage((storage) => storage.getItem(keyOf(id))) ?? '';
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
