import { useEffect } from 'react';

let locks = 0;

/**
 * Takes the place of react-remove-scroll-bar (see vite.config.ts), which dialogs use to keep the page still behind them. That one writes a style
 * element, and a page that is served from memory has no nonce to allow it; ours marks the root, and app.css does the rest.
 */
export function RemoveScrollBar(): null {
  useEffect(() => {
    const root = document.documentElement;
    locks += 1;
    // Where there is a scroll bar its place is kept free, so that nothing moves.
    if (locks === 1) root.dataset.scrollLocked = window.innerWidth > root.clientWidth ? 'gutter' : '';
    return () => {
      locks -= 1;
      if (locks === 0) delete root.dataset.scrollLocked;
    };
  }, []);
  return null;
}
