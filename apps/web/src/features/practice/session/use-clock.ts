import { useEffect, useRef, useState } from 'react';

/** How often to check the time. Elapsed time is measured, so a background tab doesn't lose any. */
const CHECK_INTERVAL_MS = 250;

/**
 * Counts whole seconds while it is running.
 * @param seconds the initial count
 * @param onSecond called with the new count
 */
export function useClock(
  seconds: number,
  onSecond: (seconds: number) => void,
): { isRunning: boolean; toggle: () => void } {
  const [runs, setRuns] = useState(false);
  const latest = useRef({ seconds, onSecond });
  useEffect(() => {
    latest.current = { seconds, onSecond };
  });
  useEffect(() => {
    if (!runs) return;
    let startTime = performance.now();
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - startTime) / 1000);
      if (passed < 1) return;
      startTime += passed * 1000;
      latest.current.onSecond(latest.current.seconds + passed);
    }, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return { isRunning: runs, toggle: () => setRuns((now) => !now) };
}
