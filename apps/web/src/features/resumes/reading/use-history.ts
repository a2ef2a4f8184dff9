import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { describeChange } from './describe-change.ts';
import { type Edits, redoEdit, undoEdit } from './edits.ts';
import { findField } from './focus-field.ts';
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
      const { label, paths } = describeChange(edits, next);
      const focused = document.activeElement;
      latest.current[which]();
      announce(`${which === 'undo' ? 'Undone' : 'Redone'}: ${label}`);
      // After the field has been rendered again.
      requestAnimationFrame(() => {
        const field = findField(paths);
        field?.scrollIntoView({ block: 'nearest' });
        if (moveFocus && field) field.focus({ preventScroll: true });
        else if (document.activeElement === document.body) returnFocus(focused);
      });
    },
    [announce],
  );
  useUndoKeys(editor, { undo: () => step('undo', true), redo: () => step('redo', true) });
  return {
    undo: () => step('undo', false),
    redo: () => step('redo', false),
    /** For a button that disappears. */
    undoAndFocus: () => step('undo', true),
  };
}

/** Focuses what had the focus before, or the first heading if that is gone. */
function returnFocus(before: Element | null): void {
  const target = before instanceof HTMLElement && before.isConnected ? before : document.getElementById('contact');
  target?.focus({ preventScroll: true });
}
