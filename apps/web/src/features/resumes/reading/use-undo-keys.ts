import { type RefObject, useEffect, useRef } from 'react';

interface UndoKeys {
  undo(): void;
  redo(): void;
}

/**
 * Undo and redo with the keyboard: Ctrl or ⌘ with Z, and with Shift+Z or Y. Only in the editor and where nothing is being typed elsewhere, whose own undo
 * would be lost.
 */
export function useUndoKeys(editor: RefObject<HTMLElement | null>, keys: UndoKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      const isRedo = event.key.toLowerCase() === 'y' || (event.shiftKey && event.key.toLowerCase() === 'z');
      const isUndo = !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || !(isUndo || isRedo)) return;
      const target = event.target instanceof Element ? event.target : null;
      if (!editor.current?.contains(target) && target?.closest('input, textarea, [role=dialog], [role=menu]')) return;
      event.preventDefault();
      if (isUndo) latest.current.undo();
      else latest.current.redo();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [editor]);
}
