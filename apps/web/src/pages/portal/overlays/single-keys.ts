import { useSyncExternalStore } from 'react';
import { createBrowserStore } from '../../../shared/autosave/browser-store.ts';

/** Shortcuts of a single letter can be turned off, because speech input may trigger them (WCAG 2.1.4). */
const store = createBrowserStore('device', 'single-key-shortcuts');
const listeners = new Set<() => void>();

export const areSingleKeysOn = (): boolean => store.read() !== 'off';

export function setSingleKeys(on: boolean): void {
  if (on) store.forget();
  else store.write('off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
