import { limits, type RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import type { ReactNode } from 'react';
import { EmailField } from '../../../shared/ui/email-field.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import { DayField } from './day-field.tsx';
import { FormSection } from './form-section.tsx';

const PHONE_EXAMPLE = '(555) 123-4567';

export function PersonalSection({ initial }: { initial: RegistrationAnswers }) {
  return (
    <FormSection id="personal-information">
      <TextField
        name="preferredName"
        label="Preferred name"
        hint="What should we call you?"
        autoComplete="name"
        maxLength={limits.name}
        defaultValue={initial.preferredName}
      />
      <DayField
        name="dateOfBirth"
        label="Date of birth"
        hint="Some application forms ask for it. It never affects your scores or matches."
        autoComplete="bday"
        defaultValue={initial.dateOfBirth}
      />
      <TextField
        name="linkedinProfile"
        label="LinkedIn profile"
        optional
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://www.linkedin.com/in/you"
        maxLength={limits.link}
        defaultValue={initial.linkedinProfile}
      />
    </FormSection>
  );
}

/** @param mailbox the password or forwarding field through which recruiters read employers' replies, if asked here */
export function ContactSection({ initial, mailbox }: { initial: RegistrationAnswers; mailbox?: ReactNode }) {
  return (
    <FormSection id="contact-information">
      <EmailField
        hint="The one on your résumé. Employers and our team will write to you there."
        maxLength={limits.email}
        defaultValue={initial.email}
      />
      <TextField
        name="resumePhoneNumber"
        label="Résumé phone number"
        hint="The one on your résumé. Employers will call you on it."
        type="tel"
        autoComplete="tel"
        placeholder={PHONE_EXAMPLE}
        maxLength={limits.phone}
        defaultValue={initial.resumePhoneNumber}
      />
      {mailbox}
      <TextField
        name="personalPhoneNumber"
        label="Personal phone number"
        hint="For urgent calls from your recruiter. Never shared with employers."
        type="tel"
        autoComplete="tel"
        placeholder={PHONE_EXAMPLE}
        maxLength={limits.phone}
        defaultValue={initial.personalPhoneNumber}
      />
      <TextArea
        name="currentAddress"
        label="Current address"
        hint="Street, city, state, and ZIP code."
        rows={2}
        autoComplete="street-address"
        maxLength={limits.address}
        defaultValue={initial.currentAddress}
      />
    </FormSection>
  );
}
