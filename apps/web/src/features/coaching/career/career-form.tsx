import { EXPERIENCES, limits } from '@foothold/contracts/coaching/choices';
import { type FormEvent, type Ref, useId } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import type { InitialCareerValues } from './career-input.ts';

const EXPERIENCE_OPTIONS = Object.entries(EXPERIENCES).map(([value, label]) => ({ value, label }));

interface CareerFormProps {
  ref: Ref<HTMLFormElement>;
  start: InitialCareerValues | undefined;
  resumes: readonly { id: string; title: string }[];
  savedTitles: readonly string[];
  target: string;
  onTarget: (target: string) => void;
  busy: boolean;
  failure: FormFailure | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export function CareerForm(props: CareerFormProps) {
  const { ref, start, resumes, savedTitles, target, onTarget, busy, failure, onSubmit } = props;
  // Without JavaScript, the button is always enabled, and the server says what is missing.
  const isDisabled = useHydrated() && target.trim() === '';
  const titles = useId();
  return (
    <Form ref={ref} busy={busy} failure={failure} onSubmit={onSubmit} className="flex max-w-form flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="currentRole"
          label="Current role"
          optional
          maxLength={limits.role}
          defaultValue={start?.currentRole}
        />
        <TextField
          name="targetRole"
          label="Target role"
          maxLength={limits.role}
          value={target}
          list={titles}
          onChange={(event) => onTarget(event.currentTarget.value)}
        />
      </div>
      <datalist id={titles}>
        {savedTitles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      {resumes.length > 0 && (
        <Select
          name="resumeId"
          label="Résumé"
          optional
          hint="We’ll include its skills, years and degree."
          defaultValue={start?.resumeId}
          options={[{ value: '', label: 'None' }, ...resumes.map(({ id, title }) => ({ value: id, label: title }))]}
        />
      )}
      <TextField
        name="skills"
        label="Skills"
        optional
        hint="Separated by commas."
        maxLength={2 * limits.skills * limits.skill}
      />
      <Select name="experience" label="Experience" optional placeholder="Choose one" options={EXPERIENCE_OPTIONS} />
      <TextArea
        name="goals"
        label="Goals"
        optional
        hint="Say what you want and what you don’t: exams, hours, pay, remote work, leading people. We answer each."
        rows={2}
        // Twice the limit, because trailing spaces don't count. A truncated paste is then rejected instead of processed
        // as if it were complete.
        maxLength={2 * limits.goals}
      />
      <div>
        <SubmitButton busyLabel="Checking listings…" disabled={isDisabled}>
          Get career advice
        </SubmitButton>
      </div>
    </Form>
  );
}
