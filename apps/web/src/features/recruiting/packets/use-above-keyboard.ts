import { type RefObject, useEffect } from 'react';

/** Less than any keyboard on a screen; browser bars may take as much. */
const MIN_KEYBOARD_PX = 120;

/** How much of the window a keyboard covers on the screen. */
export function getKeyboardHeight(
  windowHeight: number,
  { height, offsetTop, scale }: { height: number; offsetTop: number; scale: number },
): number {
  // A member who zooms in also sees less of the window.
  const covered = scale > 1.01 ? 0 : windowHeight - height - offsetTop;
  return covered > MIN_KEYBOARD_PX ? covered : 0;
}

/** Moves a bar at the bottom of the window above the phone's keyboard, which would cover it. */
export function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const move = () => {
      const height = getKeyboardHeight(innerHeight, view);
      bar.current?.style.setProperty('bottom', height > 0 ? `${height}px` : null);
    };
    const stop = new AbortController();
    for (const type of ['resize', 'scroll']) view.addEventListener(type, move, { signal: stop.signal });
    return () => stop.abort();
  }, [bar]);
}
