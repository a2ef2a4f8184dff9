import { useEffect, useRef } from 'react';

interface Leaving {
  /** Sends pending changes: when the connection is back, and before the page closes. */
  flush: () => void;
  /** Whether closing the page would lose something: then the browser asks first. */
  isAtRisk: () => boolean;
}

/** Saves a page's pending changes when the person leaves it. */
export function useLeaving(leaving: Leaving): void {
  const latest = useRef(leaving);
  useEffect(() => {
    latest.current = leaving;
  });
  useEffect(() => {
    const flush = () => latest.current.flush();
    const preventUnload = (event: BeforeUnloadEvent) => {
      if (latest.current.isAtRisk()) event.preventDefault();
    };
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    addEventListener('beforeunload', preventUnload);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      removeEventListener('beforeunload', preventUnload);
    };
  }, []);
}
