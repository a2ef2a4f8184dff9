import type { PracticeQuestion, PracticeSession } from '@foothold/contracts/practice';
import { limits } from '@foothold/contracts/practice/choices';
import { type Ref, useId, useLayoutEffect, useRef } from 'react';
import { SaveStatus } from '../../../shared/autosave/save-status.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import { LEVELS } from '../labels.ts';
import { GoodAnswer } from '../trainer/question-item.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { SelfReview } from './self-review.tsx';
import type { QuestionDraft, SessionDrafts } from './session-drafts.ts';

interface QuestionPanelProps {
  session: PracticeSession;
  question: PracticeQuestion;
  held: QuestionDraft;
  drafts: SessionDrafts;
  heading: Ref<HTMLHeadingElement>;
  failure: FormFailure | null;
}

/** One question with a field for notes, what a good answer includes, and a self-review. */
export function QuestionPanel({ session, question, held, drafts, heading, failure }: QuestionPanelProps) {
  const { place, ask, kind, level, about, reason, shows } = question;
  const review = useId();
  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-soft">
          <span>
            Question {place} of {session.questions.length}
          </span>
          <span>{kind === 'technical' ? 'Technical' : 'Behavioral'}</span>
          <span>{about}</span>
          {reason !== null && <span>{reason}</span>}
          {session.level !== null && level !== session.level && <Badge tone="caution">{LEVELS[level]} level</Badge>}
        </p>
        <h2 ref={heading} tabIndex={-1} className="max-w-prose text-title outline-none">
          {ask}
        </h2>
      </div>
      {held.theirs && <ConflictNote theirs={held.theirs} onChoice={(which) => drafts.resolve(place, which)} />}
      <Notes key={place} question={question} held={held} drafts={drafts} failure={failure} />
      {shows !== null && (
        <details className="border-t border-line pt-3">
          <summary className="min-h-11 cursor-pointer py-2 font-medium">What makes a good answer</summary>
          <GoodAnswer question={question} />
        </details>
      )}
      <section aria-labelledby={review} className="flex flex-col gap-4 border-t border-line pt-5">
        <div>
          <h3 id={review} className="text-lead">
            Rate your answer
          </h3>
          <p className="max-w-prose text-soft">Only you can see this. We save it so you can track your progress.</p>
        </div>
        <SelfReview
          key={place}
          kind={kind}
          grades={held.grades}
          onGrades={(grades) => drafts.change(place, { grades })}
        />
      </section>
    </>
  );
}

interface NotesProps extends Pick<QuestionPanelProps, 'question' | 'held' | 'drafts' | 'failure'> {}

/** Notes that are saved as they are typed. Without JavaScript, there is a save button. */
function Notes({ question, held, drafts, failure }: NotesProps) {
  const hydrated = useHydrated();
  const { place, version } = question;
  const field = useRef<HTMLTextAreaElement>(null);
  // Text typed before hydration would otherwise be overwritten.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (typed !== undefined && typed !== question.notes && typed !== held.notes) drafts.change(place, { notes: typed });
  }, []);
  const isUntouched = held.notes === '' && Object.keys(held.grades).length === 0;
  return (
    <Form failure={failure} className="relative flex flex-col gap-2">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="version" value={version} />
      <TextArea
        ref={field}
        name="notes"
        label="Notes"
        required={false}
        rows={6}
        maxLength={limits.notes}
        {...(hydrated
          ? { value: held.notes, onChange: (event) => drafts.change(place, { notes: event.currentTarget.value }) }
          : { defaultValue: question.notes })}
      />
      {hydrated ? (
        <SaveStatus
          state={held.state}
          failure={held.failure}
          saved={isUntouched ? '' : 'Saved'}
          onRetry={() => drafts.save(place)}
          className="min-h-6"
        />
      ) : (
        <SubmitButton variant="secondary" size="small" busyLabel="Saving…" className="self-start">
          Save notes
        </SubmitButton>
      )}
    </Form>
  );
}
