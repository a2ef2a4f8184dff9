import type { ExerciseAnswer, Exercise as ExerciseOf, ExerciseProgress } from '@foothold/contracts/learning';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Prose } from '../../../shared/reading/prose.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { CodeForm } from './code-form.tsx';
import { getFailureMessage } from './failure.ts';
import { ShortAnswerForm } from './short-answer-form.tsx';
import { Solution } from './solution.tsx';
import type { Study } from './use-study.ts';

export interface ExerciseProps {
  exercise: ExerciseOf;
  /** Counted from 1. */
  number: number;
  progress: ExerciseProgress | undefined;
  studying: Pick<Study, 'answer' | 'solution'>;
}

/** One exercise with its question, answer field, and result. */
export function Exercise({ exercise, number, progress, studying }: ExerciseProps) {
  const title = useId();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<ReactNode>(null);
  const answerShown = useAnswerFocus(progress?.solution != null);

  async function runTask(work: () => Promise<ReactNode>, failed: string) {
    if (busy) return;
    setBusy(true);
    setMessage(null);
    try {
      setMessage(await work());
    } catch (failure) {
      setMessage(<Callout tone="danger" title={getFailureMessage(failure, failed)} />);
    } finally {
      setBusy(false);
    }
  }
  const answer = (given: ExerciseAnswer) =>
    runTask(async () => {
      const { right } = await studying.answer(exercise.id, given);
      return <Verdict right={right} again={progress?.right === true} />;
    }, 'We couldn’t check your answer.');
  const show = () =>
    runTask(async () => {
      await answerShown.leadTo(() => studying.solution(exercise.id));
      return null;
    }, 'We couldn’t show the answer.');

  const form = {
    given: progress?.answer ?? null,
    busy,
    disabled: !hydrated,
    onAnswer: (given: ExerciseAnswer) => void answer(given),
  };
  return (
    <section
      aria-labelledby={title}
      id={`exercise-${exercise.id}`}
      className="flex scroll-mt-24 flex-col gap-5 rounded-panel border border-line bg-raised p-5 md:p-6"
    >
      <div className="flex items-center justify-between gap-4">
        <h3 id={title} className="font-text text-small font-strong tracking-normal">
          Exercise {number}
        </h3>
        {progress && <State progress={progress} />}
      </div>
      <Prose html={exercise.ask} />
      {exercise.kind === 'choice' && <ChoiceForm exercise={exercise} {...form} />}
      {exercise.kind === 'code' && <CodeForm exercise={exercise} {...form} />}
      {(exercise.kind === 'text' || exercise.kind === 'number') && <ShortAnswerForm exercise={exercise} {...form} />}
      {/* Rendered from the start, so that screen readers announce changes to its content. */}
      <div role="status" className="empty:-mt-5">
        {message}
      </div>
      {progress?.solution && (
        <Solution ref={answerShown.place} exercise={exercise} solution={progress.solution} right={progress.right} />
      )}
      {progress !== undefined && progress.tries > 0 && !progress.solution && (
        <Button variant="quiet" size="small" className="self-start" busy={busy} onClick={() => void show()}>
          Show answer
        </Button>
      )}
    </section>
  );
}

/** Moves the focus to the answer, because the clicked button is gone. */
function useAnswerFocus(isShown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(false);
  useEffect(() => {
    if (!isShown || !shouldFocus.current) return;
    shouldFocus.current = false;
    place.current?.focus();
  }, [isShown]);
  async function showAndFocus(show: () => Promise<unknown>) {
    shouldFocus.current = true;
    try {
      await show();
    } catch (failure) {
      shouldFocus.current = false;
      throw failure;
    }
  }
  return { place, leadTo: showAndFocus };
}

function Verdict({ right, again }: { right: boolean; again: boolean }) {
  if (right) return <Callout tone="hold" title="That’s right." />;
  return (
    <Callout tone="caution" title="Not quite.">
      {again ? 'Your earlier correct answer still counts.' : 'Review the text and try again as often as you like.'}
    </Callout>
  );
}

function State({ progress: { right, first, shown } }: { progress: ExerciseProgress }) {
  if (right) return <Badge tone="hold">{first ? 'Correct on first try' : 'Correct'}</Badge>;
  return <Badge>{shown ? 'Answer viewed' : 'Attempted'}</Badge>;
}
