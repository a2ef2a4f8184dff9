import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { usePractice } from './practice.ts';

interface Step {
  title: string;
  content: ReactNode;
}

interface StepsProps {
  steps: readonly Step[];
  /** Label of the button that leads to the next step. */
  next: string;
  back?: string;
  submit: string;
}

/** One step at a time. Earlier steps leave the document, and their values stay. */
export function Steps({ steps, next, back = 'Back', submit }: StepsProps) {
  const { check } = usePractice();
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const step = steps[index];
  const isLast = index === steps.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new step takes the focus
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = true;
  }, [index]);
  return (
    <>
      <p className="text-small text-soft" data-automation-id="progressBar">
        Step {index + 1} of {steps.length}
      </p>
      <h2 ref={heading} tabIndex={-1} className="pb-5 text-title">
        {step?.title}
      </h2>
      <div key={index}>{step?.content}</div>
      <div className="flex flex-wrap gap-3 pt-6">
        {index > 0 && <Button onClick={() => setIndex(index - 1)}>{back}</Button>}
        {isLast ? (
          <Button key="submit" type="submit" variant="primary">
            {submit}
          </Button>
        ) : (
          <Button
            key="next"
            variant="primary"
            data-automation-id="bottom-navigation-next-button"
            onClick={(event) => check(event.currentTarget.form) && setIndex(index + 1)}
          >
            {next}
          </Button>
        )}
      </div>
    </>
  );
}
