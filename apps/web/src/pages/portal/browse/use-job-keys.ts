import { useEffect, useLayoutEffect, useRef } from 'react';
import { areSingleKeysOn } from '../overlays/single-keys.ts';

export interface JobKeys {
  /** The jobs of the list, in order. */
  ids: readonly string[];
  /** The job in the pane. */
  openId: string | undefined;
  open: (id: string) => void;
}

/** The keys that press a button of the pane, by its `aria-keyshortcuts`. */
const BUTTON_KEYS = new Set(['s', 'h', 'c']);

/** Somewhere that keys are typed, or that has keys of its own. */
const TYPING = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';

/** j and k open the next and the previous job of the list; s, h, and c save, hide, and compare the open one. */
export function useJobKeys(keys: JobKeys): void {
  const latest = useRef(keys);
  // With the row itself: a later effect would let a key that is pressed at once open the same job again.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ids, openId, open } = latest.current;
      if (!areSingleKeysOn() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (event.key === 'j' || event.key === 'k') {
        const next = findNextJob(ids, openId, event.key === 'j' ? 1 : -1);
        if (next !== undefined) open(next);
      } else if (BUTTON_KEYS.has(event.key) && !event.repeat) {
        document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${event.key}"]`)?.click();
      }
    };
    // The portal's shortcuts listen to the document, so they come first and claim the keys of theirs, such as G C.
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** The job after or before the open one. If none of the list is open, the first. */
export function findNextJob(ids: readonly string[], openId: string | undefined, step: 1 | -1): string | undefined {
  const at = openId === undefined ? -1 : ids.indexOf(openId);
  return at === -1 ? ids[0] : ids[at + step];
}
