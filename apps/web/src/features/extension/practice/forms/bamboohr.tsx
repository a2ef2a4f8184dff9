import { ChevronDown } from 'lucide-react';
import { Button } from '../../../../shared/ui/button.tsx';
import { CHECKED, Choice, Control, FieldError } from '../parts/control.tsx';
import { HoneypotField } from '../parts/off-screen.tsx';
import { COUNTRIES, STATES, YES_NO } from '../parts/options.ts';
import type { Question } from '../parts/practice.ts';
import { PracticeForm, PracticeProvider } from '../parts/practice-provider.tsx';

const CONTACT: readonly Question[] = [
  { name: 'firstName', label: 'First Name', required: true },
  { name: 'lastName', label: 'Last Name', required: true },
  { name: 'email', label: 'Email', kind: 'email', required: true },
  { name: 'phone', label: 'Phone', kind: 'tel', required: true },
];
const ADDRESS: readonly Question[] = [
  { name: 'streetAddress', label: 'Address', required: true },
  { name: 'city', label: 'City', required: true },
  { name: 'state', label: 'State', kind: 'select', options: STATES, required: true, placeholder: '–Select–' },
  { name: 'zip', label: 'ZIP', required: true },
  { name: 'countryId', label: 'Country', kind: 'select', options: COUNTRIES, required: true, placeholder: '–Select–' },
];
const MORE: readonly Question[] = [
  { name: 'resumeFileId', label: 'Resume', kind: 'file', required: true },
  { name: 'coverLetterFileId', label: 'Cover Letter', kind: 'file' },
  { name: 'dateAvailable', label: 'Date Available', kind: 'date' },
  { name: 'desiredPay', label: 'Desired Pay', required: true },
  { name: 'websiteUrl', label: 'Website, Blog, or Portfolio' },
  { name: 'linkedinUrl', label: 'LinkedIn Profile URL' },
  { name: 'collegeUniversity', label: 'College/University' },
  { name: 'referredBy', label: 'Who referred you for this position?' },
  { name: 'references', label: 'References (Name, Company, and Contact Info)', kind: 'area' },
];
const CUSTOM: readonly Question[] = [
  {
    name: 'customQuestions[191]',
    label: 'Are you currently eligible to work in the United States?',
    kind: 'select',
    options: YES_NO,
    required: true,
  },
  {
    name: 'customQuestions[192]',
    label: 'Do you require sponsorship to work in the United States, either now or in the future?',
    kind: 'select',
    options: ['No, I do not require sponsorship', 'Yes, I require sponsorship'],
    required: true,
  },
  {
    name: 'customQuestions[193]',
    label: 'Are you willing to submit to a background check?',
    kind: 'select',
    options: YES_NO,
  },
  {
    name: 'customQuestions[194]',
    label: 'Do you have reliable transportation to and from work?',
    kind: 'select',
    options: YES_NO,
  },
  { name: 'customQuestions[195]', label: 'Which certifications do you hold?' },
  { name: 'customQuestions[196]', label: 'Why do you want to work for Maple & Main?', kind: 'area' },
  { name: 'customQuestions[197]', label: 'Driver’s license number and state' },
];
const EEO: readonly Question[] = [
  { name: 'genderId', label: 'Gender', kind: 'select', options: ['Male', 'Female', 'Other', 'Decline to answer'] },
  {
    name: 'ethnicityId',
    label: 'Ethnicity',
    kind: 'select',
    options: [
      'American Indian or Alaska Native',
      'Asian',
      'Black or African American',
      'Hispanic or Latino',
      'White',
      'Decline to answer',
    ],
  },
  {
    name: 'disabilityId',
    label: 'Disability',
    kind: 'select',
    options: [
      'Yes, I have a disability (or previously had a disability)',
      'No, I don’t have a disability',
      'I don’t wish to answer',
    ],
  },
];
const CONSENT: Question = {
  name: 'acknowledge',
  label: 'I acknowledge that I have read the applicant privacy policy.',
  kind: 'check',
  required: true,
};
const HONEYPOT: Question = { name: 'email2', label: 'Email 2', kind: 'email' };

function Field({ question }: { question: Question }) {
  const control = <Control question={question} id={question.name} coded rows={3} />;
  return (
    <div className="fab-field mb-5">
      <label htmlFor={question.name} className="mb-1 block text-small font-strong">
        {question.label}
        {question.required && <span className="text-danger-text"> *</span>}
      </label>
      {question.kind === 'select' ? (
        <div className="fab-select relative [&>select]:appearance-none [&>select]:pr-10">
          {control}
          <ChevronDown aria-hidden="true" size={18} className="pointer-events-none absolute top-3 right-3 text-soft" />
        </div>
      ) : (
        control
      )}
      <FieldError question={question} />
    </div>
  );
}

const Fields = ({ questions, columns = false }: { questions: readonly Question[]; columns?: boolean }) => (
  <div className={columns ? 'grid gap-x-4 sm:grid-cols-2' : ''}>
    {questions.map((question) => (
      <Field key={question.name} question={question} />
    ))}
  </div>
);

/** One page with styled native dropdowns and an address. */
export default function BambooHr() {
  return (
    <PracticeProvider>
      <PracticeForm id="job-application-form" className="relative max-w-[44rem]">
        <Fields questions={CONTACT} columns />
        <fieldset>
          <legend className="pb-2 font-strong">Address</legend>
          <Fields questions={ADDRESS} columns />
        </fieldset>
        <HoneypotField question={HONEYPOT} place="off-screen" />
        <Fields questions={MORE} />
        <Fields questions={CUSTOM} />
        <fieldset>
          <legend className="pb-2 font-strong">Equal employment opportunity (optional)</legend>
          <Fields questions={EEO} />
        </fieldset>
        <label className="flex gap-3 pb-2">
          <Choice question={CONSENT} option={CHECKED} />
          <span>{CONSENT.label}</span>
        </label>
        <FieldError question={CONSENT} />
        <Button type="submit" variant="primary" className="mt-3">
          Submit Application
        </Button>
      </PracticeForm>
    </PracticeProvider>
  );
}
