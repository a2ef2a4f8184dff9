import { useId } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { CHECKED, Choice, Control, FieldError } from '../parts/control.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { ListboxButton } from '../parts/listbox-button.tsx';
import { HoneypotField } from '../parts/off-screen.tsx';
import { YES_NO } from '../parts/options.ts';
import type { Question } from '../parts/practice.ts';
import { PracticeForm, PracticeProvider } from '../parts/practice-provider.tsx';

const RESUME: Question = { name: 'resume', label: 'Resume', kind: 'file', required: true };
const QUESTIONS: readonly Question[] = [
  { name: 'first_name', label: 'First name', required: true },
  { name: 'last_name', label: 'Last name', required: true },
  { name: 'email', label: 'Email', kind: 'email', required: true },
  { name: 'phone_number', label: 'Phone number', kind: 'tel', required: true },
  { name: 'location', label: 'Current city and state' },
  { name: 'linkedin_link', label: 'LinkedIn link' },
  { name: 'portfolio_link', label: 'Portfolio link' },
  { name: 'current_company', label: 'Current company' },
  { name: 'current_title', label: 'Current title' },
  {
    name: 'q_authorized',
    label: 'Are you authorized to work lawfully in the United States?',
    kind: 'select',
    options: YES_NO,
    required: true,
  },
  {
    name: 'q_sponsor',
    label: 'I will not now or in the future require employment visa sponsorship.',
    kind: 'select',
    options: ['True', 'False'],
    required: true,
  },
  { name: 'q_status', label: 'What is your current visa status?' },
  {
    name: 'q_education',
    label: 'Highest level of education',
    kind: 'select',
    options: [
      'High school or equivalent',
      'Some college',
      'Associate’s',
      'Bachelor’s',
      'Master’s',
      'Doctorate',
      'Prefer not to say',
    ],
  },
  {
    name: 'q_years',
    label: 'Total years of professional experience',
    kind: 'select',
    options: ['0–1', '2–4', '5–7', '8–10', '11+'],
  },
  { name: 'q_oncall', label: 'Are you comfortable with an on-call rotation?', kind: 'select', options: YES_NO },
  {
    name: 'q_clearance',
    label: 'Do you currently hold an active U.S. government security clearance?',
    kind: 'select',
    options: YES_NO,
  },
  {
    name: 'q_range',
    label: 'The pay range is $150,000 to $185,000. Does this range work for you?',
    kind: 'select',
    options: YES_NO,
  },
  { name: 'q_idea', label: 'Describe a payroll problem you would like to solve.', kind: 'area' },
  { name: 'reference_1_name', label: 'Professional reference: name' },
  { name: 'reference_1_email', label: 'Professional reference: email', kind: 'email' },
  {
    name: 'gender',
    label: 'Gender identity',
    kind: 'select',
    options: ['Man', 'Woman', 'Non-binary', 'Prefer to self-describe', 'I prefer not to answer'],
  },
  {
    name: 'veteran',
    label: 'Protected veteran status',
    kind: 'select',
    options: ['Yes', 'No', 'I prefer not to answer'],
  },
];
const CONSENT: Question = {
  name: 'sms_consent',
  label: 'You may text me about my application. Message and data rates may apply.',
  kind: 'check',
};
const HONEYPOT: Question = { name: 'address_2_confirm', label: 'Do not fill this in' };

/** The label is below its control in the document and floats above it. The select is a button that says nothing of its label. */
function Floating({ question }: { question: Question }) {
  const id = useId();
  const isSelect = question.kind === 'select';
  return (
    <div className="floating-field relative mb-6 flex flex-col-reverse" data-testid={question.name}>
      <FieldError question={question} />
      <div className="relative">
        {isSelect ? (
          <ListboxButton question={question} id={id} placeholder="Select" inline />
        ) : (
          <Control question={question} id={id} unnamed />
        )}
      </div>
      <label htmlFor={id} className="pb-1 text-small text-soft">
        {question.label}
        {question.required && '*'}
      </label>
    </div>
  );
}

/** One page with labels that float over their fields, and selects made of buttons. */
export default function Rippling() {
  return (
    <PracticeProvider>
      <PracticeForm className="relative max-w-[40rem]">
        <FileButton question={RESUME} zone />
        {QUESTIONS.map((question) => (
          <Floating key={question.name} question={question} />
        ))}
        <HoneypotField question={HONEYPOT} place="hidden" />
        <label className="flex gap-3 pb-5">
          <Choice question={CONSENT} option={CHECKED} unnamed />
          <span>{CONSENT.label}</span>
        </label>
        <Button type="submit" variant="primary">
          Apply
        </Button>
      </PracticeForm>
    </PracticeProvider>
  );
}
