import { useEffect } from 'react';

let locks = 0;

/**
 * Replaces react-remove-scroll-bar (see vite.config.ts), which dialogs use to lock the page's scrolling. That library writes a style
 * element, and a page served from memory has no nonce to allow it; ours marks the root element, and app.css does the rest.
 */
export function RemoveScrollBar(): null {
  useEffect(() => {
    const root = document.documentElement;
    locks += 1;
    // Reserves the scroll bar's space, so that nothing moves.
    if (locks === 1) root.dataset.scrollLocked = window.innerWidth > root.clientWidth ? 'gutter' : '';
    return () => {
      locks -= 1;
      if (locks === 0) delete root.dataset.scrollLocked;
    };
  }, []);
  return null;
}
