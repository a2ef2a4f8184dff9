import { answerLimits } from '@foothold/contracts/applications/answer-choices';
import { useState } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { AnswerControl } from './answer-control.tsx';
import type { AnswerForm } from './answers.server.ts';
import { ANSWERS_PATH } from './paths.ts';

export interface NewAnswerProps {
  /** Null for a question of the member's own. */
  form: AnswerForm | null;
  ownQuestion: string;
  recorded: string;
  failure: FormFailure | null;
}

/** Answers a question for the first time. */
export function NewAnswer({ form, ownQuestion, recorded, failure }: NewAnswerProps) {
  const hydrated = useHydrated();
  const [value, setValue] = useState('');
  return (
    <section aria-labelledby="new-answer" className="rounded-panel border border-line bg-raised p-5">
      <h2 id="new-answer" className="pb-4 text-title">
        {form ? 'Answer a question' : 'Add a question of your own'}
      </h2>
      <Form failure={failure} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="add" />
        {form ? (
          <input type="hidden" name="questionId" value={form.questionId} />
        ) : (
          <TextField
            name="question"
            label="Question"
            defaultValue={ownQuestion}
            maxLength={answerLimits.question}
            className="max-w-prose"
          />
        )}
        <AnswerControl
          form={form}
          label={form?.label ?? 'Your answer'}
          {...(form?.private && {
            hint: 'We never store an answer to this. You can store that you prefer not to say, where a form offers it.',
          })}
          defaultValue=""
          {...(hydrated && { value, onValue: setValue })}
        />
        {hydrated && recorded !== '' && (
          <Button size="small" className="self-start" onClick={() => setValue(recorded)}>
            Copy from my visa record
          </Button>
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton busyLabel="Saving…">Save answer</SubmitButton>
          <ButtonLink to={ANSWERS_PATH} variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}
