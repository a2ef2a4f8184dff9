import { useEffect, useRef } from 'react';

interface Leaving {
  /** Sends what waits: when there is a connection again, and before the page goes. */
  flush: () => void;
  /** Whether something would be lost with the page: then the browser asks first. */
  isAtRisk: () => boolean;
}

/** Looks after what a page keeps as it is written, when the page is left. */
export function useLeaving(leaving: Leaving): void {
  const latest = useRef(leaving);
  useEffect(() => {
    latest.current = leaving;
  });
  useEffect(() => {
    const flush = () => latest.current.flush();
    const hold = (event: BeforeUnloadEvent) => {
      if (latest.current.isAtRisk()) event.preventDefault();
    };
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    addEventListener('beforeunload', hold);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      removeEventListener('beforeunload', hold);
    };
  }, []);
}
