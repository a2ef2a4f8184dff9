import type { LetterKind, LetterView } from '@foothold/contracts/resumes';
import { RadioGroup } from '../../../shared/ui/choice.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

interface DraftFormProps {
  kind: LetterKind;
  job: NonNullable<LetterView['job']>;
  failure: FormFailure | null;
  limits: { company: number; title: number };
  /** Whether a draft replaces a saved text. */
  isReplacing: boolean;
}

const TONES = [
  { value: 'plain', label: 'Plain', hint: 'Friendly and direct' },
  { value: 'formal', label: 'Formal', hint: 'For courts, schools, and agencies' },
  { value: 'short', label: 'Short', hint: 'Two lines of your work' },
];

/** Asks for what the advertisement doesn't say, and for the tone of a cover letter, and drafts. */
export function DraftForm({ kind, job, failure, limits, isReplacing }: DraftFormProps) {
  const isEmail = kind !== 'cover-letter';
  return (
    <Form failure={failure} className="flex max-w-form flex-col gap-5">
      <input type="hidden" name="intent" value="draft" />
      {job.title === null && (
        <TextField name="title" label="Job title" maxLength={limits.title} optional hint="The ad doesn’t name it." />
      )}
      {job.company === null && (
        <TextField
          name="company"
          label="Company"
          maxLength={limits.company}
          optional
          hint="We don’t guess it. Without it, the draft has a gap for you to fill in."
        />
      )}
      {!isEmail && <RadioGroup name="tone" label="Tone" options={TONES} defaultValue="plain" />}
      {isReplacing ? (
        <ConfirmButton
          className="self-start"
          busyLabel="Drafting…"
          title="Replace your text?"
          description="The new draft replaces what you wrote. This can’t be undone."
          confirmLabel="Replace"
          cancelLabel="Cancel"
        >
          Draft again
        </ConfirmButton>
      ) : (
        <SubmitButton className="self-start" busyLabel="Drafting…">
          {isEmail ? 'Draft email' : 'Draft letter'}
        </SubmitButton>
      )}
    </Form>
  );
}
