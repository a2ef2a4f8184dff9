import { type ReactNode, useId } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { Combobox } from '../parts/combobox.tsx';
import { CHECKED, Choice, Control, FieldError } from '../parts/control.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { HoneypotField } from '../parts/off-screen.tsx';
import { CALLING_CODES, CITIES, DEGREES, DISABILITY, GENDERS, RACES, VETERAN } from '../parts/options.ts';
import type { Question } from '../parts/practice.ts';
import { PracticeForm, PracticeProvider } from '../parts/practice-provider.tsx';

const NAMES: readonly Question[] = [
  { name: 'first_name', label: 'First Name', autoComplete: 'given-name', required: true },
  { name: 'last_name', label: 'Last Name', autoComplete: 'family-name', required: true },
  { name: 'preferred_name', label: 'Preferred First Name' },
  { name: 'email', label: 'Email', autoComplete: 'email', required: true },
];
const COUNTRY: Question = { name: 'country', label: 'Country', options: CALLING_CODES, required: true };
const PHONE: Question = { name: 'phone', label: 'Phone', kind: 'tel', required: true };
const LOCATION: Question = { name: 'candidate-location', label: 'Location (City)', options: CITIES, required: true };
const RESUME: Question = {
  name: 'resume',
  label: 'Resume/CV',
  kind: 'file',
  accept: '.pdf,.doc,.docx,.txt,.rtf',
  required: true,
};
const COVER_FILE: Question = {
  name: 'cover_letter',
  label: 'Cover Letter',
  kind: 'file',
  accept: '.pdf,.doc,.docx,.txt,.rtf',
};

const SCHOOL: Question = {
  name: 'school--0',
  label: 'School',
  options: [
    'Other',
    'Texas State University',
    'University of North Texas',
    'University of Texas at Austin',
    'University of Texas at Dallas',
    'University of Texas at El Paso',
  ],
};
const STUDIES: readonly Question[] = [
  { name: 'degree--0', label: 'Degree', options: DEGREES },
  {
    name: 'discipline--0',
    label: 'Discipline',
    options: [
      'Accounting',
      'Biology',
      'Business',
      'Computer Engineering',
      'Computer Science',
      'Information Systems',
      'Mathematics',
      'Other',
    ],
  },
];
const END_YEAR: Question = { name: 'end-year--0', label: 'End date year', kind: 'number' };

const CUSTOM: readonly Question[] = [
  { name: 'question_31870021', label: 'LinkedIn Profile', kind: 'text', required: true },
  { name: 'question_31870022', label: 'Website or portfolio', kind: 'text' },
  {
    name: 'question_31870023',
    label: 'Do you currently have authorization to work in the United States?',
    kind: 'select',
    options: ['Yes', 'No'],
    required: true,
  },
  {
    name: 'question_31870024',
    label: 'Which of the following best describes your need for visa sponsorship?',
    kind: 'select',
    options: [
      'I do not need sponsorship now and will not need it in the future',
      'I do not need sponsorship now but will need it in the future',
      'I need sponsorship now or to transfer my current visa',
    ],
    required: true,
  },
  {
    name: 'question_31870025',
    label:
      'This role is hybrid: three days a week in our Austin office. Are you able to work on-site on that schedule?',
    kind: 'select',
    options: ['Yes', 'No'],
    required: true,
  },
  {
    name: 'question_31870026',
    label: 'Have you ever interviewed with or applied to Tidewater Labs before?',
    kind: 'select',
    options: ['Yes', 'No'],
  },
  { name: 'question_31870027', label: 'How many years of experience do you have with Apache Spark?', kind: 'text' },
  { name: 'question_31870028', label: 'When can you start?', kind: 'text' },
  { name: 'question_31870029', label: 'What about our mission speaks to you?', kind: 'area' },
];

const DISCLOSURE: readonly Question[] = [
  { name: 'gender', label: 'Gender', options: GENDERS },
  { name: 'hispanic_ethnicity', label: 'Are you Hispanic/Latino?', options: ['Yes', 'No', 'Decline To Self Identify'] },
  { name: 'race', label: 'Please identify your race', options: RACES },
  { name: 'veteran_status', label: 'Veteran Status', options: VETERAN },
  { name: 'disability_status', label: 'Disability Status', options: DISABILITY },
];

const CONSENT: Question = {
  name: 'gdpr_consent_given',
  label: 'I have read the candidate privacy notice and consent to the processing of my data.',
  kind: 'check',
  required: true,
};
const HONEYPOT: Question = { name: 'fax_number', label: 'Fax' };

function Field({ question, id, children }: { question: Question; id: string; children: ReactNode }) {
  return (
    <div className="field-wrapper mb-5">
      <label id={`${id}-label`} htmlFor={id} className="mb-1 block text-small font-strong">
        {question.label}
        {question.required && <span aria-hidden="true">*</span>}
      </label>
      {children}
      <FieldError question={question} />
    </div>
  );
}

function TextRow({ question }: { question: Question }) {
  return (
    <Field question={question} id={question.name}>
      <Control question={question} id={question.name} unnamed />
    </Field>
  );
}

function ListRow({ question, delayMs }: { question: Question; delayMs?: number }) {
  const id = `${question.name}-${useId()}`;
  return (
    <Field question={question} id={id}>
      <Combobox question={question} id={id} aria-labelledby={`${id}-label`} {...(delayMs && { delayMs })} />
    </Field>
  );
}

/** One page, whose dropdowns are text inputs. Some load their options as the person types. */
export default function GreenhouseNew() {
  return (
    <PracticeProvider>
      <PracticeForm id="application-form" className="application--form relative max-w-[40rem]">
        {NAMES.map((question) => (
          <TextRow key={question.name} question={question} />
        ))}
        <fieldset className="phone-input grid gap-x-4 sm:grid-cols-2">
          <legend className="sr-only">Phone</legend>
          <ListRow question={COUNTRY} />
          <TextRow question={PHONE} />
        </fieldset>
        <ListRow question={LOCATION} delayMs={500} />
        <FileButton question={RESUME} />
        <FileButton question={COVER_FILE} />
        <HoneypotField question={HONEYPOT} place="off-screen" />
        <h2 className="py-3 text-title">Education</h2>
        <ListRow question={SCHOOL} delayMs={400} />
        {STUDIES.map((question) => (
          <ListRow key={question.name} question={question} />
        ))}
        <TextRow question={END_YEAR} />
        <h2 className="py-3 text-title">Questions</h2>
        {CUSTOM.map((question) =>
          question.kind === 'select' ? (
            <ListRow key={question.name} question={question} />
          ) : (
            <TextRow key={question.name} question={question} />
          ),
        )}
        <h2 className="py-3 text-title">Voluntary self-identification</h2>
        {DISCLOSURE.map((question) => (
          <ListRow key={question.name} question={question} />
        ))}
        <label className="flex gap-3 py-4">
          <Choice question={CONSENT} option={CHECKED} unnamed />
          <span>{CONSENT.label}</span>
        </label>
        <Button type="submit" variant="primary">
          Submit application
        </Button>
      </PracticeForm>
    </PracticeProvider>
  );
}
