import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { describeChange } from './describe-change.ts';
import { type Edits, redoEdit, undoEdit } from './edits.ts';
import { getFieldElementId } from './field-hash.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface History {
  edits: Edits;
  undo(): void;
  redo(): void;
}

/** Undo and redo that show and announce what they change, with buttons and keys. */
export function useHistory(editor: RefObject<HTMLElement | null>, history: History, announce: (text: string) => void) {
  const latest = useRef(history);
  useEffect(() => {
    latest.current = history;
  });
  const step = useCallback(
    (which: 'undo' | 'redo', moveFocus: boolean) => {
      const { edits } = latest.current;
      const next = (which === 'undo' ? undoEdit : redoEdit)(edits);
      if (next === edits) return announce(`Nothing to ${which}`);
      const { label, path } = describeChange(edits, next);
      latest.current[which]();
      announce(`${which === 'undo' ? 'Undone' : 'Redone'}: ${label}`);
      if (path === null) return;
      // After the field has been rendered again.
      requestAnimationFrame(() => {
        const field = document.getElementById(getFieldElementId(path));
        field?.scrollIntoView({ block: 'nearest' });
        if (moveFocus) field?.focus({ preventScroll: true });
      });
    },
    [announce],
  );
  useUndoKeys(editor, { undo: () => step('undo', true), redo: () => step('redo', true) });
  return { undo: () => step('undo', false), redo: () => step('redo', false) };
}
