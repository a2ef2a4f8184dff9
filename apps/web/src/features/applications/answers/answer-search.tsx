import type { FoundAnswers } from '@foothold/contracts/applications/answers';
import { useEffect, useRef } from 'react';
import { Link, useSubmit } from 'react-router';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ANSWERS_PATH } from './paths.ts';

/** Milliseconds without a change after which the search starts. */
const PAUSE_MS = 300;

/** Searches while typing. Without JavaScript, with its button. */
export function AnswerSearch({ query }: { query: string }) {
  const submit = useSubmit();
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(due.current), []);
  return (
    <Form method="get" role="search" className="max-w-prose" action={ANSWERS_PATH}>
      <div className="flex items-end gap-3">
        <TextField
          name="q"
          type="search"
          label="Paste a question from a form, or search"
          required={false}
          defaultValue={query}
          maxLength={500}
          className="min-w-0 flex-1"
          onChange={(event) => {
            const { form } = event.currentTarget;
            clearTimeout(due.current);
            due.current = setTimeout(() => {
              if (form) void submit(form, { replace: true, preventScrollReset: true });
            }, PAUSE_MS);
          }}
        />
        <SubmitButton variant="secondary">Search</SubmitButton>
      </div>
    </Form>
  );
}

const TITLES: Readonly<Record<FoundAnswers['certainty'], string>> = {
  sure: 'This question is in your answer book.',
  unsure: 'We’re not sure which of these is asked. Choose the one that fits.',
  none: 'We don’t know this question.',
};

/** What the searched question means, with the member's answers. */
export function FoundAnswersList({ found }: { found: FoundAnswers }) {
  const [first] = found.matches;
  const title =
    found.certainty === 'sure' && first?.answerId === null ? 'We know this question.' : TITLES[found.certainty];
  return (
    <Callout tone="note" title={title} live>
      <ul className="flex flex-col gap-3 pt-2 empty:hidden">
        {found.matches.map((match) => (
          <li key={match.answerId ?? match.questionId}>
            <p className="font-strong">{match.label}</p>
            {match.answer !== null && <p className="whitespace-pre-wrap">{match.answer || 'No answer yet'}</p>}
            {match.inverted && (
              <p className="text-soft">
                The form asks the opposite of this{match.answer === null ? '' : ', so yes and no are exchanged'}.
              </p>
            )}
            {match.private && (
              <p className="text-soft">This is a private question. Only “prefer not to say” is stored.</p>
            )}
            {match.answerId !== null ? (
              <Link to={`${ANSWERS_PATH}#answer-${match.answerId}`} className="link">
                Go to the answer<span className="sr-only"> to {match.label}</span>
              </Link>
            ) : (
              <Link to={`${ANSWERS_PATH}?answer=${match.questionId}`} className="link">
                Answer<span className="sr-only"> {match.label}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {found.certainty !== 'sure' && (
        <p className="pt-3">
          <Link to={`${ANSWERS_PATH}?own=${encodeURIComponent(found.question)}`} className="link">
            Add it as a question of your own
          </Link>
        </p>
      )}
    </Callout>
  );
}
