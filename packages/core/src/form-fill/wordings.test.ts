import { describe, expect, it } from 'vitest';
import type { AnswerEntry } from '../answers/index.ts';
import { planFill } from './plan.ts';
import { makeField } from './test-fields.ts';
import type { FieldDescription, FillPerson } from './types.ts';

const toEntries = (answers: Readonly<Record<string, string>>): AnswerEntry[] =>
  Object.entries(answers).map(([questionId, answer]) => ({ id: questionId, questionId, question: '', answer }));

const ANSWERS = {
  'work-authorization': 'Yes',
  sponsorship: 'Yes',
  'us-citizen': 'No',
  'us-person': 'No',
  'visa-status': 'H-1B',
  'employed-now': 'Yes',
  'contact-employer': 'No',
  'over-18': 'Yes',
  overtime: 'Yes',
  onsite: 'Yes',
  'drug-test': 'Yes',
  'know-employee': 'No',
  'worked-here-before': 'No',
  'employment-type': 'Full-time',
  'highest-education': 'Master’s degree',
  'how-heard': 'Company website',
  'start-date': 'Two weeks after an offer',
  'salary-expectation': '165000',
  travel: 'Up to 25%',
  languages: 'English, Hindi',
  relocate: 'No',
  race: 'Prefer not to say',
};

const PERSON: FillPerson = {
  name: { first: 'Ines', middle: 'Maria', last: 'Okafor', full: 'Ines Maria Okafor' },
  email: 'ines@mail.example',
  phone: '+15125550123',
  address: { street: '12 Elm Street', city: 'Austin', region: 'TX', postalCode: '78704', country: 'US' },
  links: { linkedin: '', github: 'https://github.com/ines', portfolio: '', website: 'https://ines.example' },
  employment: [
    {
      employer: 'Larkspur Systems',
      title: 'Engineer',
      place: 'Austin, TX',
      start: { year: 2022, month: 3 },
      end: null,
      current: true,
      summary: 'Built things.',
    },
    {
      employer: 'Fernbank',
      title: 'Analyst',
      place: 'Austin, TX',
      start: { year: 2019, month: 1 },
      end: { year: 2022, month: 2 },
      current: false,
      summary: 'Counted things.',
    },
  ],
  education: [
    {
      school: 'Cedar College',
      degree: 'Master of Science',
      field: 'Statistics',
      start: { year: 2017, month: 8 },
      end: { year: 2019, month: 5 },
      gpa: '3.8',
    },
  ],
  skills: ['Python', 'SQL', 'Tableau'],
  answers: toEntries(ANSWERS),
  documents: [],
  letter: '',
};
const TODAY = { year: 2026, month: 11 };
const JOB = { sections: ['Work history', 'Job 1'], block: 0 };
const OTHER_JOB = { sections: ['Work history', 'Job 2'], block: 1 };
const SCHOOL = { sections: ['Education'], block: 0 };
const YES_NO = { kind: 'radio-group', options: ['Yes', 'No'] } as const;

/** What is filled in, or null. */
function fillIn(label: string, changes: Partial<FieldDescription> = {}, person = PERSON): string | null {
  const [decision] = planFill([makeField(label, changes)], person, 'Acme', TODAY);
  if (decision?.decision !== 'fill') return null;
  const { value } = decision;
  if (value.type === 'options') return value.texts.join('; ');
  return value.type === 'checked' ? 'Yes' : value.type === 'file' ? value.documentId : value.text;
}

type Row = readonly [value: string | null, labels: string, changes?: Partial<FieldDescription>];

