import { type Difficulty, hasWords, limits, messages } from '@foothold/contracts/coaching/choices';
import { type FormEvent, useRef } from 'react';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { LEVEL_OPTIONS } from '../labels.ts';
import { ChosenQuestions } from './chosen-questions.tsx';
import { useQuestions } from './use-questions.ts';

/**
 * The interview trainer on the learning page. Takes a title and a level, and shows questions with what a good answer
 * includes.
 */
export function InterviewTrainer() {
  const toast = useToast();
  const { busy, answered, ask } = useQuestions();
  const form = useRef<HTMLFormElement>(null);

  /** Fills in the title and asks for its questions at the same level. */
  function choose(jobTitle: string, difficulty: Difficulty) {
    const field = form.current?.elements.namedItem('jobTitle');
    if (field instanceof HTMLInputElement) field.value = jobTitle;
    ask({ jobTitle, difficulty });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const jobTitle = String(fields.get('jobTitle') ?? '').trim();
    if (hasWords(jobTitle)) {
      ask({ jobTitle, difficulty: String(fields.get('difficulty')) as Difficulty });
      return;
    }
    toast.show({ variant: 'destructive', title: messages.noTitle });
    const field = form.elements.namedItem('jobTitle');
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <div className="flex flex-col gap-8">
      <Form ref={form} busy={busy} onSubmit={onSubmit} className="flex max-w-form flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <TextField name="jobTitle" label="Job title" maxLength={limits.jobTitle} autoComplete="organization-title" />
          <Select name="difficulty" label="Difficulty" defaultValue="mid" options={LEVEL_OPTIONS} />
        </div>
        <div>
          <SubmitButton busyLabel="Choosing questions…">Generate questions</SubmitButton>
        </div>
      </Form>
      {answered && (
        <ChosenQuestions
          key={answered.turn}
          answered={answered}
          busy={busy}
          onOthers={() =>
            ask({ jobTitle: answered.submittedInput.jobTitle, difficulty: answered.submittedInput.difficulty })
          }
          onChoice={(title) => choose(title, answered.submittedInput.difficulty)}
        />
      )}
    </div>
  );
}
