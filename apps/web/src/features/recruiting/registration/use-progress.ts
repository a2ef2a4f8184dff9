import { findRegistrationProblems } from '@foothold/contracts/recruiting/registration-choices';
import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { parseAnswers, readPassword } from './answers.ts';
import { countMissingByStep, STEPS, type StepName } from './sections.ts';

export interface FormProgress {
  /** The step the user is on. */
  currentStep: StepName;
  /** The number of fields that each step still needs; null until it is known. */
  missingByStep: Record<StepName, number> | null;
}

/** Tracks which step the user is on and what each step still needs. */
export function useProgress(form: RefObject<HTMLFormElement | null>, entries: number): FormProgress {
  const hydrated = useHydrated();
  const [progress, setProgress] = useState<FormProgress>({ currentStep: 'Personal', missingByStep: null });

  // biome-ignore lint/correctness/useExhaustiveDependencies: adding or removing an entry changes the counts
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const count = () => {
      const filled = new FormData(element);
      const left = countMissingByStep(findRegistrationProblems(parseAnswers(filled), readPassword(filled)));
      setProgress(({ currentStep }) => ({ currentStep, missingByStep: left }));
    };
    const trackFocus = ({ target }: FocusEvent) => {
      const step = target instanceof Element ? target.closest('[data-step]')?.getAttribute('data-step') : null;
      const here = STEPS.find((one) => one === step);
      if (here) setProgress(({ missingByStep }) => ({ currentStep: here, missingByStep }));
    };
    count();
    element.addEventListener('input', count);
    element.addEventListener('change', count);
    element.addEventListener('focusin', trackFocus);
    return () => {
      element.removeEventListener('input', count);
      element.removeEventListener('change', count);
      element.removeEventListener('focusin', trackFocus);
    };
  }, [form, entries, hydrated]);

  return progress;
}
