import {
  CONSENTS,
  limits,
  type RegistrationAnswers,
  VISA_STATUSES,
} from '@foothold/contracts/recruiting/registration-choices';
import { useState } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import { DayField } from './day-field.tsx';
import { FormSection } from './form-section.tsx';

interface SectionProps {
  initial: RegistrationAnswers;
}

export function EducationSection({ initial }: SectionProps) {
  const degree = 'flex min-w-0 flex-col gap-5 border-l-2 border-line pl-5';
  const legend = 'font-text text-body font-strong tracking-normal';
  return (
    <FormSection id="education-summary" lead="Still studying? Enter your expected graduation date.">
      <div className={degree}>
        <h3 className={legend}>
          Master’s <span className="font-regular text-soft">(optional)</span>
        </h3>
        <TextField
          name="mastersUniversity"
          label="Master’s university"
          optional
          maxLength={limits.line}
          defaultValue={initial.mastersUniversity}
        />
        <TextField
          name="mastersField"
          label="Master’s field of study"
          optional
          maxLength={limits.line}
          defaultValue={initial.mastersField}
        />
        <DayField
          name="mastersGraduationDate"
          label="Master’s graduation date"
          optional
          defaultValue={initial.mastersGraduationDate}
        />
      </div>
      <div className={degree}>
        <h3 className={legend}>Bachelor’s</h3>
        <TextField
          name="bachelorsUniversity"
          label="Bachelor’s university"
          maxLength={limits.line}
          defaultValue={initial.bachelorsUniversity}
        />
        <TextField
          name="bachelorsField"
          label="Bachelor’s field of study"
          maxLength={limits.line}
          defaultValue={initial.bachelorsField}
        />
        <DayField
          name="bachelorsGraduationDate"
          label="Bachelor’s graduation date"
          defaultValue={initial.bachelorsGraduationDate}
        />
      </div>
    </FormSection>
  );
}

export function VisaSection({ initial }: SectionProps) {
  const hydrated = useHydrated();
  const [born, setBorn] = useState(initial.bornInUS);
  return (
    <FormSection
      id="visa-details"
      lead="This helps you find jobs that fit your work authorization. We never show it to employers or use it to rank you. Your recruiter and our staff see it only if you allow it."
    >
      <Select
        name="visaStatus"
        label="Visa status"
        placeholder="Choose one"
        options={VISA_STATUSES.map((value) => ({ value, label: value }))}
        defaultValue={initial.visaStatus}
      />
      <DayField
        name="arrivalDate"
        label="Date of arrival in USA"
        hint="The day you arrived, or the day you expect to arrive."
        disabled={hydrated && born}
        defaultValue={initial.arrivalDate}
      />
      <Checkbox
        name="bornInUS"
        label="I was born in the US"
        optional
        defaultChecked={initial.bornInUS}
        onChange={(event) => setBorn(event.currentTarget.checked)}
      />
      <DayField
        name="visaEndDate"
        label="Visa end date"
        hint="The day your current status ends, if it has an end date."
        optional
        defaultValue={initial.visaEndDate}
      />
    </FormSection>
  );
}

export function CertificationsSection({ initial }: SectionProps) {
  return (
    <FormSection id="certifications">
      <TextArea
        name="certifications"
        label="Certifications and achievements"
        hint="One per line."
        optional
        rows={4}
        maxLength={limits.certifications}
        defaultValue={initial.certifications}
      />
    </FormSection>
  );
}

/**
 * The last section's question about the mailbox password: one was given, none is needed, or it is decided elsewhere.
 */
export type Permission = 'asked' | 'not-needed' | 'elsewhere';

export function FinalSection({ initial, permission }: SectionProps & { permission: Permission }) {
  return (
    <FormSection id="final-details">
      <TextField
        name="preferredRole"
        label="Preferred role"
        hint="The job you want next, such as “Data engineer”."
        maxLength={limits.line}
        defaultValue={initial.preferredRole}
      />
      <TextField
        name="legalName"
        label="Legal name"
        hint="As shown on your passport. It serves as your signature."
        autoComplete="name"
        maxLength={limits.name}
        defaultValue={initial.legalName}
      />
      <DayField name="signatureDate" label="Signature date" defaultValue={initial.signatureDate} />
      <Checkbox name="confirmAccuracy" label={CONSENTS.confirmAccuracy} defaultChecked={initial.confirmAccuracy} />
      {permission === 'elsewhere' ? (
        <UnchangedPermission initial={initial} />
      ) : (
        <Checkbox
          name="permissionToStore"
          label={CONSENTS.permissionToStore}
          optional={permission === 'not-needed'}
          hint={
            permission === 'asked'
              ? 'You can withdraw permission at any time, and we’ll delete the password.'
              : 'Not needed because you chose a forwarding address.'
          }
          defaultChecked={initial.permissionToStore}
        />
      )}
    </FormSection>
  );
}

/** Keeps an earlier answer about the mailbox. */
function UnchangedPermission({ initial: { forwarding, permissionToStore } }: SectionProps) {
  return (
    <>
      {forwarding && <input type="hidden" name="forwarding" value="on" />}
      {permissionToStore && <input type="hidden" name="permissionToStore" value="on" />}
    </>
  );
}
