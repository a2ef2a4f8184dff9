import { Button } from '../../../../shared/ui/button.tsx';
import { CHECKED, Choice, Control, FieldError } from '../parts/control.tsx';
import { HoneypotField } from '../parts/off-screen.tsx';
import type { Question } from '../parts/practice.ts';
import { PracticeForm, PracticeProvider } from '../parts/practice-provider.tsx';

const card = (letter: string, field: number) =>
  `cards[${letter}4b0e6d2-77c1-4f0a-9d35-5e2c81f0a6b${letter}][field${field}]`;

const RESUME: Question = { name: 'resume', label: 'Resume/CV', kind: 'file', required: true };

const CONTACT: readonly Question[] = [
  { name: 'name', label: 'Full name', required: true },
  { name: 'email', label: 'Email', kind: 'email', required: true },
  { name: 'phone', label: 'Phone', required: true },
  { name: 'location', label: 'Current location', required: true },
  { name: 'org', label: 'Current company' },
];

const LINKS: readonly Question[] = [
  { name: 'urls[LinkedIn]', label: 'LinkedIn URL' },
  { name: 'urls[GitHub]', label: 'GitHub URL' },
  { name: 'urls[Portfolio]', label: 'Portfolio URL' },
  { name: 'urls[Other]', label: 'Other website' },
];

const CARDS: readonly { title: string; questions: readonly Question[] }[] = [
  {
    title: 'Eligibility',
    questions: [
      {
        name: card('a', 0),
        label: 'Are you currently authorized to work in the United States on a full-time basis?',
        kind: 'radio',
        options: ['Yes', 'No'],
        required: true,
      },
      {
        name: card('a', 1),
        label: 'Can you work for us without our sponsoring a visa, now and in the future?',
        kind: 'radio',
        options: ['Yes, I will not need sponsorship', 'No, I need sponsorship now or will in the future'],
        required: true,
      },
    ],
  },
  {
    title: 'A few more questions',
    questions: [
      {
        name: card('b', 0),
        label: 'Which of these languages do you speak?',
        kind: 'checks',
        options: ['English', 'French', 'Hindi', 'Japanese', 'Mandarin', 'Marathi', 'Spanish'],
      },
      {
        name: card('b', 1),
        label: 'What is the highest level of education you have completed?',
        kind: 'select',
        options: [
          'High school diploma or GED',
          'Associate degree',
          'Bachelor’s degree',
          'Master’s degree',
          'Doctorate (PhD)',
        ],
      },
      {
        name: card('b', 2),
        label: 'Do you require relocation assistance for this role?',
        kind: 'radio',
        options: ['No', 'Yes'],
      },
      { name: card('b', 3), label: 'What is your notice period?' },
      { name: card('b', 4), label: 'Describe the achievement you are proudest of.', kind: 'area', max: 2000 },
      { name: card('b', 5), label: 'How would you improve our product in your first 90 days?', kind: 'area' },
      { name: card('b', 6), label: 'What is your manager’s name and phone number?' },
    ],
  },
];

const COMMENTS: Question = {
  name: 'comments',
  label: 'Additional information',
  kind: 'area',
  placeholder: 'Add a cover letter or anything else you want to share.',
};

const PRONOUNS: Question = {
  name: 'pronouns',
  label: 'Pronouns',
  kind: 'checks',
  options: ['He/him', 'She/her', 'They/them'],
};

const DISCLOSURE: readonly Question[] = [
  { name: 'eeo[gender]', label: 'Gender', kind: 'select', options: ['Male', 'Female', 'Decline to self-identify'] },
  {
    name: 'eeo[race]',
    label: 'Race',
    kind: 'select',
    options: [
      'Hispanic or Latino',
      'White (Not Hispanic or Latino)',
      'Asian (Not Hispanic or Latino)',
      'Decline to self-identify',
    ],
  },
];

const CONSENT: Question = {
  name: 'consent[store]',
  label: 'Quillfeather may contact me about future jobs and keep my data for up to two years.',
  kind: 'check',
};
const HONEYPOT: Question = { name: 'h-name', label: 'Please leave this empty' };

/** The label is around the control, or around the title only if there are several controls. */
function Item({ question }: { question: Question }) {
  const title = (
    <>
      {question.label}
      {question.required && <span className="text-danger-text"> ✱</span>}
    </>
  );
  const several = question.kind === 'radio' || question.kind === 'checks';
  return (
    <li className="application-question grid gap-2 py-3 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-6">
      {several ? (
        <>
          <div className="application-label">
            <div className="text">{title}</div>
          </div>
          <div className="application-field">
            <ul data-qa="multiple-choice" className="flex flex-col gap-2">
              {question.options?.map((option) => (
                <li key={option}>
                  <label className="flex gap-3">
                    <Choice question={question} option={option} />
                    <span className="application-answer-alternative">{option}</span>
                  </label>
                </li>
              ))}
            </ul>
            <FieldError question={question} />
          </div>
        </>
      ) : (
        <label className="md:col-span-2 md:grid md:grid-cols-subgrid">
          <div className="application-label pb-1">{title}</div>
          <div className="application-field">
            <Control question={question} />
            <FieldError question={question} />
          </div>
        </label>
      )}
    </li>
  );
}

const Group = ({ title, questions }: { title: string; questions: readonly Question[] }) => (
  <div className="section application-form border-t border-line py-6">
    <h3 className="pb-2 text-title">{title}</h3>
    <ul>
      {questions.map((question) => (
        <Item key={question.name} question={question} />
      ))}
    </ul>
  </div>
);

/** One page, whose questions are list items with the control inside the label. */
export default function Lever() {
  return (
    <PracticeProvider>
      <PracticeForm id="application-form" className="relative max-w-[48rem]">
        <Group title="Submit your application" questions={[RESUME, PRONOUNS, ...CONTACT]} />
        <Group title="Links" questions={LINKS} />
        {CARDS.map((group) => (
          <Group key={group.title} {...group} />
        ))}
        <Group title="Additional information" questions={[COMMENTS]} />
        <Group title="U.S. Equal Employment Opportunity information (voluntary)" questions={DISCLOSURE} />
        <HoneypotField question={HONEYPOT} place="transparent" />
        <label className="flex gap-3 py-4">
          <Choice question={CONSENT} option={CHECKED} />
          <span>{CONSENT.label}</span>
        </label>
        <Button type="submit" variant="primary">
          Submit application
        </Button>
      </PracticeForm>
    </PracticeProvider>
  );
}
