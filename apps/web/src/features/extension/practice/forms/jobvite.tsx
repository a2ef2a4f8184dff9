import { useId } from 'react';
import { CHECKED, Choice, Control, FieldError } from '../parts/control.tsx';
import { HoneypotField } from '../parts/off-screen.tsx';
import { COUNTRIES, STATES } from '../parts/options.ts';
import type { Question } from '../parts/practice.ts';
import { PracticeForm, PracticeProvider } from '../parts/practice-provider.tsx';
import { Steps } from '../parts/steps.tsx';

const ABOUT: readonly Question[] = [
  { name: 'input-first-name', label: 'First Name', required: true },
  { name: 'input-last-name', label: 'Last Name', required: true },
  { name: 'input-email', label: 'Email', kind: 'email', required: true },
  { name: 'input-mobile', label: 'Mobile Phone', kind: 'tel' },
  { name: 'input-home', label: 'Home Phone', kind: 'tel' },
  { name: 'input-address', label: 'Address', required: true },
  { name: 'input-city', label: 'City', required: true },
  { name: 'input-state', label: 'State', kind: 'select', options: STATES, required: true },
  { name: 'input-zip', label: 'Zip Code', required: true },
  { name: 'input-country', label: 'Country', kind: 'select', options: COUNTRIES, required: true },
  { name: 'input-resume', label: 'Attach Resume', kind: 'file', required: true },
  { name: 'input-linkedin', label: 'LinkedIn Profile URL' },
  { name: 'input-web', label: 'Personal Website' },
];
const HONEYPOT: Question = { name: 'input-title2', label: 'Title: humans, leave this empty' };

const QUESTIONS: readonly Question[] = [
  {
    name: 'jv-q-701',
    label: 'Do you have the legal right to work in the United States?',
    kind: 'select',
    options: ['Yes', 'No'],
    required: true,
  },
  {
    name: 'jv-q-702',
    label:
      'Will you need employer sponsorship (for example, for an H-1B or other employment-based visa) to begin or continue working for us?',
    kind: 'select',
    options: ['No', 'Yes, now', 'Yes, in the future only'],
    required: true,
  },
  { name: 'jv-q-703', label: 'Tell us why you are looking for a new job.', kind: 'area', max: 500 },
  { name: 'jv-q-704', label: 'Cover letter (at most 120 characters)', kind: 'area', max: 120 },
  {
    name: 'jv-q-705',
    label: 'What do you consider your greatest professional accomplishment?',
    kind: 'area',
    max: 250,
  },
  { name: 'jv-q-706', label: 'What are your hourly pay expectations?', required: false },
  {
    name: 'jv-q-707',
    label: 'Do you have friends or relatives who are employed here?',
    kind: 'select',
    options: ['Yes', 'No'],
  },
  {
    name: 'jv-q-708',
    label: 'How did you find out about this opening?',
    kind: 'select',
    options: ['Select one that applies', 'Agency', 'Our website', 'Newspaper', 'Referral by an employee', 'Trade show'],
  },
  { name: 'jv-q-709', label: 'If you were referred by an employee, enter their email.', kind: 'email' },
];

const DIVERSITY: readonly Question[] = [
  {
    name: 'eeo-gender',
    label: 'What is your gender?',
    kind: 'select',
    options: ['Female', 'Male', 'Choose not to disclose'],
  },
  {
    name: 'eeo-race',
    label: 'What is your race?',
    kind: 'select',
    options: [
      'American Indian or Alaska Native',
      'Asian',
      'Black or African American',
      'White',
      'Two or more races',
      'Choose not to disclose',
    ],
  },
  {
    name: 'eeo-veteran',
    label: 'Are you a protected veteran?',
    kind: 'select',
    options: ['Yes', 'No', 'Choose not to disclose'],
  },
  {
    name: 'agree',
    label: 'I agree to the terms of use and attest that my answers are true.',
    kind: 'check',
    required: true,
  },
];

function Row({ question }: { question: Question }) {
  const id = useId();
  return question.kind === 'check' ? (
    <div className="mb-5">
      <label className="flex gap-3">
        <Choice question={question} option={CHECKED} />
        <span>{question.label}</span>
      </label>
      <FieldError question={question} />
    </div>
  ) : (
    <div className="jv-form-field mb-5">
      <label htmlFor={id} className="mb-1 block text-small font-strong">
        {question.label}
        {question.required ? <span className="text-danger-text">*</span> : ''}
      </label>
      <Control question={question} id={id} {...(question.max && { 'aria-describedby': `${id}-max` })} />
      {question.max && (
        <p id={`${id}-max`} className="pt-1 text-small text-soft">
          Maximum {question.max} characters
        </p>
      )}
      <FieldError question={question} />
    </div>
  );
}

const Rows = ({ questions }: { questions: readonly Question[] }) =>
  questions.map((question) => <Row key={question.name} question={question} />);

/** Three steps with native dropdowns, and answers of limited length. */
export default function Jobvite() {
  return (
    <PracticeProvider>
      <PracticeForm name="applyForm" className="relative max-w-[40rem]">
        <Steps
          next="Next"
          submit="Send Application"
          steps={[
            {
              title: 'About you',
              content: (
                <>
                  <Rows questions={ABOUT} />
                  <HoneypotField question={HONEYPOT} />
                </>
              ),
            },
            { title: 'Questions', content: <Rows questions={QUESTIONS} /> },
            { title: 'Voluntary information', content: <Rows questions={DIVERSITY} /> },
          ]}
        />
      </PracticeForm>
    </PracticeProvider>
  );
}
