import type { CareerAdvice } from '@foothold/contracts/coaching-shapes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTool } from '../use-tool.ts';
import { CareerForm } from './career-form.tsx';
import { type CareerRequest, type CareerStart, packCareer } from './career-input.ts';
import { CareerResult } from './career-result.tsx';

export interface CareerCoachProps {
  start?: CareerStart;
  /** The member's résumés, to be counted with what is typed. */
  resumes?: readonly { id: string; title: string }[];
  /** Titles of the member's saved listings, offered as a target. */
  savedTitles?: readonly string[];
  /** Headings of the answer. */
  level?: 'h2' | 'h4';
  onAnswered?: () => void;
}

/** The career coach: what is asked, and below it the answer, which stays until the next one comes. */
export function CareerCoach({ start, resumes = [], savedTitles = [], level = 'h4', onAnswered }: CareerCoachProps) {
  const [target, setTarget] = useState(start?.targetRole ?? '');
  const { busy, send, latest } = useTool<CareerRequest, CareerAdvice>('career-advice', { onAnswered });
  const result = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (latest) result.current?.focus();
  }, [latest]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const request = packCareer(new FormData(event.currentTarget));
    if (request.targetRole !== '') void send(request);
  }

  function onTarget(name: string) {
    setTarget(name);
    form.current?.querySelector<HTMLInputElement>('[name=targetRole]')?.focus();
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
        onSubmit={onSubmit}
      />
      {latest && (
        <section
          key={latest.turn}
          ref={result}
          tabIndex={-1}
          aria-label="Career advice"
          className="scroll-mt-24 outline-none"
        >
          <CareerResult advice={latest.answer} level={level} onTarget={onTarget} />
        </section>
      )}
    </div>
  );
}
