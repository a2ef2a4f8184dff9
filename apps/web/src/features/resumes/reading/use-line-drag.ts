import { useState } from 'react';
import type { LineDrag } from './editor-context.tsx';

/** Tracks the line being dragged. */
export function useLineDrag(): LineDrag {
  const [{ line, dropTarget }, set] = useState<Pick<LineDrag, 'line' | 'dropTarget'>>({ line: null, dropTarget: null });
  return {
    line,
    dropTarget,
    start: (next) => set({ line: next, dropTarget: null }),
    moveOver: (path) => set((before) => (before.dropTarget === path ? before : { ...before, dropTarget: path })),
    end: () => set({ line: null, dropTarget: null }),
  };
}
