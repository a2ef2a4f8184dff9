import { GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { cx } from '../../../shared/ui/cx.ts';

interface DragHandleProps {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  className?: string;
}

/** Drags an item with the mouse or a finger. The keyboard has buttons and keys of its own for that. */
export function DragHandle({ onPointerDown, className }: DragHandleProps) {
  return (
    <span
      aria-hidden="true"
      data-drag-handle=""
      onPointerDown={onPointerDown}
      className={cx(
        'flex min-h-9 shrink-0 cursor-grab touch-none items-center justify-center text-soft select-none hover:text-ink active:cursor-grabbing',
        className,
      )}
    >
      <GripVertical size={16} />
    </span>
  );
}
