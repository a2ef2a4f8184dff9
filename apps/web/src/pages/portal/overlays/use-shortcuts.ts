import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { follow, type Overlay } from './shortcuts.ts';
import { areSingleKeysOn } from './single-keys.ts';

/** Keys further apart than this are two shortcuts. */
const SEQUENCE_MS = 1500;

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';
const OPEN_DIALOG = '[role=dialog], [role=alertdialog], [role=menu]';

/** Whether the key belongs to what has the focus or is open, and not to the page. */
const belongsElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPED_INTO) !== null) || document.querySelector(OPEN_DIALOG) !== null;

/** Whether something on the page has the key, such as hiding a job. It then wins over a shortcut of one key. */
const isKeyOfPage = (key: string): boolean =>
  document.querySelector(`main [aria-keyshortcuts="${CSS.escape(key)}"]`) !== null;

/** Listens for the portal's shortcuts. Only the one with Control or Command works while typing or if the others are off. */
export function useShortcuts(open: (overlay: Overlay) => void): void {
  const navigate = useNavigate();
  const latest = useRef({ open, navigate });
  useEffect(() => {
    latest.current = { open, navigate };
  });
  useEffect(() => {
    let pressed: readonly string[] = [];
    let last = 0;
    const handleKey = (event: KeyboardEvent) => {
      const mod = event.metaKey || event.ctrlKey;
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      if (!mod && (!areSingleKeysOn() || belongsElsewhere(event.target))) return;
      if (mod && document.querySelector(OPEN_DIALOG)) return;
      if (event.key === 'Shift' || event.key === 'Control' || event.key === 'Meta') return;
      const before = event.timeStamp - last > SEQUENCE_MS ? [] : pressed;
      if (!mod && before.length === 0 && isKeyOfPage(event.key)) return;
      const result = follow(before, { key: event.key, mod });
      ({ pressed } = result);
      last = event.timeStamp;
      if (!result.shortcut) return;
      event.preventDefault();
      const { does } = result.shortcut;
      if ('open' in does) latest.current.open(does.open);
      else void latest.current.navigate(does.go);
    };
    // Before the keys of a page, which may use the second letter of a shortcut.
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
}