const LABELS: readonly Row[] = [
  ['Ines', '3. First name|Fname|Legal first name (as shown on Social Security card)'],
  ['Ines Maria Okafor', 'Print your full name'],
  ['ines@mail.example', 'E-mail addr.|Email for correspondence|Where should we send updates?', { kind: 'email' }],
  ['+15125550123', 'Where can we call you?|Home phone|Evening phone', { kind: 'tel' }],
  ['12 Elm Street', 'Present address|Street / P.O. Box|Where do you live? (street)|Addr. line 1'],
  ['Austin, TX', 'City, ST|Where do you call home? (city, state)'],
  ['https://github.com/ines', 'Code samples (GitHub, GitLab or similar)|Public code repository', { kind: 'url' }],
  ['https://ines.example', 'Got a personal website? Paste the link'],
  ['Larkspur Systems', 'Who do you work for?|Present place of employment|Who is your employer now?'],
  ['Larkspur Systems', 'Name of business|Place of employment|Facility|Organisation', JOB],
  ['Engineer', 'What was your job?|Job held|What did they call you? (job title)', JOB],
  ['03/2022', 'Beginning date|Start mo/yr|Employed since', JOB],
  ['02/2022', 'Separation date|Last day worked|Thru', OTHER_JOB],
  ['Built things.', 'Describe your work|Work performed|Specific duties', { ...JOB, kind: 'textarea' }],
  ['Statistics', 'Major / program|Degree program|Specialty', SCHOOL],
  ['2019', 'Class of|Grad year|Yr. graduated', SCHOOL],
  ['Yes', 'Did you graduate?|Graduated (Y/N)|Degree completed?', { ...SCHOOL, ...YES_NO }],
  ['Yes', 'Do you currently live in the United States?|Are you located in the US?', YES_NO],
  ['165000', 'What would you like to earn in a year?|Yearly pay you want'],
  [null, 'Agency name|Language of correspondence|How many languages?|City, town or post office box number'],
];

describe('labels', () => {
  for (const [value, labels, changes] of LABELS)
    it.each(labels.split('|'))(`fills “${value}” into “%s”`, (label) => {
      expect(fillIn(label, changes)).toBe(value);
    });

  it('leaves a home telephone number beside another one', () => {
    const fields = [makeField('Cell phone', { kind: 'tel' }), makeField('Home phone', { kind: 'tel' })];
    expect(planFill(fields, PERSON).map(({ decision }) => decision)).toEqual(['fill', 'leave']);
  });

  it('leaves the question whether a degree is complete that ends later', () => {
    const [school] = PERSON.education;
    const person = { ...PERSON, education: school ? [{ ...school, end: { year: 2027, month: 5 } }] : [] };
    expect(fillIn('Did you graduate?', { ...SCHOOL, ...YES_NO }, person)).toBeNull();
  });
});

const HEADINGS: readonly (readonly [value: string | null, label: string, headings: string])[] = [
  [
    'Larkspur Systems',
    'Company',
    'IV. Employment|Employment (last 10 years)|Former employers|Positions held|Company 1',
  ],
  [
    'Statistics',
    'Major',
    'SECTION B - EDUCATION|College/University|Where did you go to school?|Academic qualifications',
  ],
  [null, 'Email', 'Agency contact|School contact|Dependents'],
  [null, 'City', 'Addresses for the past three years|Billing address'],
];

describe('a form that names some jobs already', () => {
  const readForm = (holds: string) => [
    makeField('Employer', { ...JOB, filled: true, holds }),
    makeField('Job title', JOB),
    makeField('Start date', { ...JOB, hint: 'MM/YYYY' }),
  ];
  const texts = (holds: string) =>
    planFill(readForm(holds), PERSON).map((each) =>
      each.decision === 'fill' && each.value.type === 'text' ? each.value.text : null,
    );

  it('fills in the rest of the job that it names', () => {
    expect(texts('Fernbank')).toEqual([null, 'Analyst', '01/2019']);
  });

  it('leaves the rest of a job that the résumé doesn’t have', () => {
    expect(texts('Quillstone')).toEqual([null, null, null]);
  });
});

describe('headings', () => {
  for (const [value, label, headings] of HEADINGS)
    it.each(headings.split('|'))(`“${label}” under “%s”`, (heading) => {
      expect(fillIn(label, { sections: [heading] })).toBe(value);
    });
});

