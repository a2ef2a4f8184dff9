import type { FieldPath } from '@foothold/core/resume';
import type { DragEvent } from 'react';
import type { PlaceTarget } from '../model/placing.ts';
import { useEditor } from './editor-context.tsx';

interface LineDropState {
  /** Whether a dragged line is over this target and would be dropped here. */
  isOver: boolean;
  handlers: {
    onDragOver?: (event: DragEvent) => void;
    onDragLeave?: (event: DragEvent) => void;
    onDrop?: (event: DragEvent) => void;
  };
}

/**
 * Makes a field or an entry a drop target for unplaced lines. The innermost target under the pointer receives the line.
 */
export function useDrop(path: FieldPath, target: PlaceTarget | null): LineDropState {
  const { drag, place } = useEditor();
  const { line } = drag;
  if (!line || !target) return { isOver: false, handlers: {} };
  const acceptLine = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    isOver: drag.dropTarget === path,
    handlers: {
      onDragOver(event) {
        acceptLine(event);
        event.dataTransfer.dropEffect = 'move';
        drag.moveOver(path);
      },
      onDragLeave(event) {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) drag.moveOver(null);
      },
      onDrop(event) {
        acceptLine(event);
        place(line, target);
      },
    },
  };
}

/** The style of a field or an entry that would receive the line. */
export const dropClass = 'rounded-control outline-2 outline-offset-2 outline-accent outline-dashed';
