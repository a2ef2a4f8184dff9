import { useId } from 'react';
import { Button, getButtonClass } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/cx.ts';
import { Combobox } from '../parts/combobox.tsx';
import { CHECKED, Choice, Control, FieldError } from '../parts/control.tsx';
import { DatePicker } from '../parts/date-picker.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { HoneypotField } from '../parts/off-screen.tsx';
import { CITIES, RACES } from '../parts/options.ts';
import { type Question, usePracticeField } from '../parts/practice.ts';
import { PracticeForm, PracticeProvider } from '../parts/practice-provider.tsx';

const BASICS: readonly Question[] = [
  { name: '_systemfield_name', label: 'Name', required: true },
  { name: '_systemfield_email', label: 'Email', kind: 'email', required: true },
  { name: '6f1c2a90-phone', label: 'Phone Number', kind: 'tel', placeholder: '1-415-555-1234...' },
];
const RESUME: Question = { name: '_systemfield_resume', label: 'Resume', kind: 'file', required: true };
const LOCATION: Question = { name: '_systemfield_location', label: 'Location', options: CITIES };

const YES_NO: readonly Question[] = [
  { name: '0b8d3e11-work', label: 'Are you legally authorized to work in the US?', required: true },
  {
    name: '0b8d3e12-sponsor',
    label:
      'Will you now or in the future require our company to commence ("sponsor") an immigration case in order to employ you?',
    required: true,
  },
  { name: '0b8d3e13-commute', label: 'Are you willing to relocate to San Francisco for this role?', required: true },
  { name: '0b8d3e14-regulated', label: 'Have you built data pipelines in a regulated industry?' },
  { name: '0b8d3e15-shipped', label: 'Have you shipped a machine learning model to production?' },
];

const LONG: readonly Question[] = [
  { name: '9a40c7d2-linkedin', label: 'LinkedIn', kind: 'url' },
  { name: '9a40c7d3-github', label: 'GitHub', kind: 'url' },
  { name: '9a40c7d4-why', label: 'Why are you leaving your current role?', kind: 'area' },
  { name: '9a40c7d5-proud', label: 'Which achievement are you most proud of, and why?', kind: 'area' },
  { name: '9a40c7d6-first', label: 'What would you build first with us?', kind: 'area' },
  { name: '9a40c7d7-reference', label: 'Reference: name and email', kind: 'text' },
];
const START: Question = {
  name: 'c01d7f30-available',
  label: 'On which date could you start?',
  placeholder: 'Pick date...',
};

const ARRANGEMENT: Question = {
  name: 'd7720b18-arrangement',
  label: 'What is your preferred work arrangement?',
  kind: 'radio',
  options: ['On-site', 'Hybrid', 'Remote', 'No preference'],
};

const SURVEY: readonly Question[] = [
  {
    name: '_systemfield_eeoc_gender',
    label: 'Gender',
    kind: 'radio',
    options: ['Male', 'Female', 'Decline to self-identify'],
  },
  {
    name: '_systemfield_eeoc_race',
    label: 'Race',
    kind: 'radio',
    options: RACES,
  },
  {
    name: '_systemfield_eeoc_veteran_status',
    label: 'Veteran Status',
    kind: 'radio',
    options: ['I am not a protected veteran', 'I identify as a protected veteran', 'Decline to self-identify'],
  },
];
const CONSENT: Question = {
  name: 'e5-ack',
  label: 'I certify that the information I’ve given is true.',
  kind: 'check',
  required: true,
};
const HONEYPOT: Question = { name: 'company_url', label: 'Company URL (do not fill in)' };

/** A question whose title is a `label` without a control, beside a block of its own. */
function Entry({ question, children }: { question: Question; children: React.ReactNode }) {
  return (
    <div data-field-path={question.name} className="field-entry mb-6">
      {children}
      <FieldError question={question} />
    </div>
  );
}

function Title({ question, htmlFor }: { question: Question; htmlFor?: string }) {
  const text = (
    <>
      {question.label}
      {question.required && <span aria-hidden="true"> *</span>}
    </>
  );
  const look = 'mb-1.5 block font-strong';
  return htmlFor ? (
    <label htmlFor={htmlFor} className={look}>
      {text}
    </label>
  ) : (
    <div className={look}>{text}</div>
  );
}

function YesNoButtons({ question }: { question: Question }) {
  const { value, setValue } = usePracticeField(question);
  return (
    <Entry question={question}>
      <Title question={question} />
      <div className="flex gap-2">
        {['Yes', 'No'].map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={value === option}
            className={cx(getButtonClass(value === option ? 'primary' : 'secondary'), 'min-w-20')}
            onClick={() => setValue(value === option ? '' : option)}
          >
            {option}
          </button>
        ))}
      </div>
    </Entry>
  );
}

function Radios({ question }: { question: Question }) {
  const id = useId();
  return (
    <Entry question={question}>
      <fieldset>
        <Title question={question} />
        {question.options?.map((option) => (
          <div key={option} className="flex items-center gap-3 py-1">
            <Choice question={question} option={option} id={`${id}-${option}`} />
            <label htmlFor={`${id}-${option}`}>{option}</label>
          </div>
        ))}
      </fieldset>
    </Entry>
  );
}

const TextEntry = ({ question }: { question: Question }) => (
  <Entry question={question}>
    <Title question={question} htmlFor={question.name} />
    <Control question={question} id={question.name} />
  </Entry>
);

/** One page, with buttons for yes and no, a place to drop a file, and a calendar. */
export default function Ashby() {
  return (
    <PracticeProvider>
      <PracticeForm className="relative max-w-[44rem]">
        {BASICS.map((question) => (
          <TextEntry key={question.name} question={question} />
        ))}
        <Entry question={LOCATION}>
          <Title question={LOCATION} htmlFor="location-input" />
          <Combobox question={LOCATION} id="location-input" delayMs={450} placeholder="Start typing..." />
        </Entry>
        <FileButton question={RESUME} zone />
        {YES_NO.map((question) => (
          <YesNoButtons key={question.name} question={question} />
        ))}
        <Entry question={START}>
          <Title question={START} htmlFor="start-date" />
          <DatePicker question={START} id="start-date" />
        </Entry>
        <Radios question={ARRANGEMENT} />
        {LONG.map((question) => (
          <TextEntry key={question.name} question={question} />
        ))}
        <HoneypotField question={HONEYPOT} place="clipped" />
        <h2 className="pt-4 pb-4 text-title">U.S. Equal Employment Opportunity survey (optional)</h2>
        {SURVEY.map((question) => (
          <Radios key={question.name} question={question} />
        ))}
        <label className="mb-5 flex gap-3">
          <Choice question={CONSENT} option={CHECKED} />
          <span>{CONSENT.label}</span>
        </label>
        <Button type="submit" variant="primary">
          Submit Application
        </Button>
      </PracticeForm>
    </PracticeProvider>
  );
}
