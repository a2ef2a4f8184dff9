import { useEffect, useRef } from 'react';

interface Leaving {
  /** Sends what waits: when there is a connection again, and before the page is hidden or goes. */
  flush: () => void;
  /** Whether closing the page would lose something: then the browser asks first. */
  isAtRisk: () => boolean;
}

/** Saves what waits when the page is hidden or left, and asks before something is lost with it. */
export function useLeaving(leaving: Leaving): void {
  const latest = useRef(leaving);
  useEffect(() => {
    latest.current = leaving;
  });
  useEffect(() => {
    const flush = () => latest.current.flush();
    const hide = () => document.visibilityState === 'hidden' && flush();
    const hold = (event: BeforeUnloadEvent) => {
      if (latest.current.isAtRisk()) event.preventDefault();
    };
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hide);
    addEventListener('beforeunload', hold);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('beforeunload', hold);
    };
  }, []);
}
