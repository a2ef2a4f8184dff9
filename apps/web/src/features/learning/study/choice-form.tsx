import { useId, useState } from 'react';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { AnswerFormProps } from './answer-form.ts';

export function ChoiceForm({ exercise, given, busy, disabled, onAnswer }: AnswerFormProps<'choice'>) {
  const hint = useId();
  const [selection, setSelection] = useState<readonly number[] | null>(null);
  const previousChoice = given?.kind === 'choice' ? given.chosen : [];
  const now = selection ?? previousChoice;
  return (
    <Form
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (now.length > 0) onAnswer({ kind: 'choice', chosen: [...now] });
      }}
      className="flex flex-col items-start gap-4"
    >
      <fieldset disabled={disabled} aria-describedby={hint} className="flex flex-col gap-3">
        <legend className="sr-only">Your answer</legend>
        <p id={hint} className="text-small text-soft">
          Choose one or more.
        </p>
        {exercise.options.map((option, index) => (
          <Checkbox
            key={option}
            name="chosen"
            value={String(index)}
            optional
            checked={now.includes(index)}
            onChange={({ target: { checked } }) =>
              setSelection(checked ? [...now, index] : now.filter((one) => one !== index))
            }
            label={<OptionText html={option} />}
          />
        ))}
      </fieldset>
      <SubmitButton variant="secondary" disabled={disabled || now.length === 0}>
        Check answer
      </SubmitButton>
    </Form>
  );
}

/** @param html inline HTML rendered by the server from our own Markdown */
export function OptionText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <span className="prose block" dangerouslySetInnerHTML={{ __html: html }} />;
}
