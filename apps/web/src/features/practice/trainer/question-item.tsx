import type { Question } from '@foothold/contracts/coaching/shapes';
import { Plus } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { LEVELS } from '../labels.ts';

interface QuestionItemProps {
  question: Question;
  /** The requested level. Questions with a different level are labeled. */
  level: Question['level'];
}

/**
 * A question that expands to show what a good answer includes. Questions added by a language model have no such content
 * and say so.
 */
export function QuestionItem({ question, level }: QuestionItemProps) {
  const { ask, shows, id } = question;
  const marks = (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note font-regular text-soft">
      {id === null ? <Badge>Added by a language model</Badge> : question.about}
      {question.reason !== null && <span>{question.reason}</span>}
      {question.level !== level && <Badge tone="caution">{LEVELS[question.level]} level</Badge>}
    </span>
  );
  if (shows === null)
    return (
      <li className="flex flex-col gap-1 border-t border-line py-3 text-small font-medium">
        {ask}
        {marks}
      </li>
    );
  return (
    <li className="border-t border-line break-inside-avoid">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-start justify-between gap-4 py-3 text-small font-medium hover:text-accent-text [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 flex-col gap-1">
            {ask}
            {marks}
          </span>
          <Plus
            aria-hidden="true"
            size={18}
            strokeWidth={1.75}
            className="mt-1 shrink-0 transition-transform group-open:rotate-45 print:hidden"
          />
        </summary>
        <GoodAnswer question={question} />
      </details>
    </li>
  );
}

/** What a good answer includes, and common follow-up questions. */
export function GoodAnswer({ question: { shows, next } }: { question: Pick<Question, 'shows' | 'next'> }) {
  return (
    <div className="flex max-w-prose flex-col gap-2 pb-4 text-small text-soft">
      <p>
        <span className="font-strong text-ink">A good answer: </span>
        {shows}
      </p>
      {next !== null && (
        <p>
          <span className="font-strong text-ink">Follow-up: </span>
          {next}
        </p>
      )}
    </div>
  );
}
