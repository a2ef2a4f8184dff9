import { type RefObject, useEffect, useRef, useState } from 'react';
import { DEMO_INTERVAL_MS, getNextStep, LAST_STEP } from './steps.ts';

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

export interface DemoStep {
  step: number;
  /** False if the demo never moves: without JavaScript, and for users who prefer reduced motion. */
  moves: boolean;
  paused: boolean;
  toggle: () => void;
  place: RefObject<HTMLDivElement | null>;
}

/** Advances every 800 ms while visible and not paused. It starts at the last step, where everything can be read. */
export function useDemoStep(): DemoStep {
  const [step, setStep] = useState(LAST_STEP);
  const [moves, setMoves] = useState(false);
  const [paused, setPaused] = useState(false);
  const [seen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const query = matchMedia(REDUCED_MOTION_QUERY);
    const updatePreference = () => {
      setMoves(!query.matches);
      if (query.matches) setStep(LAST_STEP);
    };
    updatePreference();
    query.addEventListener('change', updatePreference);
    return () => query.removeEventListener('change', updatePreference);
  }, []);

  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!moves || paused || !seen) return;
    const timer = setInterval(() => setStep(getNextStep), DEMO_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [moves, paused, seen]);

  return { step, moves, paused, toggle: () => setPaused((was) => !was), place };
}
