import { useSyncExternalStore } from 'react';
import { createStore } from './store.js';

export const savedListings = createStore(/** @type {string[]} */ ([]));

export const save = (id) => savedListings.update((saved) => (saved.includes(id) ? saved : [...saved, id]));

/** Stands in the header, far from the buttons that save. */
export function SavedCount({ store = savedListings }) {
  // The third argument is what the server draws: there nothing is saved yet.
  const saved = useSyncExternalStore(store.subscribe, store.get, store.get);
  return <span>{saved.length === 1 ? '1 saved listing' : `${saved.length} saved listings`}</span>;
}
