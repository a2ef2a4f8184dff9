/**
 * A value stored outside React, for data that many components show and none of them owns.
 * @template T
 * @param {T} initial
 */
export function createStore(initial) {
  let value = initial;
  const listeners = new Set();
  return {
    get: () => value,
    /** @param {(before: T) => T} change returns a new value, or the same one if nothing changes */
    update(change) {
      const next = change(value);
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    /** @returns {() => void} unsubscribes the listener */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
