import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';
import { STEPS } from './sections.ts';
import type { FormProgress } from './use-progress.ts';

const getStepNote = (left: number | undefined) =>
  left === undefined ? undefined : left === 0 ? 'Complete' : `${left} left`;

/** The step banner, a route with the current and completed steps. `done` when everything was sent. */
export function StepBanner({ currentStep, missingByStep, done = false }: FormProgress & { done?: boolean }) {
  const steps: RouteStep[] = STEPS.map((step) => ({
    id: step,
    label: step,
    state:
      done || (missingByStep?.[step] === 0 && step !== currentStep)
        ? 'done'
        : step === currentStep
          ? 'current'
          : 'ahead',
    ...(!done && missingByStep && { note: getStepNote(missingByStep[step]) }),
  }));
  return (
    <>
      <div className="max-lg:hidden">
        <RouteLine label="Your registration" steps={steps} upright />
      </div>
      <div className="lg:hidden">
        <RouteLine label="Your registration" steps={steps} compact />
        {!done && (
          <p className="pt-2 text-small text-soft sm:hidden">
            Step {STEPS.indexOf(currentStep) + 1} of {STEPS.length}:{' '}
            <strong className="font-strong text-ink">{currentStep}</strong>
          </p>
        )}
      </div>
    </>
  );
}
