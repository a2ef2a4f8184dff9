import { useEffect, useRef } from 'react';

interface LeaveHandlers {
  /** Saves pending changes when the connection is back, and before the page is hidden or closed. */
  flush: () => void;
  /** Whether closing the page would lose changes, in which case the browser asks first. */
  isAtRisk: () => boolean;
}

/** Saves pending changes when the page is hidden or left, and warns before unsaved changes are lost. */
export function useSaveOnLeave(leaving: LeaveHandlers): void {
  const latest = useRef(leaving);
  useEffect(() => {
    latest.current = leaving;
  });
  useEffect(() => {
    const flush = () => latest.current.flush();
    const hide = () => document.visibilityState === 'hidden' && flush();
    const confirmLeave = (event: BeforeUnloadEvent) => {
      if (latest.current.isAtRisk()) event.preventDefault();
    };
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hide);
    addEventListener('beforeunload', confirmLeave);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('beforeunload', confirmLeave);
    };
  }, []);
}
