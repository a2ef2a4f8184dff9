import type { Question } from '@foothold/core/improve';
import type { FieldPath } from '@foothold/core/resume';
import { type MouseEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button, getButtonClass } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import { formatPointCount } from '../score/findings.ts';

export interface SubmittedAnswer {
  text: string;
  target?: FieldPath;
  /** Id of the proposal made from the answer; null if there was none. */
  proposal: string | null;
}

interface QuestionCardProps {
  question: Question;
  given: SubmittedAnswer | null;
  /** Roles and projects where a fact may have happened. */
  roles: readonly { value: string; label: string }[];
  answerLimit: number;
  /** Whether the form is open from the start. */
  isOpen?: boolean;
}

/**
 * Asks for a fact that only the user knows, in their own words. The answer becomes a proposal and is never added
 * directly.
 */
export function QuestionCard({ question, given, roles, answerLimit, isOpen = false }: QuestionCardProps) {
  const { id, text, reason, points } = question;
  const [changing, setChanging] = useState(false);
  const isSettled = given !== null && given.proposal !== null && !changing;
  return (
    <li
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-text`}
      className="flex flex-col gap-3 border-b border-line py-5 outline-none last:border-b-0"
    >
      <div className="flex items-start justify-between gap-4">
        <h4 id={`${id}-text`} className="min-w-0 font-text text-body leading-6 font-strong tracking-normal break-words">
          {text}
        </h4>
        {points > 0 && <span className="shrink-0 pt-0.5 text-hold-text">up to {formatPointCount(points)}</span>}
      </div>
      <p className="max-w-prose text-soft">{reason}</p>
      {isSettled ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>
            You said: “{given.text}”.{' '}
            <a href={`#${given.proposal}`} className="link">
              See the suggestion
            </a>
          </p>
          <Button size="small" variant="quiet" onClick={() => setChanging(true)}>
            Change answer
          </Button>
        </div>
      ) : (
        <details open={isOpen || given !== null} className="group/answer">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive */}
          <summary
            onClick={focusFirstField}
            className={cx(
              getButtonClass('secondary', 'small'),
              'list-none group-open/answer:hidden [&::-webkit-details-marker]:hidden',
            )}
          >
            Answer
            <span className="sr-only">: {text}</span>
          </summary>
          <AnswerForm
            question={question}
            given={given}
            roles={roles}
            answerLimit={answerLimit}
            onDone={() => setChanging(false)}
          />
        </details>
      )}
    </li>
  );
}

/** Focuses the first field, because the button that opened the form is gone. */
function focusFirstField({ currentTarget }: MouseEvent<HTMLElement>): void {
  requestAnimationFrame(() =>
    currentTarget.parentElement?.querySelector<HTMLElement>('textarea, input:not([type=hidden])')?.focus(),
  );
}

function AnswerForm({
  question,
  given,
  roles,
  answerLimit,
  onDone,
}: Omit<QuestionCardProps, 'isOpen'> & { onDone(): void }) {
  const fetcher = useFetcher<{ failure?: FormFailure }>();
  const needsRole = question.asksWhere === true && roles.length > 1;
  const isLong = question.kind === 'skill-used' || question.kind === 'role-detail';
  const field = {
    name: 'text',
    label: 'In your own words',
    defaultValue: given?.text ?? '',
    maxLength: answerLimit,
    hint: getQuestionHint(question),
  };
  return (
    <div className="flex flex-col gap-3">
      {given && given.proposal === null && (
        <p className="max-w-prose text-caution-text">
          We couldn’t turn “{given.text}” into a suggestion. Try describing what you did.
        </p>
      )}
      <Form
        fetcher={fetcher}
        failure={fetcher.data?.failure}
        className="flex max-w-prose flex-col gap-4"
        onSubmit={onDone}
      >
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="subject" value={question.id} />
        {isLong ? <TextArea {...field} rows={2} /> : <TextField {...field} />}
        {needsRole && (
          <Select
            name="target"
            label="Where did you do this?"
            options={roles}
            placeholder="Choose a role"
            defaultValue={given?.target ?? ''}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitButton size="small" variant="secondary" busyLabel="Sending…">
            Suggest a change
          </SubmitButton>
          <DoesNotApply question={question} />
        </div>
      </Form>
    </div>
  );
}

function DoesNotApply({ question }: { question: Question }) {
  const fetcher = useFetcher();
  return (
    <Button
      size="small"
      variant="quiet"
      busy={fetcher.state !== 'idle'}
      onClick={() => void fetcher.submit({ intent: 'not-applicable', subject: question.id }, { method: 'post' })}
    >
      Doesn’t apply
    </Button>
  );
}

function getQuestionHint({ kind }: Question): string {
  switch (kind) {
    case 'skill-used':
      return 'Say what you did with it. If you haven’t used it, choose “Doesn’t apply”.';
    case 'role-detail':
      return 'One line that starts with what you did, like “Served about 60 guests a shift”.';
    case 'amount':
      return 'A number, percentage or frequency, like “about 30 a week”.';
    case 'missing-field':
      return 'Enter it as you want it to appear on your résumé.';
  }
}
