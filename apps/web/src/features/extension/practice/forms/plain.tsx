import { Fragment } from 'react';
import { CHECKED, Choice, Control } from '../parts/control.tsx';
import { HoneypotField } from '../parts/off-screen.tsx';
import { MONTHS, YEARS } from '../parts/options.ts';
import type { Question } from '../parts/practice.ts';
import { PracticeForm, PracticeProvider } from '../parts/practice-provider.tsx';

const ABOUT: readonly Question[] = [
  { name: 'fname', label: 'First name', required: true },
  { name: 'mi', label: 'M.I.', max: 1 },
  { name: 'lname', label: 'Last name', required: true },
  { name: 'addr', label: 'Street address', required: true },
  { name: 'csz1', label: 'City', required: true },
  { name: 'csz2', label: 'State (2 letters)', max: 2, required: true },
  { name: 'csz3', label: 'ZIP', required: true },
  { name: 'dayphone', label: 'Daytime phone', required: true },
  { name: 'evephone', label: 'Evening phone' },
  { name: 'mail', label: 'Email', kind: 'email', required: true },
  { name: 'ssn', label: 'Social Security No.' },
  { name: 'dob', label: 'Date of birth' },
];
const GENERAL: readonly Question[] = [
  {
    name: 'legal',
    label: 'Can you, after employment, submit verification of your legal right to work in the United States?',
    kind: 'radio',
    options: ['Yes', 'No'],
  },
  {
    name: 'spons',
    label: 'Will you need the company’s sponsorship for a work visa?',
    kind: 'radio',
    options: ['Yes', 'No'],
  },
  {
    name: 'before',
    label: 'Have you ever been employed by Halvorsen Hardware?',
    kind: 'radio',
    options: ['Yes', 'No'],
  },
  { name: 'before_when', label: 'If yes, when?' },
  { name: 'age', label: 'Are you at least 18 years old?', kind: 'radio', options: ['Yes', 'No'] },
  { name: 'crime', label: 'Have you ever been convicted of a felony?', kind: 'radio', options: ['Yes', 'No'] },
  { name: 'pay', label: 'Salary desired', hint: 'per year' },
  { name: 'when', label: 'When can you begin work?' },
  { name: 'drive', label: 'Do you have a valid driver’s license?', kind: 'radio', options: ['Yes', 'No'] },
];
const CONTACT_PERSON: readonly Question[] = [
  { name: 'ec_name', label: 'Name' },
  { name: 'ec_rel', label: 'Relationship' },
  { name: 'ec_phone', label: 'Phone' },
];
const FILE: Question = { name: 'cv', label: 'Attach your resume', kind: 'file', required: true };
const CONSENT: Question = {
  name: 'ok',
  label: 'The above is true to the best of my knowledge.',
  kind: 'check',
  required: true,
};
const SIGNATURE: Question = { name: 'sign', label: 'Type your full name as your signature', required: true };
const HONEYPOT: Question = { name: 'url', label: 'URL' };

const JOB_ROWS = [1, 2, 3].map((row) => ({
  row,
  cells: {
    company: { name: `co${row}`, label: 'Name of employer' },
    title: { name: `ti${row}`, label: 'Position held' },
    fromMonth: { name: `fm${row}`, label: 'From (month)', kind: 'select', options: MONTHS, placeholder: 'Month' },
    fromYear: { name: `fy${row}`, label: 'From (year)', kind: 'select', options: YEARS, placeholder: 'Year' },
    toMonth: { name: `tm${row}`, label: 'To (month)', kind: 'select', options: MONTHS, placeholder: 'Month' },
    toYear: { name: `ty${row}`, label: 'To (year)', kind: 'select', options: YEARS, placeholder: 'Year' },
  } satisfies Record<string, Question>,
}));

/** Text, then the control, without a label. */
function Line({ question }: { question: Question }) {
  return (
    <p className="mb-3">
      {question.label}
      {question.required && ' (required)'}:{' '}
      {question.kind === 'radio' ? (
        question.options?.map((option) => (
          <Fragment key={option}>
            <Choice question={question} option={option} aria-label={option} className="ml-3 align-middle" /> {option}
          </Fragment>
        ))
      ) : (
        <Control question={question} className="mt-1 block max-w-80" />
      )}{' '}
      {question.hint}
    </p>
  );
}

const Lines = ({ questions }: { questions: readonly Question[] }) =>
  questions.map((question) => <Line key={question.name} question={question} />);

const HEAD = 'block py-1 text-left text-small font-strong';

/** A form that an employer wrote by hand, without labels. */
export default function Plain() {
  return (
    <PracticeProvider controlled={false}>
      <PracticeForm name="form1" className="relative max-w-[44rem]">
        <h2 className="pb-3 text-title">Application for employment</h2>
        <Lines questions={ABOUT} />
        <HoneypotField question={HONEYPOT} place="transparent" />
        <h3 className="pt-4 pb-2 font-strong">General</h3>
        <Lines questions={GENERAL} />
        <h3 className="pt-4 pb-2 font-strong">Previous employment (most recent first)</h3>
        <table className="w-full table-fixed">
          <tbody>
            {JOB_ROWS.map(({ row, cells }) => (
              <tr key={row} className="grid gap-x-3 border-b border-line pb-3 sm:grid-cols-2">
                <td>
                  <span className={HEAD}>Name of employer</span>
                  <Control question={cells.company} />
                </td>
                <td>
                  <span className={HEAD}>Position held</span>
                  <Control question={cells.title} />
                </td>
                <td>
                  <span className={HEAD}>From</span>
                  <span className="flex gap-2">
                    <Control question={cells.fromMonth} />
                    <Control question={cells.fromYear} />
                  </span>
                </td>
                <td>
                  <span className={HEAD}>To</span>
                  <span className="flex gap-2">
                    <Control question={cells.toMonth} />
                    <Control question={cells.toYear} />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3 className="pt-4 pb-2 font-strong">In case of emergency, notify</h3>
        <Lines questions={CONTACT_PERSON} />
        <Line question={FILE} />
        <p className="py-2">
          <Choice question={CONSENT} option={CHECKED} className="align-middle" /> {CONSENT.label}
        </p>
        <Line question={SIGNATURE} />
        <button type="submit" className="my-3 min-h-11 rounded-control border border-edge bg-sunken px-4">
          Send
        </button>
      </PracticeForm>
    </PracticeProvider>
  );
}
