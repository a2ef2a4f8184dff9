import { useRef, useState } from 'react';
import { selectRange } from './select-range.ts';

export interface Selection {
  /** Those selected that are still in the list. */
  selected: ReadonlySet<string>;
  select: (id: string, checked: boolean, shift: boolean) => void;
  /** Selects everything in the list, or nothing. */
  selectAll: (checked: boolean) => void;
}

/** Which items of a list are selected. @param ids in the order shown */
export function useSelection(ids: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const previous = useRef<string | null>(null);
  return {
    selected: new Set(ids.filter((id) => chosen.has(id))),
    select(id, checked, shift) {
      const click = { id, checked, previous: previous.current, shift };
      setChosen((before) => selectRange(ids, before, click));
      previous.current = id;
    },
    selectAll(checked) {
      setChosen(new Set(checked ? ids : []));
      previous.current = null;
    },
  };
}
