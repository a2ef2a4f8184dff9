import { Button } from '../../../../shared/ui/button.tsx';
import { CHECKED, Choice, Control, FieldError } from '../parts/control.tsx';
import { Frame } from '../parts/frame.tsx';
import { HoneypotField } from '../parts/off-screen.tsx';
import { COUNTRIES, STATES, YES_NO } from '../parts/options.ts';
import type { Question } from '../parts/practice.ts';
import { PracticeForm, PracticeProvider } from '../parts/practice-provider.tsx';

const PROFILE: readonly Question[] = [
  { name: 'PersonProfileFields.FirstName', label: 'First Name', required: true },
  { name: 'PersonProfileFields.MiddleName', label: 'Middle Name' },
  { name: 'PersonProfileFields.LastName', label: 'Last Name', required: true },
  { name: 'PersonProfileFields.Email', label: 'Email', kind: 'email', required: true },
  { name: 'PersonProfileFields.Login', label: 'Login', hint: 'The name you will sign in with.' },
  { name: 'PersonProfileFields.Password', label: 'Password', kind: 'password', autoComplete: 'new-password' },
  { name: 'PersonProfileFields.PhoneType', label: 'Phone Type', kind: 'select', options: ['Home', 'Mobile', 'Work'] },
  { name: 'PersonProfileFields.PhoneNumber', label: 'Number', kind: 'tel', required: true },
];
const ADDRESS: readonly Question[] = [
  { name: 'PersonProfileFields.AddressStreet1', label: 'Address', required: true },
  { name: 'PersonProfileFields.AddressStreet2', label: 'Address 2' },
  { name: 'PersonProfileFields.AddressCity', label: 'City', required: true },
  {
    name: 'PersonProfileFields.AddressState',
    label: 'State/Province',
    kind: 'select',
    options: STATES,
    required: true,
  },
  { name: 'PersonProfileFields.AddressZip', label: 'Zip/Postal Code', required: true },
  { name: 'PersonProfileFields.AddressCountry', label: 'Country', kind: 'select', options: COUNTRIES, required: true },
];
const FILES: readonly Question[] = [
  { name: 'PortalProfileFields.Resume', label: 'Resume', kind: 'file', required: true },
  { name: 'PersonProfileFields.LinkedInURL', label: 'LinkedIn URL' },
];
const QUESTIONS: readonly Question[] = [
  {
    name: 'rcf3021',
    label: 'If hired, can you provide proof that you are authorized to work in the U.S.?',
    kind: 'select',
    options: YES_NO,
    required: true,
  },
  {
    name: 'rcf3022',
    label: 'Are you able to work for any employer in the U.S. without sponsorship now or in the future?',
    kind: 'select',
    options: YES_NO,
    required: true,
  },
  { name: 'rcf3023', label: 'Do you have a valid driver’s license?', kind: 'select', options: YES_NO },
  {
    name: 'rcf3024',
    label: 'Have you ever been discharged or asked to resign from a job?',
    kind: 'select',
    options: YES_NO,
  },
  { name: 'rcf3025', label: 'Are you under 18 years of age?', kind: 'select', options: YES_NO },
  {
    name: 'rcf3026',
    label: 'What type of employment are you seeking?',
    kind: 'select',
    options: ['Full-Time', 'Part-Time', 'Per Diem', 'Temporary'],
  },
  { name: 'rcf3027', label: 'Social Security Number (last 4 digits)', max: 4 },
  { name: 'rcf3028', label: 'Supervisor’s name' },
  { name: 'rcf3029', label: 'May we contact your present employer?', kind: 'select', options: YES_NO },
];
const EEO: readonly Question[] = [
  { name: 'EEO.Gender', label: 'Gender', kind: 'select', options: ['Female', 'Male', 'I choose not to disclose'] },
  {
    name: 'EEO.Race',
    label: 'Race/Ethnicity',
    kind: 'select',
    options: [
      'Asian',
      'Black or African American',
      'Hispanic or Latino',
      'White',
      'Two or more races',
      'I choose not to disclose',
    ],
  },
];
const CONSENT: Question = {
  name: 'rcf3090',
  label: 'I certify that all answers are true and complete.',
  kind: 'check',
  required: true,
};
const HONEYPOT: Question = { name: 'PersonProfileFields.Fax', label: 'Fax number (leave blank)' };

/** Labels and controls are in different cells. Only some labels point at their control. */
function Table({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <table className="mb-6 w-full table-fixed">
      <caption className="pb-2 text-left font-strong">{title}</caption>
      <tbody>
        {questions.map((question, index) => {
          const id = question.name.replace('.', '_');
          const label = (
            <>
              {question.required && <span className="text-danger-text">* </span>}
              {question.label}
            </>
          );
          return (
            <tr key={question.name} className="align-top">
              <td className="w-2/5 py-2 pr-3 text-small break-words">
                {index % 3 === 2 ? <span id={`${id}_label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
                {question.hint && <div className="text-soft">{question.hint}</div>}
              </td>
              <td className="py-1">
                <Control
                  question={question}
                  id={id}
                  coded
                  {...(index % 3 === 2 && { 'aria-labelledby': `${id}_label` })}
                />
                <FieldError question={question} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A form of tables inside a frame. */
export default function Icims() {
  return (
    <PracticeProvider>
      <Frame title="Application form">
        <main className="p-1">
          <PracticeForm id="cp_form" className="relative">
            <h1 className="pb-4 text-title">Candidate profile</h1>
            <Table title="Personal" questions={PROFILE} />
            <Table title="Address" questions={ADDRESS} />
            <Table title="Documents" questions={FILES} />
            <HoneypotField question={HONEYPOT} />
            <Table title="Questions" questions={QUESTIONS} />
            <Table title="Equal opportunity (voluntary)" questions={EEO} />
            <label className="flex gap-3 pb-2">
              <Choice question={CONSENT} option={CHECKED} />
              <span>{CONSENT.label}</span>
            </label>
            <FieldError question={CONSENT} />
            <Button type="submit" variant="primary" className="my-3">
              Submit Profile
            </Button>
          </PracticeForm>
        </main>
      </Frame>
    </PracticeProvider>
  );
}
