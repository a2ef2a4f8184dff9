import { MAX_EXPERIENCES } from '@foothold/contracts/recruiting/registration-choices';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface EntryActions {
  /** One key per entry, in order. An entry keeps its key while others are added and removed. */
  ids: readonly number[];
  /** Adds a blank entry and focuses it. */
  add: () => void;
  /** Removes an entry and focuses its neighbor. */
  remove: (index: number) => void;
  /** Adds entries up to this number, without removing any. */
  ensureCount: (count: number) => void;
}

interface State {
  ids: readonly number[];
  /** A key that was never used before. */
  next: number;
}

function ensureEntryCount({ ids, next }: State, count: number): State {
  const missing = Math.max(0, Math.min(count, MAX_EXPERIENCES) - ids.length);
  return { ids: [...ids, ...Array.from({ length: missing }, (_, index) => next + index)], next: next + missing };
}

/** Manages the one to three work experience entries. */
export function useEntries(
  form: RefObject<HTMLFormElement | null>,
  count: number,
  onRemoved: (index: number) => void,
): EntryActions {
  const [state, setState] = useState(() => ensureEntryCount({ ids: [], next: 0 }, Math.max(1, count)));
  const goTo = useRef<string>(null);
  const { ids } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an entry is added or removed
  useEffect(() => {
    if (goTo.current === null) return;
    form.current?.querySelector<HTMLElement>(goTo.current)?.focus();
    goTo.current = null;
  }, [form, ids]);

  return {
    ids,
    add() {
      goTo.current = `[data-entry="${ids.length}"] input`;
      setState(ensureEntryCount(state, ids.length + 1));
    },
    remove(index) {
      if (ids.length <= 1) return;
      goTo.current = `[data-entry="${Math.min(index, ids.length - 2)}"] h3`;
      setState({ ...state, ids: ids.filter((_, place) => place !== index) });
      onRemoved(index);
    },
    ensureCount: (minimum) => setState((now) => ensureEntryCount(now, minimum)),
  };
}
