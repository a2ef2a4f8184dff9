import { useEffect, useRef } from 'react';

export interface SessionKeys {
  onNext: () => void;
  onPrevious: () => void;
  onPause: () => void;
}

/**
 * Keyboard shortcuts that also work while typing notes, because none of them inserts text. Escape is left to whatever
 * is open above the page.
 */
export function useSessionKeys(keys: SessionKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('[role=dialog], [role=alertdialog]'))
        return;
      const isEnter = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (isEnter && event.shiftKey) latest.current.onPrevious();
      else if (isEnter) latest.current.onNext();
      else if (event.key === 'Escape') latest.current.onPause();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
}
