import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The server's time at page load, advanced while the page is open, because the user's clock may be wrong. */
export function useNow(loadedAt: string): Date {
  const [passed, setPassed] = useState({ since: loadedAt, ms: 0 });
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setPassed({ since: loadedAt, ms: performance.now() - startedAt }), TICK_MS);
    return () => clearInterval(timer);
  }, [loadedAt]);
  return new Date(Date.parse(loadedAt) + (passed.since === loadedAt ? passed.ms : 0));
}
