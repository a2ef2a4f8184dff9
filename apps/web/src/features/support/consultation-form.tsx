import {
  CONSULTATION_TYPE_LABELS,
  CONSULTATION_TYPES,
  limits,
  TIME_WINDOWS,
} from '@foothold/contracts/support/choices';
import type { Receipt } from '@foothold/contracts/support/shapes';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { endpoint } from '../../shared/api/endpoint.ts';
import { RefusedError } from '../../shared/api/send-json.ts';
import { useSubmission } from '../../shared/hooks/use-sending.ts';
import { Callout } from '../../shared/ui/callout.tsx';
import { Checkbox } from '../../shared/ui/choice.tsx';
import { AlertDialog } from '../../shared/ui/dialog.tsx';
import { EmailField } from '../../shared/ui/email-field.tsx';
import { Form } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { Honeypot } from '../../shared/ui/honeypot.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import { FieldPair, SubmitBar, useIsFilled } from './form-parts.tsx';
import { packConsultation } from './packing.ts';
import { getPostedFailure, getPostedResult, type PostedForm } from './posted.ts';
import { NAME_AND_EMAIL, validateForm } from './rules.ts';
import { CONSULTATION_REFUSED, CONSULTATION_SENT, CONSULTATION_UNREACHABLE } from './texts.ts';

export interface ConsultationFormProps {
  /** The type preselected by the URL. */
  type: string | null;
  /** The open position that the request is about. */
  position: { slug: string; title: string } | null;
  posted: PostedForm<Receipt>;
}

/** The error message. */
export function getConsultationFailure(failure: unknown): string {
  if (!(failure instanceof RefusedError)) return CONSULTATION_UNREACHABLE;
  return `Error: ${failure.error ?? CONSULTATION_REFUSED}`;
}

interface Notice {
  title: string;
  text: string;
  sent: boolean;
}

/** The consultation form. Shows the result in a dialog, which leads to the home page after a success. */
export function ConsultationForm({ type, position, posted }: ConsultationFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const filled = useIsFilled(form, ['fullName', 'email']);
  const [failure, setFailure] = useState<FormFailure | null>(getPostedFailure(posted));
  const [notice, setNotice] = useState<Notice | null>(null);
  const { busy, send } = useSubmission(endpoint('POST /api/consultation-request'), {
    onSent: () => setNotice({ title: 'Request sent', text: CONSULTATION_SENT, sent: true }),
    onFailed(error) {
      setNotice({ title: 'Request not sent', text: getConsultationFailure(error), sent: false });
      if (error instanceof RefusedError && Object.keys(error.fields).length > 0)
        setFailure({ message: 'Check the highlighted fields and try again.', fields: error.fields, values: {} });
    },
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const payload = packConsultation(new FormData(event.currentTarget));
    const fields = validateForm(payload, NAME_AND_EMAIL);
    const hasFieldErrors = Object.keys(fields).length > 0;
    setFailure(hasFieldErrors ? { message: 'Check the highlighted fields and try again.', fields, values: {} } : null);
    if (!hasFieldErrors) void send(payload);
  }

  function onOpenChange(open: boolean) {
    if (open || !notice) return;
    setNotice(null);
    if (notice.sent) void navigate('/');
  }

  if (getPostedResult(posted)) {
    return (
      <Callout tone="hold" live title={CONSULTATION_SENT}>
        <p>
          Your reference is {getPostedResult(posted)?.reference}.{' '}
          <Link to="/" className="link">
            Go to home page
          </Link>
        </p>
      </Callout>
    );
  }

  return (
    <>
      <Form ref={form} failure={failure} busy={busy} onSubmit={onSubmit} className="flex flex-col gap-6">
        <Honeypot />
        {position && (
          <>
            <Callout title={`Applying for: ${position.title}`}>
              <p>
                We’ll include this position with your request.{' '}
                <Link to={`/careers/${position.slug}`} className="link">
                  View position
                </Link>
              </p>
            </Callout>
            <input type="hidden" name="position" value={position.title} />
          </>
        )}
        <FieldPair>
          <TextField name="fullName" label="Full name" autoComplete="name" maxLength={limits.name} />
          <EmailField maxLength={limits.email} />
        </FieldPair>
        <FieldPair>
          <Select
            name="consultationType"
            label="Topic"
            optional
            placeholder="Not sure yet"
            defaultValue={CONSULTATION_TYPES.find((one) => one === type) ?? ''}
            options={CONSULTATION_TYPES.map((value) => ({ value, label: CONSULTATION_TYPE_LABELS[value] }))}
          />
          <Select
            name="preferredTime"
            label="Preferred time"
            optional
            placeholder="No preference"
            options={TIME_WINDOWS.map(({ id, label }) => ({ value: id, label }))}
          />
        </FieldPair>
        <FieldPair>
          <TextField
            name="currentRole"
            label="Current role"
            autoComplete="organization-title"
            maxLength={limits.line}
            optional
          />
          <TextField name="targetRole" label="Target role" maxLength={limits.line} optional />
        </FieldPair>
        <TextField
          name="experience"
          label="Experience"
          hint="For example, 5 years in logistics"
          maxLength={limits.line}
          optional
        />
        <TextArea name="skills" label="Skills" rows={2} maxLength={limits.text} optional />
        <TextArea
          name="goals"
          label="Goals"
          hint="Where would you like to be a year from now?"
          maxLength={limits.text}
          optional
        />
        <Checkbox
          name="agreeToTerms"
          optional
          label={
            <>
              I agree to the{' '}
              <Link to="/terms-of-service" className="link">
                terms of service
              </Link>{' '}
              <span className="text-soft">(optional)</span>
            </>
          }
        />
        <SubmitBar filled={filled} missing="Enter your name and email." busyLabel="Submitting...">
          Book consultation
        </SubmitBar>
      </Form>
      <AlertDialog
        open={notice !== null}
        onOpenChange={onOpenChange}
        title={notice?.title ?? ''}
        description={notice?.text ?? ''}
        confirmLabel="OK"
      />
    </>
  );
}
