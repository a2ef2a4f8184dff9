import { useEffect, useRef } from 'react';
import { useEditor } from './editor-context.tsx';

/** The name of what is being dragged, next to the pointer. */
export function DragLabel() {
  const { item } = useEditor().drag;
  const label = useRef<HTMLParagraphElement>(null);
  const isDragging = item !== null;
  useEffect(() => {
    if (!isDragging) return;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (!label.current) return;
      label.current.style.transform = `translate(${clientX + 12}px, ${clientY + 12}px)`;
      label.current.hidden = false;
    };
    addEventListener('pointermove', follow);
    return () => removeEventListener('pointermove', follow);
  }, [isDragging]);
  if (!item) return null;
  return (
    <p
      ref={label}
      hidden
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-50 max-w-64 truncate rounded-control border border-edge bg-raised px-2.5 py-1 text-small shadow-float"
    >
      {item.label}
    </p>
  );
}
