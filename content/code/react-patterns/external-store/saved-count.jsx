import { useSyncExternalStore } from 'react';
import { createStore } from './store.js';

export const savedListings = createStore(/** @type {string[]} */ ([]));

export const save = (id) => savedListings.update((saved) => (saved.includes(id) ? saved : [...saved, id]));

/** Shown in the header, far from the Save buttons. */
export function SavedCount({ store = savedListings }) {
  // The third argument is the value for server rendering, where nothing is saved yet.
  const saved = useSyncExternalStore(store.subscribe, store.get, store.get);
  return <span>{saved.length === 1 ? '1 saved listing' : `${saved.length} saved listings`}</span>;
}