const QUESTIONS: readonly (readonly [value: string | null, question: string])[] = [
  ['Yes', 'If you are not a citizen, are you authorized to accept employment in the United States?'],
  ['No', 'If employed, may we contact your employer?'],
  [null, 'If you are under 18, can you provide a work permit?'],
  ['No', 'Do you object to a drug test before you start?'],
  ['No', 'Is there any legal reason you couldn’t work in the U.S.?'],
  ['No', 'Is there anything that would prevent you from working on site?'],
  ['No', 'Would you object to working overtime?'],
  ['Yes', 'Do you require a visa to work in the US, now or in the future?'],
  ['No', 'Are you a U.S. citizen, U.S. national, or lawful permanent resident?'],
  ['Yes', 'This job takes travel, about 20% of the time. Are you willing to travel that much?'],
  [null, 'This job takes travel, about 60% of the time. Are you willing to travel that much?'],
  ['Yes', 'This position is not eligible for sponsorship. Will you need sponsorship now or in the future?'],
  [null, 'Do you have relatives working at one of our suppliers?'],
  [null, 'Have you applied for a visa before?'],
  [null, 'Are you authorized to work (in Canada)?'],
];

describe('questions', () => {
  it.each(QUESTIONS)('answers %s to “%s”', (value, question) => {
    expect(fillIn(question, YES_NO)).toBe(value);
  });

  it('answers a question about the employer of a job in its part of the form', () => {
    expect(fillIn('If you work there now, is it okay to call them?', { ...JOB, ...YES_NO })).toBe('No');
  });
});

const OPTIONS: readonly (readonly [value: string | null, label: string, options: string])[] = [
  ['Authorized', 'Are you legally authorized to work in the United States?', 'Authorized|Not authorized'],
  ['1 - Yes', 'Are you legally authorized to work in the United States?', '1 - Yes|2 - No'],
  ['Unwilling', 'Are you willing to relocate?', 'Willing|Unwilling'],
  ['Never employed here', 'Have you ever worked here?', 'Current employee|Former employee|Never employed here'],
  ['Regular full-time', 'What type of employment are you seeking?', 'Regular full-time|Regular part-time|Temporary'],
  ['F/T', 'What type of employment are you seeking?', 'F/T|P/T|Seasonal'],
  ['Full-time', 'Do you want to work', 'Full-time|Part-time|Seasonal'],
  ['Graduate degree', 'Highest level of school you finished', 'Some high school|GED|Bachelor’s degree|Graduate degree'],
  ['Acme careers page', 'How did you hear about us?', 'LinkedIn|Indeed|Acme careers page'],
  ['Online - company website', 'How did you hear about us?', 'Online - company website|Online - job board'],
  ['H-1B visa', 'What is your current visa status?', 'Citizen|Permanent resident|H-1B visa|Other'],
  ['48 Texas', 'State', '06 California|48 Texas'],
  ['USA/Canada (+1)', 'Country code', 'USA/Canada (+1)|UK (+44)'],
];

describe('options', () => {
  it.each(OPTIONS)('chooses “%s” for “%s”', (value, label, options) => {
    expect(fillIn(label, { kind: 'select', options: options.split('|') })).toBe(value);
  });

  it('takes no degree of another kind', () => {
    expect(fillIn('Degree', { ...SCHOOL, kind: 'select', options: ['B.A.', 'M.A.', 'Ph.D.'] })).toBeNull();
  });

  it('chooses skills under a question for what the person has used', () => {
    const field = { kind: 'checkbox-group', options: ['SQL', 'Tableau', 'Kafka', 'None of these'] } as const;
    expect(fillIn('Which of these have you used in production?', field)).toBe('SQL; Tableau');
    expect(fillIn('Which of these would you like to learn?', field)).toBeNull();
  });

  it.each([
    'Race / ethnicity (EEO-1 categories)',
    'Optional: race or ethnicity (tick all that apply)',
    'Race/ethnicity: check all that apply',
  ])('declines “%s”', (label) => {
    const options = ['White', 'Asian', 'I don’t wish to answer'];
    expect(fillIn(label, { kind: 'checkbox-group', options })).toBe('I don’t wish to answer');
  });

  it('fills a date in two lists that have one name', () => {
    const months = ['', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'].concat([
      'October',
      'November',
      'December',
    ]);
    const years = ['', '2016', '2017', '2018', '2019', '2020', '2021'];
    const name = 'Date degree was conferred (month / year)';
    expect(fillIn(name, { ...SCHOOL, kind: 'select', options: months })).toBe('May');
    expect(fillIn(name, { ...SCHOOL, kind: 'select', options: years })).toBe('2019');
  });
});
