import { useReducer, useRef, useState } from 'react';
import { listReducer, shownItems, startList } from './optimistic-list.js';

/** @param {{ listings: { id: string, title: string }[], remove(id: string): Promise<void> }} props */
export function SavedListings({ listings, remove }) {
  const [state, send] = useReducer(listReducer, listings, startList);
  const [problem, setProblem] = useState('');
  const changes = useRef(0);

  async function forget(listing) {
    const id = ++changes.current;
    setProblem('');
    send({ type: 'change', id, apply: (items) => items.filter((item) => item.id !== listing.id) });
    try {
      await remove(listing.id);
      send({ type: 'agreed', id });
    } catch {
      send({ type: 'refused', id });
      setProblem(`We couldn’t remove “${listing.title}”, so it’s back in the list. Please try again.`);
    }
  }

  return (
    <>
      <ul>
        {shownItems(state).map((listing) => (
          <li key={listing.id}>
            {listing.title}{' '}
            <button type="button" onClick={() => forget(listing)}>
              Remove {listing.title}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{problem}</p>
    </>
  );
}
