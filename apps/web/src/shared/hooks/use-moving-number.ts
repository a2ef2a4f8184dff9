import { useEffect, useRef, useState } from 'react';

const ANIMATION_MS = 700;
const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** Animates to `value` in whole steps over 0.7 seconds. Jumps for users who prefer reduced motion. */
export function useMovingNumber(value: number): number {
  const [shownValue, setShownValue] = useState(value);
  const startValue = useRef(value);
  useEffect(() => {
    const start = startValue.current;
    if (start === value) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      startValue.current = value;
      setShownValue(value);
      return;
    }
    let frame = 0;
    const startedAt = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - startedAt) / ANIMATION_MS);
      startValue.current = Math.round(start + (value - start) * easeOut(share));
      setShownValue(startValue.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shownValue;
}
