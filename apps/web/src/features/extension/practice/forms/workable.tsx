import { useMemo, useState } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { CHECKED, Choice, Control, FieldError } from '../parts/control.tsx';
import { HoneypotField } from '../parts/off-screen.tsx';
import { type Question, usePractice, usePracticeValue } from '../parts/practice.ts';
import { PracticeForm, PracticeProvider } from '../parts/practice-provider.tsx';

const PERSONAL: readonly Question[] = [
  { name: 'firstname', label: 'First name', required: true },
  { name: 'lastname', label: 'Last name', required: true },
  { name: 'email', label: 'Email', kind: 'email', required: true },
  { name: 'headline', label: 'Headline' },
  { name: 'phone', label: 'Phone', kind: 'tel', required: true },
  {
    name: 'address',
    label: 'Address',
    hint: 'Include your city, region, and country, so that employers can easily manage your application.',
  },
  { name: 'resume', label: 'Resume', kind: 'file', required: true },
];
const DETAILS: readonly Question[] = [
  { name: 'cover_letter', label: 'Cover letter', kind: 'area' },
  { name: 'QA_8120441', label: 'LinkedIn profile URL' },
  {
    name: 'QA_8120442',
    label:
      'Are you authorized to work in the United States without restriction on your employer, or through a visa that you hold now?',
    kind: 'radio',
    options: ['YES', 'NO'],
    required: true,
  },
  {
    name: 'QA_8120443',
    label: 'Do you now, or will you in the future, need visa sponsorship to work for us?',
    kind: 'radio',
    options: ['YES', 'NO'],
    required: true,
  },
  {
    name: 'QA_8120444',
    label: 'Are you willing to travel up to 50% of the time?',
    kind: 'radio',
    options: ['YES', 'NO'],
  },
  { name: 'QA_8120445', label: 'Have you worked at Copperline Foods before?', kind: 'radio', options: ['YES', 'NO'] },
  {
    name: 'QA_8120446',
    label: 'Are you willing to take a pre-employment drug test?',
    kind: 'radio',
    options: ['YES', 'NO'],
  },
  { name: 'QA_8120447', label: 'Describe a menu item you would add, and why.', kind: 'area' },
  { name: 'QA_8120448', label: 'Date of birth', kind: 'date' },
  { name: 'QA_8120449', label: 'Name of the person who referred you' },
];
const CONSENT: Question = { name: 'gdpr', label: 'I agree to the privacy notice.', kind: 'check', required: true };
const HONEYPOT: Question = { name: 'website_confirm', label: 'Website (leave blank)' };

const listSchoolFields = (at: string): Question[] => [
  { name: `${at}.school`, label: 'School', required: true },
  { name: `${at}.field_of_study`, label: 'Field of study' },
  { name: `${at}.degree`, label: 'Degree' },
  { name: `${at}.start_date`, label: 'Start date', placeholder: 'MM/YYYY' },
  { name: `${at}.end_date`, label: 'End date', placeholder: 'MM/YYYY' },
];
const listJobFields = (at: string): Question[] => [
  { name: `${at}.title`, label: 'Title', required: true },
  { name: `${at}.company`, label: 'Company' },
  { name: `${at}.industry`, label: 'Industry' },
  { name: `${at}.summary`, label: 'Summary', kind: 'area' },
  { name: `${at}.start_date`, label: 'Start date', placeholder: 'MM/YYYY' },
  { name: `${at}.end_date`, label: 'End date', placeholder: 'MM/YYYY' },
  { name: `${at}.current`, label: 'I currently work here', kind: 'check' },
];

const idOf = (name: string) => name.replace('.', '_');

function Row({ question }: { question: Question }) {
  const id = idOf(question.name);
  if (question.kind === 'check')
    return (
      <div className="mb-4">
        <label className="flex gap-3">
          <Choice question={question} option={CHECKED} />
          <span>{question.label}</span>
        </label>
        <FieldError question={question} />
      </div>
    );
  if (question.kind === 'radio')
    return (
      <fieldset className="mb-5" data-ui={question.name}>
        <legend className="pb-1 text-small font-strong">
          {question.required && '* '}
          {question.label}
        </legend>
        <div className="flex gap-6">
          {question.options?.map((option) => (
            <label key={option} className="flex items-center gap-2">
              <Choice question={question} option={option} />
              <span>{option}</span>
            </label>
          ))}
        </div>
        <FieldError question={question} />
      </fieldset>
    );
  return (
    <div className="mb-5" data-ui={question.name}>
      <label htmlFor={id} className="mb-1 block text-small font-strong">
        {question.required && '* '}
        <span id={`${id}_label`}>{question.label}</span>
      </label>
      {question.hint && <p className="pb-1 text-small text-soft">{question.hint}</p>}
      <Control question={question} id={id} aria-labelledby={`${id}_label`} />
      <FieldError question={question} />
    </div>
  );
}

interface GroupProps {
  at: string;
  title: string;
  list(at: string): Question[];
  onRemove(): void;
}

function Group({ at, title, list, onRemove }: GroupProps) {
  const questions = useMemo(() => list(at), [at, list]);
  const [open, setOpen] = useState(true);
  const first = usePracticeValue(questions[0]?.name ?? '');
  const second = usePracticeValue(questions[1]?.name ?? '');
  return (
    <fieldset data-ui="group" className="mb-4 rounded-control border border-line p-4">
      <legend className="px-1 text-small font-strong">{title}</legend>
      {open ? (
        questions.map((question) => <Row key={question.name} question={question} />)
      ) : (
        <p>{`${first || '–'}, ${second || '–'}`}</p>
      )}
      <div className="flex gap-3 pt-2">
        <Button size="small" aria-label={`${open ? 'Save' : 'Edit'} ${title}`} onClick={() => setOpen(!open)}>
          {open ? 'Save' : 'Edit'}
        </Button>
        <Button size="small" aria-label={`Delete ${title}`} onClick={onRemove}>
          Delete
        </Button>
      </div>
    </fieldset>
  );
}

function Groups({ prefix, title, list }: { prefix: string; title: string; list(at: string): Question[] }) {
  const { forget } = usePractice();
  const [ids, setIds] = useState<readonly number[]>([]);
  return (
    <section aria-label={title} className="mb-8">
      <h2 className="pb-3 text-title">{title}</h2>
      {ids.map((id, index) => (
        <Group
          key={id}
          at={`${prefix}-${id}`}
          title={`${title} ${index + 1}`}
          list={list}
          onRemove={() => {
            forget(`${prefix}-${id}.`);
            setIds(ids.filter((one) => one !== id));
          }}
        />
      ))}
      <Button aria-label={`Add ${title}`} onClick={() => setIds([...ids, Math.max(0, ...ids) + 1])}>
        + Add
      </Button>
    </section>
  );
}

/** One page with blocks for schools and jobs, each of which can be closed and edited again. */
export default function Workable() {
  return (
    <PracticeProvider>
      <PracticeForm className="relative max-w-[40rem]" data-ui="application-form">
        <h2 className="pb-3 text-title">Personal information</h2>
        {PERSONAL.map((question) => (
          <Row key={question.name} question={question} />
        ))}
        <Groups prefix="education" title="Education" list={listSchoolFields} />
        <Groups prefix="experience" title="Experience" list={listJobFields} />
        <HoneypotField question={HONEYPOT} place="transparent" />
        <h2 className="pb-3 text-title">Details</h2>
        {[...DETAILS, CONSENT].map((question) => (
          <Row key={question.name} question={question} />
        ))}
        <Button type="submit" variant="primary">
          Submit application
        </Button>
      </PracticeForm>
    </PracticeProvider>
  );
}
