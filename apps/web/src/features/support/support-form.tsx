import { EMAIL_PATTERN, limits, messages } from '@foothold/contracts/support/choices';
import type { SupportQuery } from '@foothold/contracts/support/shapes';
import { type FormEvent, useRef } from 'react';
import { endpoint } from '../../shared/api/endpoint.ts';
import { RefusedError } from '../../shared/api/send-json.ts';
import { useSubmission } from '../../shared/hooks/use-sending.ts';
import { EmailField } from '../../shared/ui/email-field.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { Honeypot } from '../../shared/ui/honeypot.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import { useToast } from '../../shared/ui/toast.tsx';
import { packSupportQuery } from './packing.ts';
import { SUPPORT_FAILED, SUPPORT_SENT } from './texts.ts';

const FIELDS = ['firstName', 'lastName', 'email', 'query'] as const;

/** What is wrong with a question, and the first field to fix. All four fields are required, and blanks don't count. */
export function validateSupportQuery(query: SupportQuery): {
  field: (typeof FIELDS)[number];
  message: (typeof messages)['missing' | 'email'];
} | null {
  const empty = FIELDS.find((name) => query[name].trim() === '');
  if (empty) return { field: empty, message: messages.missing };
  return EMAIL_PATTERN.test(query.email) ? null : { field: 'email', message: messages.email };
}

export interface SupportFormProps {
  /** The help center's action data, if the form was submitted without JavaScript. */
  failure?: FormFailure | null;
  onSent?: () => void;
}

/** Sends a question to support. Without JavaScript, it posts to the help center, which shows the result. */
export function SupportForm({ failure = null, onSent }: SupportFormProps) {
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { busy, send } = useSubmission(endpoint('POST /api/support-query'), {
    onSent() {
      toast.show(SUPPORT_SENT);
      form.current?.reset();
      onSent?.();
    },
    onFailed(failure) {
      toast.show(
        failure instanceof RefusedError ? { ...SUPPORT_FAILED, description: failure.message } : SUPPORT_FAILED,
      );
    },
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = packSupportQuery(new FormData(event.currentTarget));
    const problem = validateSupportQuery(query);
    if (!problem) {
      void send(query);
      return;
    }
    toast.show({ ...problem.message, variant: 'destructive' });
    const field = event.currentTarget.elements.namedItem(problem.field);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <Form
      ref={form}
      action="/help-center"
      failure={failure}
      busy={busy}
      onSubmit={onSubmit}
      className="flex flex-col gap-4"
    >
      <Honeypot />
      <div className="grid grid-cols-2 gap-3">
        <TextField name="firstName" label="First name" autoComplete="given-name" maxLength={limits.name} />
        <TextField name="lastName" label="Last name" autoComplete="family-name" maxLength={limits.name} />
      </div>
      <EmailField maxLength={limits.email} />
      <TextArea name="query" label="Your question" rows={3} maxLength={limits.text} />
      <SubmitButton busyLabel="Sending...">Send</SubmitButton>
    </Form>
  );
}
