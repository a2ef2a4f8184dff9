/**
 * A value that lives outside React, for what many components show and no component owns.
 * @template T
 * @param {T} initial
 */
export function createStore(initial) {
  let value = initial;
  const listeners = new Set();
  return {
    get: () => value,
    /** @param {(before: T) => T} change answers with a new value, or with the same one where nothing changes */
    update(change) {
      const next = change(value);
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    /** @returns {() => void} ends it */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
