import type { PointerEvent as ReactPointerEvent } from 'react';

export interface DragHandlers {
  onStart(): void;
  onMove(x: number, y: number): void;
  /** @param isDropped false if the drag was canceled */
  onEnd(isDropped: boolean): void;
}

/** Pixels that the pointer moves before it is a drag and no longer a click. */
const THRESHOLD = 5;
/** The height of the areas at the top and bottom of the window where the page scrolls, and how fast, in pixels per frame. */
const SCROLL_AREA = 90;
const SCROLL_SPEED = 12;

/**
 * Follows a pointer from where it was pressed: mouse, pen, or finger. Escape cancels. The page scrolls when the pointer is near its edges.
 * A handle for fingers needs `touch-action: none`, because the browser would scroll instead.
 */
export function startDrag(event: ReactPointerEvent<HTMLElement>, { onStart, onMove, onEnd }: DragHandlers): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { pointerId, clientX, clientY, currentTarget: handle } = event;
  const over = new AbortController();
  const { signal } = over;
  let at = { x: clientX, y: clientY };
  let isDragging = false;

  function scroll(): void {
    if (signal.aborted) return;
    const by = at.y < SCROLL_AREA ? -SCROLL_SPEED : at.y > innerHeight - SCROLL_AREA ? SCROLL_SPEED : 0;
    if (by !== 0) {
      window.scrollBy(0, by);
      onMove(at.x, at.y);
    }
    requestAnimationFrame(scroll);
  }
  function finish(isDropped: boolean): void {
    over.abort();
    if (!isDragging) return;
    onEnd(isDropped);
    // The browser clicks what is under the pointer when it is released.
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  }
  const listen = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, listener, { signal, capture: true });

  listen('pointermove', (move) => {
    if (move.pointerId !== pointerId) return;
    at = { x: move.clientX, y: move.clientY };
    if (!isDragging) {
      if (Math.hypot(at.x - clientX, at.y - clientY) < THRESHOLD) return;
      isDragging = true;
      handle.setPointerCapture(pointerId);
      onStart();
      requestAnimationFrame(scroll);
    }
    onMove(at.x, at.y);
  });
  listen('pointerup', (up) => up.pointerId === pointerId && finish(true));
  listen('pointercancel', (cancel) => cancel.pointerId === pointerId && finish(false));
  listen('keydown', (key) => {
    if (key.key !== 'Escape' || !isDragging) return;
    key.stopPropagation();
    finish(false);
  });
  document.addEventListener('selectstart', (select) => select.preventDefault(), { signal });
}
