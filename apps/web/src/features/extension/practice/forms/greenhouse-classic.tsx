import { Button } from '../../../../shared/ui/button.tsx';
import { CHECKED, Choice, Control, FieldError } from '../parts/control.tsx';
import { HoneypotField } from '../parts/off-screen.tsx';
import { GENDERS, VETERAN, YES_NO } from '../parts/options.ts';
import type { Question } from '../parts/practice.ts';
import { PracticeForm, PracticeProvider } from '../parts/practice-provider.tsx';

const answer = (index: number, part: 'text_value' | 'boolean_value' | 'answer_selected_options') =>
  `job_application[answers_attributes][${index}][${part}]`;

const CONTACT: readonly Question[] = [
  { name: 'job_application[first_name]', label: 'First Name', autoComplete: 'given-name', required: true },
  { name: 'job_application[last_name]', label: 'Last Name', autoComplete: 'family-name', required: true },
  { name: 'job_application[email]', label: 'Email', kind: 'email', autoComplete: 'email', required: true },
  { name: 'job_application[phone]', label: 'Phone', kind: 'tel', autoComplete: 'tel', required: true },
  { name: 'job_application[location]', label: 'Location (City)', required: true },
];

const FILES: readonly Question[] = [
  {
    name: 'job_application[resume]',
    label: 'Resume/CV',
    kind: 'file',
    accept: '.pdf,.doc,.docx,.txt,.rtf',
    required: true,
  },
  {
    name: 'job_application[cover_letter_text]',
    label: 'Cover Letter',
    kind: 'area',
    hint: 'Paste the text of your letter.',
  },
];

const CUSTOM: readonly Question[] = [
  { name: answer(0, 'text_value'), label: 'LinkedIn Profile' },
  { name: answer(1, 'text_value'), label: 'Website' },
  { name: answer(2, 'text_value'), label: 'Preferred First Name' },
  {
    name: answer(3, 'boolean_value'),
    label: 'Are you legally authorized to work in the country where this job is located?',
    kind: 'select',
    options: YES_NO,
    required: true,
  },
  {
    name: answer(4, 'boolean_value'),
    label: 'Will you now, or in the future, require sponsorship for employment visa status (e.g., H-1B visa status)?',
    kind: 'select',
    options: YES_NO,
    required: true,
  },
  {
    name: answer(5, 'boolean_value'),
    label: 'Have you previously been employed by Larkspur Robotics, as an employee or contractor?',
    kind: 'select',
    options: YES_NO,
    required: true,
  },
  {
    name: answer(6, 'answer_selected_options'),
    label: 'How did you hear about this job?',
    kind: 'select',
    options: ['Company website', 'Friend or colleague', 'Job board', 'Recruiter', 'Social media', 'University event'],
  },
  {
    name: answer(7, 'answer_selected_options'),
    label: 'How many years of professional experience do you have in data engineering or a closely related field?',
    kind: 'select',
    options: ['Less than 2 years', '2–4 years', '5–7 years', '8–10 years', 'More than 10 years'],
  },
  { name: answer(8, 'text_value'), label: 'What are your salary expectations (annual base, in USD)?' },
  {
    name: answer(9, 'text_value'),
    label: 'Why do you want to work at Larkspur Robotics?',
    kind: 'area',
    required: false,
  },
  { name: answer(10, 'text_value'), label: 'If an employee referred you, what is their full name?' },
  { name: answer(11, 'text_value'), label: 'Employee referral email' },
];

const DISCLOSURE: readonly Question[] = [
  { name: 'job_application[gender]', label: 'Gender', kind: 'select', options: GENDERS },
  {
    name: 'job_application[hispanic_ethnicity]',
    label: 'Are you Hispanic/Latino?',
    kind: 'select',
    options: ['Yes', 'No', 'Decline To Self Identify'],
  },
  { name: 'job_application[veteran_status]', label: 'Veteran Status', kind: 'select', options: VETERAN },
];

const CONSENT: Question = {
  name: 'job_application[data_compliance][processing_consent]',
  label: 'I agree that Larkspur Robotics may process my data to consider my application.',
  kind: 'check',
  required: true,
};

const HONEYPOT: Question = { name: 'job_application[middle_initial_hp]', label: 'Leave this field blank' };

/** `job_application[answers_attributes][3][boolean_value]` → `job_application_answers_attributes_3_boolean_value` */
const idOf = (name: string) => name.replaceAll(/\]?\[/g, '_').replace(/\]$/, '');

function Row({ question }: { question: Question }) {
  const id = idOf(question.name);
  return (
    <div className="field mb-4">
      <label htmlFor={id} className="mb-1 block text-small font-strong">
        {question.label} {question.required && <span className="asterisk text-danger-text">*</span>}
      </label>
      {question.hint && <p className="pb-1 text-small text-soft">{question.hint}</p>}
      <Control question={question} id={id} coded />
      <FieldError question={question} />
    </div>
  );
}

/** One page of native controls in a plain form, which the browser holds. */
export default function GreenhouseClassic() {
  return (
    <PracticeProvider controlled={false}>
      <PracticeForm id="application_form" className="relative max-w-[40rem]">
        <h2 className="pb-4 text-title">Apply for this Job</h2>
        <p className="pb-4 text-small text-soft">* Required</p>
        <div id="main_fields">
          {[...CONTACT, ...FILES].map((question) => (
            <Row key={question.name} question={question} />
          ))}
          <HoneypotField question={HONEYPOT} />
        </div>
        <div id="custom_fields">
          {CUSTOM.map((question) => (
            <Row key={question.name} question={question} />
          ))}
        </div>
        <div id="eeoc_fields" className="mt-8 border-t border-line pt-6">
          <h3 className="pb-2 font-strong">U.S. Equal Opportunity Employment Information (Completion is voluntary)</h3>
          <p className="pb-4 text-small text-soft">
            Individuals seeking employment are considered without regard to any protected status. Whatever your
            decision, it will not be considered in the hiring process or thereafter.
          </p>
          {DISCLOSURE.map((question) => (
            <Row key={question.name} question={question} />
          ))}
        </div>
        <label className="my-4 flex gap-3">
          <Choice question={CONSENT} option={CHECKED} />
          <span>{CONSENT.label} *</span>
        </label>
        <FieldError question={CONSENT} />
        <Button type="submit" variant="primary" className="mt-4">
          Submit Application
        </Button>
      </PracticeForm>
    </PracticeProvider>
  );
}
