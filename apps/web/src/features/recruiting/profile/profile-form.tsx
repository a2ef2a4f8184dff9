import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import { type FormEvent, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { Sections } from '../registration/sections-of-form.tsx';
import { useEntries } from '../registration/use-entries.ts';
import { useProblems } from '../registration/use-problems.ts';

export interface ProfileFormProps {
  initial: RegistrationAnswers;
  /** The page's action data. */
  failure: FormFailure | null;
}

/** A form to edit the registration. The mailbox and its password are managed on the profile page. */
export function ProfileForm({ initial, failure }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { refuse, ...check } = useProblems(form, { posted: failure, withPassword: false });
  const entries = useEntries(form, initial.workExperience.length, check.entryRemoved);

  const lastFailure = useRef(failure);
  useEffect(() => {
    if (failure && lastFailure.current !== failure) refuse(failure.message, failure.fields);
    lastFailure.current = failure;
  });

  return (
    <Form
      ref={form}
      failure={check.failure}
      problems={check.problems}
      onSubmit={(event: FormEvent) => {
        if (!check.passes()) event.preventDefault();
      }}
      {...check.watch}
      className="flex max-w-prose flex-col gap-12"
    >
      <Sections initial={initial} entries={entries} permission="elsewhere" />
      <div className="flex flex-wrap gap-3 border-t border-line pt-8">
        <SubmitButton size="large" busyLabel="Saving…">
          Save and submit for review
        </SubmitButton>
        <ButtonLink to="/portal/profile" size="large">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
