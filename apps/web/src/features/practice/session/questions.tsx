import type { PracticeSession } from '@foothold/contracts/practice';
import { Link } from 'react-router';
import { cx } from '../../../shared/ui/cx.ts';
import { type Place, placeHref } from './place.ts';

/** A session's questions as dots on a line, filled if they have notes or time spent. */
export function Questions({ session, place }: { session: PracticeSession; place: Place }) {
  return (
    <nav aria-label="Questions">
      <ol className="flex flex-wrap gap-2">
        {session.questions.map(({ place: at, notes, seconds }) => {
          const isDone = notes !== '' || seconds > 0;
          return (
            <li key={at}>
              <QuestionDot to={at} isCurrent={place === at} isDone={isDone}>
                <span className="sr-only">Question </span>
                {at}
                {isDone && <span className="sr-only">, practiced</span>}
              </QuestionDot>
            </li>
          );
        })}
        <li>
          <QuestionDot to="summary" isCurrent={place === 'summary'} isDone={false}>
            Summary
          </QuestionDot>
        </li>
      </ol>
    </nav>
  );
}

interface RevealTimerProps {
  to: Place;
  isCurrent: boolean;
  isDone: boolean;
  children: React.ReactNode;
}

function QuestionDot({ to, isCurrent, isDone, children }: RevealTimerProps) {
  return (
    <Link
      to={placeHref(to)}
      replace
      preventScrollReset
      aria-current={isCurrent ? 'step' : undefined}
      className={cx(
        'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border px-3 text-small font-medium text-ink no-underline figures hover:border-ink',
        isDone ? 'border-hold bg-hold-wash' : 'border-edge bg-raised',
        isCurrent && 'outline-2 outline-offset-2 outline-accent',
      )}
    >
      {children}
    </Link>
  );
}
