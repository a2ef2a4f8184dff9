import type { Question } from '@foothold/contracts/coaching/shapes';
import { useEffect, useId, useRef } from 'react';
import { useAppData } from '../../../shared/app-data.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { ModelNote } from '../../../shared/ui/model-note.tsx';
import { printPart } from '../../../shared/ui/print-part.ts';
import { LEVELS } from '../labels.ts';
import { QuestionItem } from './question-item.tsx';
import type { QuestionAnswer } from './use-questions.ts';

interface ChosenQuestionsProps {
  answered: QuestionAnswer;
  busy: boolean;
  onOthers: () => void;
  onChoice: (title: string) => void;
}

/** The chosen questions, why they were chosen, and next steps. Takes the focus when it appears. */
export function ChosenQuestions({ answered, busy, onOthers, onChoice }: ChosenQuestionsProps) {
  const { jobTitle, difficulty } = answered.submittedInput;
  const { questions, tips, notes, occupation, general, choices, model } = answered.answer;
  const { portalUrl } = useAppData();
  const part = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const id = useId();
  return (
    <section ref={part} aria-labelledby={id} className="flex flex-col gap-6 border-t border-line pt-6 print:border-0">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h4 id={id} ref={heading} tabIndex={-1} className="font-display text-title wrap-anywhere outline-none">
            Questions for <bdi>{jobTitle}</bdi>, {LEVELS[difficulty].toLowerCase()} level
          </h4>
          <p className="text-small text-soft">
            {occupation && !general ? `Showing questions for ${occupation.name}. ` : ''}Open a question to see what
            makes a good answer.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button size="small" busy={busy} busyLabel="Choosing questions…" onClick={onOthers}>
            Get other questions
          </Button>
          <Button size="small" onClick={() => part.current && printPart(part.current)}>
            Print
          </Button>
        </div>
      </div>
      {notes.map((note) => (
        <Callout key={note} title={note} />
      ))}
      {choices.length > 0 && (
        <fieldset className="print:hidden">
          <legend className="pb-3 text-small font-medium">Which job do you mean?</legend>
          <div className="flex flex-wrap gap-3">
            {choices.map(({ id: occupationId, name }) => (
              <Button key={occupationId} size="small" disabled={busy} onClick={() => onChoice(name)}>
                {name}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2 print:block">
        <QuestionList title="Behavioral" level={difficulty} questions={filterByKind(questions, 'behavioral')} />
        <QuestionList title="Technical" level={difficulty} questions={filterByKind(questions, 'technical')} />
      </div>
      {tips.length > 0 && (
        <div className="flex flex-col gap-3">
          <h5 className="font-text text-body font-strong tracking-normal">Tips</h5>
          <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5 text-small marker:text-accent">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </div>
      )}
      <ModelNote model={model} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3 text-small print:hidden">
        <ButtonLink to={`${portalUrl}/practice`} reloadDocument size="small">
          Practice with a timer
        </ButtonLink>
        <span className="text-soft">In the portal, you can take notes and rate your answers.</span>
      </p>
    </section>
  );
}

const filterByKind = (questions: readonly Question[], kind: Question['kind']) =>
  questions.filter((question) => question.kind === kind);

interface QuestionListProps {
  title: string;
  level: Question['level'];
  questions: readonly Question[];
}

function QuestionList({ title, level, questions }: QuestionListProps) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <div className="min-w-0 print:pt-6">
      <h5 id={id} className="pb-2 font-text text-body font-strong tracking-normal">
        {title}
      </h5>
      <ol aria-labelledby={id} className="border-b border-line">
        {questions.map((question) => (
          <QuestionItem key={question.id ?? question.ask} question={question} level={level} />
        ))}
      </ol>
    </div>
  );
}
