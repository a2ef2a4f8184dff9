import { useEffect } from 'react';

let locks = 0;

/**
 * Replaces react-remove-scroll-bar (see vite.config.ts), which dialogs use to lock page scrolling. That library inserts
 * a style element, which needs a nonce, and pages served from memory have none. This one sets an attribute on the root
 * element, and app.css does the rest.
 */
export function RemoveScrollBar(): null {
  useEffect(() => {
    const root = document.documentElement;
    locks += 1;
    // Reserves space for the scroll bar, so that nothing shifts.
    if (locks === 1) root.dataset.scrollLocked = window.innerWidth > root.clientWidth ? 'gutter' : '';
    return () => {
      locks -= 1;
      if (locks === 0) delete root.dataset.scrollLocked;
    };
  }, []);
  return null;
}
