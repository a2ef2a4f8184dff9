import type { FieldPath } from '@foothold/core/resume';
import type { DragEvent } from 'react';
import type { PlaceTarget } from '../model/placing.ts';
import { useEditor } from './editor-context.tsx';

interface Drop {
  /** A dragged line is over it, and would go there. */
  isOver: boolean;
  handlers: {
    onDragOver?: (event: DragEvent) => void;
    onDragLeave?: (event: DragEvent) => void;
    onDrop?: (event: DragEvent) => void;
  };
}

/** Lets a line without a place be dropped on a field or an entry. The innermost one under the pointer takes it. */
export function useDrop(path: FieldPath, target: PlaceTarget | null): Drop {
  const { drag, place } = useEditor();
  const { line } = drag;
  if (!line || !target) return { isOver: false, handlers: {} };
  const take = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    isOver: drag.over === path,
    handlers: {
      onDragOver(event) {
        take(event);
        event.dataTransfer.dropEffect = 'move';
        drag.moveOver(path);
      },
      onDragLeave(event) {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) drag.moveOver(null);
      },
      onDrop(event) {
        take(event);
        place(line, target);
      },
    },
  };
}

/** How a field or an entry looks that would take the line. */
export const dropClass = 'rounded-control outline-2 outline-offset-2 outline-accent outline-dashed';
