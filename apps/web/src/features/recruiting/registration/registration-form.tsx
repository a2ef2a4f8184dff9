import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { endpoint } from '../../../shared/api/endpoint.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { useSubmission } from '../../../shared/hooks/use-sending.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { Honeypot } from '../../../shared/ui/honeypot.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { parseAnswers, readHoneypot, readPassword } from './answers.ts';
import { DraftNotice } from './draft-notice.tsx';
import { FilledFromNote } from './filled-from-note.tsx';
import { MailboxChoice } from './mailbox-choice.tsx';
import type { RegistrationData } from './registration.server.ts';
import { Sections } from './sections-of-form.tsx';
import { StepBanner } from './step-banner.tsx';
import { REGISTRATION_FAILED, REGISTRATION_SENT, SUBMIT, SUBMITTING } from './texts.ts';
import { useDraft } from './use-draft.ts';
import { useEntries } from './use-entries.ts';
import { useProblems } from './use-problems.ts';
import { useProgress } from './use-progress.ts';
import { useSignatureDate } from './use-today.ts';

/** What was sent, without the password. Used on the next page and for the PDF. */
export interface SentRegistration {
  reference: string;
  answers: RegistrationAnswers;
}

export interface RegistrationFormProps extends RegistrationData {
  /** The page's action data, if the form was submitted without JavaScript. */
  posted: FormFailure | null;
  /** Whether to focus the first field on mount, because the form replaces one whose draft was discarded. */
  focusOnMount: boolean;
  onSent: (sent: SentRegistration) => void;
  /** Discards the saved draft and the input. */
  onDiscard: () => void;
}

/**
 * The registration form. Without JavaScript, it posts to the page's action and shows all three work experience entries.
 */
export function RegistrationForm({
  initial,
  filledFrom,
  offersForwarding,
  posted,
  focusOnMount,
  onSent,
  onDiscard,
}: RegistrationFormProps) {
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [forwarding, setForwarding] = useState(initial.forwarding);
  const check = useProblems(form, { posted, withPassword: true });
  const entries = useEntries(form, initial.workExperience.length, check.entryRemoved);
  const draft = useDraft(form, {
    entries: entries.ids.length,
    setEntries: entries.ensureCount,
    isDisabled: posted !== null,
  });
  const progress = useProgress(form, entries.ids.length);
  useSignatureDate(form);
  useEffect(() => {
    const first = form.current?.elements.namedItem('preferredName');
    if (focusOnMount && first instanceof HTMLElement) first.focus();
  }, [focusOnMount]);

  const submitted = useRef<RegistrationAnswers>(null);
  const { busy, send } = useSubmission(endpoint('POST /api/registration'), {
    onSent({ reference }) {
      draft.forget();
      toast.show(REGISTRATION_SENT);
      if (submitted.current) onSent({ reference, answers: submitted.current });
    },
    onFailed(error) {
      toast.show(REGISTRATION_FAILED);
      check.refuse(REGISTRATION_FAILED.description, error instanceof RefusedError ? error.fields : {});
    },
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check.passes()) return;
    const filled = new FormData(event.currentTarget);
    const answers = parseAnswers(filled);
    submitted.current = answers;
    void send({ ...answers, resumeEmailPassword: readPassword(filled), ...readHoneypot(filled) });
  }

  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside className="flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start">
        <StepBanner {...progress} />
        <DraftNotice
          state={draft.state}
          onDiscard={() => {
            draft.forget();
            onDiscard();
          }}
        />
      </aside>
      <div className="min-w-0 max-w-prose">
        <Form
          ref={form}
          failure={check.failure}
          problems={check.problems}
          busy={busy}
          onSubmit={onSubmit}
          {...check.watch}
          className="flex flex-col gap-12"
        >
          <Honeypot />
          {draft.state !== 'restored' && <FilledFromNote filledFrom={filledFrom} />}
          <Sections
            initial={initial}
            entries={entries}
            permission={forwarding ? 'not-needed' : 'asked'}
            mailbox={
              <MailboxChoice
                initial={initial.forwarding}
                offersForwarding={offersForwarding}
                forwarding={forwarding}
                onForwarding={setForwarding}
              />
            }
          />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-8">
            <SubmitButton size="large" busyLabel={SUBMITTING}>
              {SUBMIT}
            </SubmitButton>
            <p className="text-small text-soft">A person reviews this. Nothing is sent to employers.</p>
          </div>
        </Form>
      </div>
    </div>
  );
}
