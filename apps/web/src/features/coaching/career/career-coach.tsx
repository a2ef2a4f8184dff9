import type { CareerAdvice } from '@foothold/contracts/coaching/shapes';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTool } from '../../../shared/hooks/use-tool.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { AnswerFrame } from '../answer-frame.tsx';
import type { HeadingLevel } from '../result-part.tsx';
import { CareerForm } from './career-form.tsx';
import { buildCareerRequest, type CareerRequest, type InitialCareerValues } from './career-input.ts';
import { CareerResult } from './career-result.tsx';

export interface CareerCoachProps {
  start?: InitialCareerValues;
  /** The member's résumés, which can be used along with the input. */
  resumes?: readonly { id: string; title: string }[];
  /** Titles of saved listings, suggested as targets. */
  savedTitles?: readonly string[];
  /** The heading level of the answer. */
  level?: HeadingLevel;
  /** Set if the form was submitted without JavaScript. */
  failure?: FormFailure | undefined;
}

/** The career coach: the form, and below it the latest answer. */
export function CareerCoach({ start, resumes = [], savedTitles = [], level = 'h4', failure }: CareerCoachProps) {
  const submittedTarget = failure?.values.targetRole;
  const [target, setTarget] = useState(
    typeof submittedTarget === 'string' ? submittedTarget : (start?.targetRole ?? ''),
  );
  const { busy, send, latest } = useTool<CareerRequest, CareerAdvice>('career-advice');
  const form = useRef<HTMLFormElement>(null);
  const findTargetField = () => form.current?.querySelector<HTMLInputElement>('[name=targetRole]');

  // Restores what was typed before hydration, which would otherwise be overwritten.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => setTarget(findTargetField()?.value ?? target), []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const request = buildCareerRequest(new FormData(event.currentTarget));
    if (request.targetRole !== '') void send(request);
  }

  function onTarget(name: string) {
    setTarget(name);
    findTargetField()?.focus();
  }

  return (
    <div className="flex flex-col gap-8">
      <CareerForm
        ref={form}
        start={start}
        resumes={resumes}
        savedTitles={savedTitles}
        target={target}
        onTarget={setTarget}
        busy={busy}
        failure={failure}
        onSubmit={onSubmit}
      />
      {latest && (
        <AnswerFrame key={latest.turn} label="Career advice">
          <CareerResult advice={latest.answer} level={level} onTarget={onTarget} />
        </AnswerFrame>
      )}
    </div>
  );
}
