import { type ReactNode, useId } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { Combobox } from '../parts/combobox.tsx';
import { CHECKED, Choice, Control, FieldError } from '../parts/control.tsx';
import { HoneypotField } from '../parts/off-screen.tsx';
import { CITIES } from '../parts/options.ts';
import type { Question } from '../parts/practice.ts';
import { PracticeForm, PracticeProvider } from '../parts/practice-provider.tsx';
import { Shadow } from '../parts/shadow.tsx';

const PERSONAL: readonly Question[] = [
  { name: 'first-name', label: 'First name', required: true },
  { name: 'last-name', label: 'Last name', required: true },
  { name: 'email', label: 'Email', kind: 'email', required: true },
  { name: 'confirm-email', label: 'Confirm your email', kind: 'email', required: true },
  { name: 'phone', label: 'Phone number', kind: 'tel' },
];
const CITY: Question = { name: 'city', label: 'City', options: CITIES, required: true };

const JOB: readonly Question[] = [
  { name: 'experience-title', label: 'Title' },
  { name: 'experience-company', label: 'Company' },
  { name: 'experience-location', label: 'Office location' },
  { name: 'experience-description', label: 'Description', kind: 'area' },
];
const WEB: readonly Question[] = [
  { name: 'web-linkedin', label: 'LinkedIn' },
  { name: 'web-facebook', label: 'Facebook' },
  { name: 'web-site', label: 'Website' },
];
const RESUME: Question = { name: 'resume', label: 'Resume', kind: 'file', required: true };
const COVER_TEXT: Question = {
  name: 'message',
  label: 'Message to the hiring team',
  kind: 'area',
  hint: 'Let the company know about your interest in working there.',
};

const SCREENING: readonly Question[] = [
  {
    name: 'q-authorized',
    label: 'Do you have the unrestricted right to work in the United States, without sponsorship?',
    kind: 'radio',
    options: ['Yes', 'No'],
    required: true,
  },
  {
    name: 'q-legal',
    label: 'Are you legally eligible to work in the United States?',
    kind: 'radio',
    options: ['Yes', 'No'],
    required: true,
  },
  {
    name: 'q-notice',
    label: 'How long is your notice period?',
    kind: 'select',
    options: ['None', '1 week', '2 weeks', '1 month', '2 months', '3 months or more'],
  },
  { name: 'q-overtime', label: 'Are you able to work overtime when needed?', kind: 'radio', options: ['Yes', 'No'] },
  { name: 'q-salary', label: 'Desired yearly salary (USD)', kind: 'number' },
  { name: 'q-retail', label: 'How many stores have you opened?', kind: 'number' },
  { name: 'q-emergency-name', label: 'Emergency contact name' },
  { name: 'q-emergency-phone', label: 'Emergency contact phone', kind: 'tel' },
];
const CONSENT: Question = {
  name: 'consent',
  label: 'I have read the privacy notice, and I agree that my data may be processed.',
  kind: 'check',
  required: true,
};
const HONEYPOT: Question = { name: 'nickname', label: 'Nickname' };

/** A field with a shadow root of its own. */
function Field({ tag, question, children }: { tag: string; question: Question; children(id: string): ReactNode }) {
  const id = useId();
  return (
    <Shadow tag={tag} className="mb-5 block" attributes={{ label: question.label, 'data-test': question.name }}>
      <div className="control-wrapper relative">
        <label htmlFor={id} className="mb-1 block text-small font-strong">
          {question.label}
          {question.required && <span aria-hidden="true"> *</span>}
        </label>
        {question.hint && <p className="pb-1 text-small text-soft">{question.hint}</p>}
        {children(id)}
        <FieldError question={question} />
      </div>
    </Shadow>
  );
}

const TextFields = ({ questions }: { questions: readonly Question[] }) =>
  questions.map((question) => (
    <Field key={question.name} tag={question.kind === 'area' ? 'pf-textarea' : 'pf-input'} question={question}>
      {(id) => <Control question={question} id={id} unnamed />}
    </Field>
  ));

function RadioField({ question }: { question: Question }) {
  const id = useId();
  return (
    <Shadow tag="pf-radio-group" className="mb-5 block" attributes={{ 'data-test': question.name }}>
      <fieldset>
        <legend className="mb-1 text-small font-strong">
          {question.label}
          {question.required && <span aria-hidden="true"> *</span>}
        </legend>
        {question.options?.map((option) => (
          <div key={option} className="flex items-center gap-3 py-1">
            <Choice question={question} option={option} id={`${id}-${option}`} unnamed />
            <label htmlFor={`${id}-${option}`}>{option}</label>
          </div>
        ))}
        <FieldError question={question} />
      </fieldset>
    </Shadow>
  );
}

const Title = ({ children }: { children: string }) => <h2 className="py-3 text-title">{children}</h2>;

/** Each field in a shadow root, and all of them in another. */
export default function SmartRecruiters() {
  return (
    <PracticeProvider>
      <Shadow tag="pf-application" className="block">
        <PracticeForm className="relative max-w-[40rem]">
          <Title>Personal information</Title>
          <TextFields questions={PERSONAL} />
          <Field tag="pf-autocomplete" question={CITY}>
            {(id) => <Combobox question={CITY} id={id} delayMs={400} placeholder="" inline />}
          </Field>
          <HoneypotField question={HONEYPOT} place="transparent" />
          <Title>Current or most recent job</Title>
          <TextFields questions={JOB} />
          <Title>On the web</Title>
          <TextFields questions={WEB} />
          <Title>Resume and message</Title>
          <TextFields questions={[RESUME, COVER_TEXT]} />
          <Title>Preliminary questions</Title>
          {SCREENING.map((question) =>
            question.kind === 'radio' ? (
              <RadioField key={question.name} question={question} />
            ) : (
              <TextFields key={question.name} questions={[question]} />
            ),
          )}
          <Shadow tag="pf-checkbox" className="mb-5 block">
            <label className="flex gap-3">
              <Choice question={CONSENT} option={CHECKED} unnamed />
              <span>{CONSENT.label}</span>
            </label>
            <FieldError question={CONSENT} />
          </Shadow>
          <Button type="submit" variant="primary">
            Submit
          </Button>
        </PracticeForm>
      </Shadow>
    </PracticeProvider>
  );
}
