import { Button } from '../../../../shared/ui/button.tsx';
import { CHECKED, Choice, Control, FieldError } from '../parts/control.tsx';
import { HoneypotField } from '../parts/off-screen.tsx';
import { COUNTRIES, STATES, YES_NO } from '../parts/options.ts';
import type { Question } from '../parts/practice.ts';
import { PracticeForm, PracticeProvider } from '../parts/practice-provider.tsx';

const yesNo = (name: string, label: string, required = false): Question => ({
  name,
  label,
  kind: 'select',
  options: YES_NO,
  required,
});

const CONTACT: readonly Question[] = [
  { name: 'firstName', label: 'First name', required: true },
  { name: 'middleName', label: 'Middle name' },
  { name: 'lastName', label: 'Last name', required: true },
  { name: 'email', label: 'Email address', kind: 'email', required: true },
  { name: 'phone', label: 'Phone', kind: 'tel', required: true },
  { name: 'street', label: 'Street address' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State', kind: 'select', options: STATES },
  { name: 'zip', label: 'ZIP code' },
  { name: 'country', label: 'Country', kind: 'select', options: COUNTRIES },
  { name: 'linkedin', label: 'LinkedIn' },
  { name: 'github', label: 'GitHub' },
  { name: 'resume', label: 'Resume', kind: 'file', required: true },
];
const HONEYPOT: Question = { name: 'homepage', label: 'Leave blank' };

const listJobFields = (index: number): readonly Question[] => [
  { name: `jobs[${index}].title`, label: 'Job title' },
  { name: `jobs[${index}].employer`, label: 'Employer' },
  { name: `jobs[${index}].place`, label: 'Location' },
  { name: `jobs[${index}].start`, label: 'Start date', kind: 'month' },
  { name: `jobs[${index}].end`, label: 'End date', kind: 'month' },
  { name: `jobs[${index}].supervisor`, label: 'Supervisor’s name' },
];
const listSchoolFields = (index: number): readonly Question[] => [
  { name: `schools[${index}].school`, label: 'School' },
  { name: `schools[${index}].degree`, label: 'Degree' },
  { name: `schools[${index}].field`, label: 'Field of study' },
  { name: `schools[${index}].end`, label: 'Graduation date', kind: 'month' },
];

const QUESTIONS: readonly Question[] = [
  yesNo('q1', 'Are you authorized to work in the United States?', true),
  yesNo('q2', 'Will you require sponsorship, now or in the future?', true),
  yesNo('q3', 'Are you at least 18 years old?'),
  yesNo('q4', 'Are you willing to relocate?'),
  yesNo('q5', 'Are you willing to work on-site?'),
  yesNo('q6', 'Are you willing to work overtime?'),
  yesNo('q7', 'Can you perform the essential functions of this job with or without reasonable accommodation?'),
  yesNo('q8', 'Have you worked for us before?'),
  yesNo('q9', 'Are you a U.S. citizen?'),
  yesNo('q10', 'Are you currently employed?'),
  yesNo('q11', 'May we contact your current employer?'),
  yesNo('q12', 'Are you fluent in German?'),
  { name: 'q13', label: 'Salary expectation' },
  { name: 'q14', label: 'Notice period' },
  { name: 'q15', label: 'How did you hear about us?' },
  { name: 'q16', label: 'Which languages do you speak?' },
  { name: 'q17', label: 'What is your favorite project of ours?', kind: 'area' },
  { name: 'q18', label: 'Account password', kind: 'password' },
  { name: 'gender', label: 'Gender', kind: 'select', options: ['Female', 'Male', 'Prefer not to say'] },
];
const CONSENT: Question = {
  name: 'consent',
  label: 'I agree to the processing of my data.',
  kind: 'check',
  required: true,
};

const JOBS = [0, 1, 2].map(listJobFields);
const SCHOOLS = [0, 1].map(listSchoolFields);

function Row({ question }: { question: Question }) {
  const id = question.name.replaceAll(/[[\].]+/g, '-');
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block text-small font-strong">
        {question.label}
        {question.required && ' *'}
      </label>
      <Control question={question} id={id} />
      <FieldError question={question} />
    </div>
  );
}

function Block({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <fieldset className="mb-6 grid gap-x-4 sm:grid-cols-2">
      <legend className="pb-2 font-strong">{title}</legend>
      {questions.map((question) => (
        <Row key={question.name} question={question} />
      ))}
    </fieldset>
  );
}

/** Exactly 60 fields on one page, with blocks that are there from the start. */
export default function SixtyFields() {
  return (
    <PracticeProvider>
      <PracticeForm className="relative max-w-[48rem]">
        <Block title="Contact" questions={CONTACT} />
        <HoneypotField question={HONEYPOT} />
        {JOBS.map((questions, index) => (
          <Block key={questions[0]?.name} title={`Employment ${index + 1}`} questions={questions} />
        ))}
        {SCHOOLS.map((questions, index) => (
          <Block key={questions[0]?.name} title={`Education ${index + 1}`} questions={questions} />
        ))}
        <Block title="Questions" questions={QUESTIONS} />
        <label className="mb-4 flex gap-3">
          <Choice question={CONSENT} option={CHECKED} />
          <span>{CONSENT.label}</span>
        </label>
        <FieldError question={CONSENT} />
        <Button type="submit" variant="primary">
          Submit
        </Button>
      </PracticeForm>
    </PracticeProvider>
  );
}
