import { type RefObject, useEffect, useRef, useState } from 'react';

/** How many seconds a secret is shown. */
export const SHOWN_SECONDS = 60;
const TICK_MS = 250;

export interface ShownSecret {
  /** The element that displays it. React leaves its content alone. */
  elementRef: RefObject<HTMLElement | null>;
  /** Seconds until it is cleared; null if no secret is shown. */
  left: number | null;
  /** Whether the secret is currently hidden. */
  isHidden: boolean;
  showSecret: (secret: string) => void;
  unhide: () => void;
  forget: () => void;
  /** Returns the secret for the clipboard; null if there is none. */
  read: () => string | null;
}

/**
 * Shows one secret for a minute. The secret exists only in memory and in the text of one element, never in React's
 * state, storage, or the history. It is hidden when the window loses focus, and cleared when its time is up or the page
 * closes.
 */
export function useShownSecret(): ShownSecret {
  const place = useRef<HTMLElement>(null);
  const saved = useRef<{ secret: string; until: number } | null>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [covered, setCovered] = useState(false);

  const actions = useRef({
    write(text: string) {
      if (place.current) place.current.textContent = text;
    },
    read: () => saved.current?.secret ?? null,
    forget() {
      saved.current = null;
      actions.write('');
      setSecondsLeft(null);
      setCovered(false);
    },
    cover() {
      if (saved.current === null) return;
      actions.write('');
      setCovered(true);
    },
    uncover() {
      if (saved.current === null) return;
      actions.write(actions.read() ?? '');
      setCovered(false);
    },
    take(secret: string) {
      actions.forget();
      saved.current = { secret, until: performance.now() + SHOWN_SECONDS * 1000 };
      setSecondsLeft(SHOWN_SECONDS);
    },
  }).current;

  const isShowing = secondsLeft !== null;
  useEffect(() => {
    if (!isShowing) return;
    // If the window lost focus during the request, the secret stays hidden.
    if (document.hasFocus()) actions.uncover();
    else actions.cover();
    const tick = () => {
      const rest = Math.ceil(((saved.current?.until ?? 0) - performance.now()) / 1000);
      if (rest <= 0) actions.forget();
      else setSecondsLeft(rest);
    };
    const timer = setInterval(tick, TICK_MS);
    addEventListener('blur', actions.cover);
    document.addEventListener('visibilitychange', actions.cover);
    addEventListener('pagehide', actions.forget);
    return () => {
      clearInterval(timer);
      removeEventListener('blur', actions.cover);
      document.removeEventListener('visibilitychange', actions.cover);
      removeEventListener('pagehide', actions.forget);
    };
  }, [isShowing, actions]);
  useEffect(() => actions.forget, [actions]);

  return {
    elementRef: place,
    left: secondsLeft,
    isHidden: covered,
    showSecret: actions.take,
    unhide: actions.uncover,
    forget: actions.forget,
    read: actions.read,
  };
}
