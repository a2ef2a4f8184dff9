import type { UnplacedLine } from '@foothold/contracts/resumes';
import { useMemo, useState } from 'react';

/** What is being dragged: an unplaced line of the file, or an item of a list that changes its place. */
export type DragItem = { label: string } & ({ line: UnplacedLine } | { list: string; id: string });

export interface Drag {
  item: DragItem | null;
  /** Where it would be dropped: the path of a field, or the place in its list. */
  over: string | number | null;
  start(item: DragItem): void;
  moveOver(over: string | number | null): void;
  end(): void;
}

/** Tracks what is being dragged. */
export function useDrag(): Drag {
  const [state, set] = useState<Pick<Drag, 'item' | 'over'>>({ item: null, over: null });
  return useMemo(
    () => ({
      ...state,
      start: (item) => set({ item, over: null }),
      moveOver: (over) => set((before) => (before.over === over ? before : { ...before, over })),
      end: () => set({ item: null, over: null }),
    }),
    [state],
  );
}
