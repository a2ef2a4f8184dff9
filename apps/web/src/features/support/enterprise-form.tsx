import { ENTERPRISE_TIMES, ENTERPRISE_TYPES, limits } from '@foothold/contracts/support/choices';
import type { Receipt } from '@foothold/contracts/support/shapes';
import { type FormEvent, useState } from 'react';
import { endpoint } from '../../shared/api/endpoint.ts';
import { RefusedError } from '../../shared/api/send-json.ts';
import { useSubmission } from '../../shared/hooks/use-sending.ts';
import { Checkbox } from '../../shared/ui/choice.tsx';
import { EmailField } from '../../shared/ui/email-field.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { Honeypot } from '../../shared/ui/honeypot.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../shared/ui/text-field.tsx';
import { useToast } from '../../shared/ui/toast.tsx';
import { FieldPair } from './form-parts.tsx';
import { packEnterprise } from './packing.ts';
import { ENTERPRISE_STRICT, NAME_AND_EMAIL, validateForm } from './rules.ts';
import { AGREEMENT_REQUIRED, ENTERPRISE_FAILED, ENTERPRISE_SENT } from './texts.ts';

export interface EnterpriseFormProps {
  /** `strict` requires the current role and the agreement. `lenient` requires only name and email. */
  reading: 'strict' | 'lenient';
  /** The page's action data, if the form was submitted without JavaScript. */
  failure?: FormFailure | null | undefined;
  onSent?: (receipt: Receipt) => void;
}

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Requests a call about a plan for an organization. */
export function EnterpriseForm({ reading, failure: posted, onSent }: EnterpriseFormProps) {
  const isStrict = reading === 'strict';
  const toast = useToast();
  const [failure, setFailure] = useState<FormFailure | null>(posted ?? null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const { busy, send } = useSubmission(endpoint('POST /api/consultation-request'), {
    onSent(receipt) {
      toast.show(ENTERPRISE_SENT);
      form?.reset();
      onSent?.(receipt);
    },
    onFailed(error) {
      toast.show(ENTERPRISE_FAILED);
      if (error instanceof RefusedError && Object.keys(error.fields).length > 0)
        setFailure({
          message: ENTERPRISE_FAILED.description,
          fields: error.fields,
          values: {},
        });
    },
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const payload = packEnterprise(values);
    const fields = validateForm(payload, isStrict ? ENTERPRISE_STRICT : NAME_AND_EMAIL);
    const hasAgreed = !isStrict || values.get('agreeToContact') !== null;
    if (!hasAgreed) fields.agreeToContact = AGREEMENT_REQUIRED.description;
    if (Object.keys(fields).length > 0) {
      // The checkbox has its own message, shown once everything else is filled in.
      if (!hasAgreed && Object.keys(fields).length === 1) toast.show(AGREEMENT_REQUIRED);
      setFailure({ message: 'Check the highlighted fields and try again.', fields, values: {} });
      return;
    }
    setFailure(null);
    void send(payload);
  }

  return (
    <Form ref={setForm} failure={failure} busy={busy} onSubmit={onSubmit} className="flex flex-col gap-5">
      <Honeypot />
      <FieldPair>
        <TextField name="fullName" label="Full name" autoComplete="name" maxLength={limits.name} />
        <EmailField label="Work email" maxLength={limits.email} />
      </FieldPair>
      <TextField
        name="currentRole"
        label="Current role"
        autoComplete="organization-title"
        maxLength={limits.line}
        optional={!isStrict}
      />
      <FieldPair>
        <Select
          name="consultationType"
          label="Consultation type"
          optional
          placeholder="Enterprise Consultation"
          options={toOptions(ENTERPRISE_TYPES)}
        />
        <Select
          name="preferredTime"
          label="Preferred time"
          optional
          defaultValue="Flexible"
          options={toOptions(ENTERPRISE_TIMES)}
        />
      </FieldPair>
      <TextArea name="discussion" label="What would you like to discuss?" maxLength={limits.text} optional />
      <TextArea name="additionalNotes" label="Additional notes" rows={2} maxLength={limits.text} optional />
      <Checkbox name="agreeToContact" label="I agree to be contacted about this request." optional={!isStrict} />
      <div>
        <SubmitButton size="large" busyLabel="Sending...">
          Request consultation
        </SubmitButton>
      </div>
    </Form>
  );
}
