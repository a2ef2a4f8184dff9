import { useState } from 'react';
import type { LineDrag } from './editor-context.tsx';

/** Tracks the line being dragged. */
export function useLineDrag(): LineDrag {
  const [{ line, over }, set] = useState<Pick<LineDrag, 'line' | 'over'>>({ line: null, over: null });
  return {
    line,
    over,
    start: (next) => set({ line: next, over: null }),
    moveOver: (path) => set((before) => (before.over === path ? before : { ...before, over: path })),
    end: () => set({ line: null, over: null }),
  };
}
