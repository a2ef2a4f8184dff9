import { registrationProblems } from '@foothold/contracts/recruiting/registration-choices';
import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { answersOf, passwordOf } from './answers.ts';
import { leftByStep, STEPS, type StepName } from './sections.ts';

export interface Progress {
  /** The person's current step. */
  here: StepName;
  /** How many fields each step still needs; null until that is known. */
  left: Record<StepName, number> | null;
}

/** The person's position in the form, and what each step still needs. */
export function useProgress(form: RefObject<HTMLFormElement | null>, entries: number): Progress {
  const hydrated = useHydrated();
  const [progress, setProgress] = useState<Progress>({ here: 'Personal', left: null });

  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry that comes or goes changes what is left
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const count = () => {
      const filled = new FormData(element);
      const left = leftByStep(registrationProblems(answersOf(filled), passwordOf(filled)));
      setProgress(({ here }) => ({ here, left }));
    };
    const follow = ({ target }: FocusEvent) => {
      const step = target instanceof Element ? target.closest('[data-step]')?.getAttribute('data-step') : null;
      const here = STEPS.find((one) => one === step);
      if (here) setProgress(({ left }) => ({ here, left }));
    };
    count();
    element.addEventListener('input', count);
    element.addEventListener('change', count);
    element.addEventListener('focusin', follow);
    return () => {
      element.removeEventListener('input', count);
      element.removeEventListener('change', count);
      element.removeEventListener('focusin', follow);
    };
  }, [form, entries, hydrated]);

  return progress;
}
