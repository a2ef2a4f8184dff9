import type { PracticeQuestion, PracticeSession } from '@foothold/contracts/practice';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Kbd } from '../../../shared/ui/kbd.tsx';
import { ClockFace } from './clock-face.tsx';
import { type Place, placeHref } from './place.ts';
import { QuestionPanel } from './question-panel.tsx';
import { Questions } from './questions.tsx';
import type { SessionDrafts } from './session-drafts.ts';
import { useSessionKeys } from './session-keys.ts';
import { Summary } from './summary.tsx';
import { TitleChoices } from './title-choices.tsx';
import { useClock } from './use-clock.ts';
import { useQuestionDraft, useSessionDrafts } from './use-session-drafts.ts';

interface SessionPageProps {
  session: PracticeSession;
  place: Place;
  actionData: ChangeOutcome | undefined;
}

/** A session: one question at a time, or a summary of all of them. */
export function SessionPage({ session, place, actionData }: SessionPageProps) {
  const drafts = useSessionDrafts(session);
  const question = place === 'summary' ? undefined : session.questions[place - 1];
  return (
    <div className="flex flex-col gap-7">
      {session.remarks.map((remark) => (
        <Callout key={remark} title={remark} />
      ))}
      <TitleChoices choices={session.choices} />
      {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
      <Questions session={session} place={place} />
      {question ? (
        <ActiveSession session={session} question={question} drafts={drafts} actionData={actionData} />
      ) : (
        <Summary session={session} drafts={drafts} actionData={actionData} />
      )}
    </div>
  );
}

interface PracticingProps extends Pick<SessionPageProps, 'session' | 'actionData'> {
  question: PracticeQuestion;
  drafts: SessionDrafts;
}

function ActiveSession({ session, question, drafts, actionData }: PracticingProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { place } = question;
  const draft = useQuestionDraft(drafts, question);
  const { isRunning, toggle } = useClock(draft.seconds, (seconds) => drafts.change(place, { seconds }));
  const count = session.questions.length;
  const next: Place = place < count ? place + 1 : 'summary';

  // Moves focus so that screen readers announce a new question, but not when the page first loads.
  const previousPlace = useRef(place);
  useEffect(() => {
    if (previousPlace.current !== place) heading.current?.focus({ preventScroll: true });
    previousPlace.current = place;
  }, [place]);

  function go(to: Place): void {
    void drafts.flush();
    void navigate(placeHref(to), { replace: true, preventScrollReset: true });
  }

  useSessionKeys({
    onNext: () => go(next),
    onPrevious: () => place > 1 && go(place - 1),
    onPause: () => {
      toggle();
      void drafts.flush();
    },
  });

  return (
    <div className="flex max-w-[60rem] flex-col gap-6">
      <ClockFace
        clock={session.clock}
        seconds={draft.seconds}
        runs={isRunning}
        onToggle={() => {
          toggle();
          void drafts.flush();
        }}
      />
      <QuestionPanel
        session={session}
        question={question}
        held={draft}
        drafts={drafts}
        heading={heading}
        failure={actionData?.intent === 'save' ? actionData.failure : null}
      />
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
        {place > 1 && (
          <ButtonLink to={placeHref(place - 1)} replace preventScrollReset>
            Previous
          </ButtonLink>
        )}
        <ButtonLink to={placeHref(next)} replace preventScrollReset variant="primary">
          {next === 'summary' ? 'View summary' : 'Next question'}
        </ButtonLink>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-note text-soft max-md:hidden">
          <span>
            <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> next
          </span>
          <span>
            <Kbd>Ctrl</Kbd> <Kbd>Shift</Kbd> <Kbd>Enter</Kbd> previous
          </span>
          <span>
            <Kbd>Esc</Kbd> pause or continue
          </span>
        </p>
      </div>
    </div>
  );
}
