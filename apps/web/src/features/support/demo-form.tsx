import { limits } from '@foothold/contracts/support/choices';
import type { Availability, Booking, Receipt } from '@foothold/contracts/support/shapes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { endpoint } from '../../shared/api/endpoint.ts';
import { RefusedError } from '../../shared/api/send-json.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { useSubmission } from '../../shared/hooks/use-sending.ts';
import { EmailField } from '../../shared/ui/email-field.tsx';
import { Form } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { Honeypot } from '../../shared/ui/honeypot.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import { useToast } from '../../shared/ui/toast.tsx';
import { FieldPair, SubmitBar, useIsFilled } from './form-parts.tsx';
import { packDemo } from './packing.ts';
import { NAME_AND_EMAIL, validateForm } from './rules.ts';
import { DEMO_FAILED, DEMO_SENT } from './texts.ts';
import { formatFullDay, getLocale, listTimeWindows } from './when.ts';

export type DemoReceipt = Receipt & { booking: Booking | null };

export interface DemoFormProps {
  availability: Availability | null;
  failure: FormFailure | null;
  onSent: (receipt: DemoReceipt, email: string) => void;
}

/**
 * The fields that an error is about. The server's message at the field lists what is free, so an unavailable time is
 * always explained.
 */
export function getDemoFieldErrors({ code, fields, error, message }: RefusedError): Record<string, string> {
  if (Object.keys(fields).length > 0 || code !== 'support.no-place') return fields;
  return { preferredDate: error ?? message };
}

/** Books a demo. */
export function DemoForm({ availability, failure: posted, onSent }: DemoFormProps) {
  const { region } = useAppData();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const filled = useIsFilled(form, ['fullName', 'email']);
  const [failure, setFailure] = useState<FormFailure | null>(posted);
  const [date, setDate] = useState('');
  const sentEmail = useRef('');
  const { busy, send } = useSubmission(endpoint('POST /api/consultation-request'), {
    onSent(receipt) {
      // A booked demo has its panel, which says when it is.
      if (!receipt.booking) toast.show(DEMO_SENT);
      form.current?.reset();
      setDate('');
      onSent(receipt, sentEmail.current);
    },
    onFailed(error) {
      toast.show(DEMO_FAILED);
      if (!(error instanceof RefusedError)) return;
      const fields = getDemoFieldErrors(error);
      if (Object.keys(fields).length > 0) setFailure({ message: DEMO_FAILED.description, fields, values: {} });
    },
  });

  // A date may have been selected before hydration.
  useEffect(() => {
    const chosen = form.current?.elements.namedItem('preferredDate');
    if (chosen instanceof HTMLSelectElement) setDate(chosen.value);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const payload = packDemo(new FormData(event.currentTarget));
    const fields = validateForm(payload, NAME_AND_EMAIL);
    const hasFieldErrors = Object.keys(fields).length > 0;
    setFailure(hasFieldErrors ? { message: 'Check the highlighted fields and try again.', fields, values: {} } : null);
    sentEmail.current = payload.email;
    if (!hasFieldErrors) void send(payload);
  }

  return (
    <Form ref={form} failure={failure} busy={busy} onSubmit={onSubmit} className="flex flex-col gap-6">
      <Honeypot />
      <FieldPair>
        <TextField name="fullName" label="Full name" autoComplete="name" maxLength={limits.name} />
        <EmailField maxLength={limits.email} />
      </FieldPair>
      <FieldPair>
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" maxLength={limits.phone} optional />
        <TextField name="company" label="Company" autoComplete="organization" maxLength={limits.name} optional />
      </FieldPair>
      <FieldPair>
        <Select
          name="preferredDate"
          label="Preferred date"
          optional
          placeholder="First available"
          onChange={(event) => setDate(event.currentTarget.value)}
          options={(availability?.days ?? []).map((day) => ({
            value: day.date,
            label: formatFullDay(day.date, getLocale(region)),
          }))}
        />
        <Select
          name="preferredTime"
          label="Preferred time"
          optional
          placeholder="Any time"
          options={listTimeWindows(availability, date)}
        />
      </FieldPair>
      <p className="-mt-3 text-small text-soft">
        Times are in US Eastern time. Your confirmation also shows your local time.
      </p>
      <TextArea name="message" label="What would you like to see?" maxLength={limits.text} optional />
      <SubmitBar filled={filled} missing="Enter your name and email." busyLabel="Sending...">
        Book demo
      </SubmitBar>
    </Form>
  );
}
