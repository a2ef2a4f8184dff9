import { describe, expect, it } from 'vitest';
import { findAnswers, findQuestion, QUESTIONS } from '../answers/index.ts';
import { toFieldWords } from './context.ts';
import { findMeanings, pickSureMeaning } from './meanings.ts';
import { findPrivateKind } from './private-fields.ts';
import { makeField } from './test-fields.ts';
import type { FieldDescription } from './types.ts';

type Changes = Partial<FieldDescription>;

const JOB: Changes = { sections: ['Work history', 'Job 1'], block: 0 };
const SCHOOL: Changes = { sections: ['Education'], block: 0 };
const ENTRIES = QUESTIONS.map(({ id, type }) => ({
  id,
  questionId: id,
  question: '',
  answer: type === 'yes-no' ? 'Yes' : 'An answer',
}));

/** The meaning of a label, or the question of the answer book with an exclamation mark if it is turned around. */
function read(label: string, changes: Changes = {}): string | null {
  const words = toFieldWords(makeField(label, changes));
  const kind = findPrivateKind(words);
  if (kind && kind !== 'check') return null;
  const sure = pickSureMeaning(findMeanings(words));
  if (sure) return sure.meaning;
  const { certainty, matches } = findAnswers(label || words.field.hint, ENTRIES);
  const [first] = matches;
  if (certainty !== 'sure' || !first || (words.isOthers && findQuestion(first.questionId ?? '')?.group !== 'history'))
    return null;
  return `${first.questionId}${first.inverted ? '!' : ''}`;
}

/** As application forms of many kinds ask it: the labels of one meaning by a bar. */
const LABELS: readonly (readonly [string, string, Changes?])[] = [
  [
    'first-name',
    'First name (as on your ID)|Given name|Legal first name|Your first name|Forename|First name as it appears on your passport|Applicant’s first name',
  ],
  [
    'last-name',
    'Family name (surname)|Your last name|Legal surname|Last name, as printed on official documents|Family name',
  ],
  ['middle-name', 'Middle name, if any|Middle name (as on your ID)|Your middle name'],
  ['middle-initial', 'M.I.|Middle initial'],
  [
    'full-name',
    'Your name|Full name of applicant|First and last name|Name (first and last)|Your complete name|What is your name?',
  ],
  ['legal-name', 'Full legal name|Legal name, as on your government ID|Your full legal name'],
  [
    'preferred-name',
    'Name you go by|What do you like to be called?|Preferred name (if different)|Nickname|What name do you prefer?|Goes by',
  ],
  [
    'email',
    'Email (we’ll write to you here)|Your best email address|Electronic mail address|Re-enter your email address|Email you check most|Personal e-mail|Contact email|Where can we email you?',
    { kind: 'email' },
  ],
  [
    'phone',
    'Primary phone|Cell number|Mobile phone (with area code)|Best number to call|Phone number where we can reach you|Daytime telephone number|Your phone|Contact number',
    { kind: 'tel' },
  ],
  [
    'street',
    'Street and house number|Residential address|Current street address|Home street address|Mailing address line 1|Address (street, apt.)|Street address, including unit',
  ],
  ['city', 'City you live in|City/Town|Home city|City of residence|Municipality'],
  ['region', 'State you live in|State/Province|Home state|State of residence|State or province'],
  ['postal-code', 'ZIP|Zip code (5 digits)|Home ZIP code|Postal/ZIP code|Your ZIP code'],
  ['country', 'Country you live in|Country of residence|Country/Region|Where do you live? (country)'],
  [
    'city-region',
    'City and state where you live|Where do you live (city, state)?|Current location|Where are you currently based?|City, State of residence',
  ],
  [
    'linkedin',
    'LinkedIn|Link to your LinkedIn|LinkedIn page (URL)|Your public LinkedIn profile|LinkedIn address',
    { kind: 'url' },
  ],
  [
    'github',
    'GitHub account|Your GitHub (or similar)|GitHub or GitLab profile|Link to GitHub repositories',
    { kind: 'url' },
  ],
  [
    'portfolio',
    'Portfolio (link)|Online portfolio URL|Link to portfolio|Where can we see your portfolio?',
    { kind: 'url' },
  ],
  ['website', 'Your website|Personal site or blog|Personal web page|Home page (URL)|Blog', { kind: 'url' }],
  ['resume-file', 'Upload your resume|CV (PDF or Word)|Attach your latest résumé|Résumé or CV', { kind: 'file' }],
  ['letter-file', 'Cover letter (PDF)|Upload a cover letter|Letter of interest|Motivation letter', { kind: 'file' }],
  ['letter-text', 'Paste your cover letter|Your cover letter, as text|Letter of motivation', { kind: 'textarea' }],
  [
    'current-employer',
    'Present employer|Most recent employer|Current or latest employer|Name of your current company|Where do you work now?',
  ],
  ['current-title', 'Present job title|Your current position|Most recent job title|Current role'],
  ['employer', 'Employer|Name of company|Company or organization|Where did you work?|Firm', JOB],
  ['job-title', 'Job title|Position held|Your role|What was your title?|Title or position', JOB],
  [
    'job-start',
    'Date started|Start date (MM/YYYY)|Employed from|When did you start?|Month and year you began|Hire date',
    JOB,
  ],
  ['job-end', 'Date left|End date (MM/YYYY)|Employed until|When did you leave?|To (month/year)', JOB],
  [
    'job-current',
    'I still work here|Is this your current job?|Current position|Still employed here',
    { ...JOB, kind: 'checkbox' },
  ],
  [
    'job-summary',
    'Describe your duties|Main responsibilities|Job duties|Key accomplishments',
    { ...JOB, kind: 'textarea' },
  ],
  ['school', 'Name of school|College or university|Institution attended|Where did you study?|University name', SCHOOL],
  ['degree', 'Degree earned|Type of degree|Degree or diploma|Degree awarded', SCHOOL],
  ['field-of-study', 'Major|Field of study|What did you study?|Major/subject|Area of study', SCHOOL],
  ['gpa', 'GPA (out of 4.0)|Cumulative GPA|Grade point average', SCHOOL],
  [
    'school-end',
    'Graduation date|Date of graduation|When did you graduate?|Completion date|Date degree received',
    SCHOOL,
  ],
  ['school-start', 'Start date|Date entered|Attended from', SCHOOL],
];

const ASKED: readonly (readonly [string, string])[] = [
  [
    'work-authorization',
    'Are you legally able to work in the United States?|Do you have permission to work in the U.S.?|Are you eligible for employment in the United States?|Can you verify your legal right to work in the US?|If offered employment, can you provide proof of your legal right to work in the U.S.?|Are you currently authorized to work in the US for any employer?',
  ],
  [
    'sponsorship',
    'Do you need visa sponsorship?|Will you require sponsorship to work here, now or later?|Would the company need to sponsor you?|Do you now, or will you ever, need us to file for a visa for you?|Will you require immigration support from us?|Is employer sponsorship needed?',
  ],
  [
    'sponsorship!',
    'Can you work here without sponsorship?|Are you able to work for us without visa sponsorship now and in the future?|I do not need sponsorship|Can you accept employment without needing sponsorship?',
  ],
  [
    'visa-status',
    'What is your immigration status?|Current visa type|What visa do you hold?|Which work authorization status do you currently have?',
  ],
  ['us-citizen', 'Are you a U.S. citizen?|Do you hold US citizenship?'],
  [
    'start-date',
    'When are you able to start?|Earliest start date|If hired, when could you begin?|Date available to start work|How soon are you available to start?',
  ],
  [
    'notice-period',
    'How much notice do you have to give?|Notice required by your current employer|What is your notice period (in weeks)?',
  ],
  [
    'relocate',
    'Would you be willing to relocate?|Are you open to relocating for this job?|Can you relocate?|Will you relocate if offered the position?',
  ],
  [
    'salary-expectation',
    'What salary do you expect?|Desired annual salary|Salary expectations (USD)|What are your compensation expectations?|Expected base salary|Desired pay',
  ],
  ['hourly-rate', 'Desired hourly pay|What hourly rate are you looking for?|Expected hourly wage'],
  [
    'how-heard',
    'How did you hear about us?|How did you find this job?|Where did you see this position advertised?|How did you learn about this role?|How did you come across this opening?',
  ],
  ['over-18', 'Are you 18 years or older?|Are you at least 18?|Do you confirm that you are over 18 years of age?'],
  ['over-18!', 'Are you under the age of 18?|Are you younger than 18?'],
  [
    'worked-here-before',
    'Have you worked for us before?|Have you ever been employed by this organization?|Were you previously employed here?|Are you a former employee of our company?',
  ],
  ['applied-before', 'Have you applied with us before?|Have you previously applied to our company?'],
  ['applied-before!', 'Is this your first time applying to us?|Is this your first application here?'],
  [
    'know-employee',
    'Do you have any relatives employed here?|Are you related to anyone who works for us?|Do any of your friends or relatives work here?',
  ],
  [
    'years-experience',
    'Years of experience|How many years of professional experience do you have?|Total years of work experience',
  ],
  [
    'highest-education',
    'Highest level of education|Highest degree completed|What is your level of education?|Education level attained',
  ],
  ['languages', 'What languages do you speak?|Languages spoken|List the languages you speak fluently'],
  ['certifications', 'List your certifications|Professional certifications|What certifications do you have?'],
  ['drivers-license', 'Do you have a valid driver’s license?|Do you hold a current driver license?'],
  [
    'transportation',
    'Do you have reliable transportation to work?|Can you get to work reliably?|Do you have a reliable means of transportation?',
  ],
  [
    'overtime',
    'Can you work overtime?|Are you available to work overtime if needed?|Would you be willing to work overtime?',
  ],
  ['travel', 'How much are you willing to travel?|What percentage of the time can you travel?'],
  [
    'onsite',
    'Are you able to work on site?|Can you work from our office three days a week?|Are you willing to work in person?',
  ],
  ['remote', 'Are you comfortable working remotely?|Can you work from home?'],
  ['background-check', 'Are you willing to submit to a background check?|Would you agree to a background check?'],
  ['drug-test', 'Will you take a drug test?|Are you willing to submit to a drug screen?'],
  [
    'non-compete',
    'Are you subject to a non-compete agreement?|Do you have a non-compete with your current employer?|Are you bound by any restrictive covenants?',
  ],
  ['non-compete!', 'Are you free from any non-compete agreement?'],
  [
    'contact-employer',
    'May we contact your current employer?|Can we contact your present employer?|Is it OK to contact your current employer?',
  ],
  [
    'reason-leaving',
    'Reason for leaving|Why do you want to leave your current job?|Why did you leave your last position?',
  ],
  [
    'fired-before',
    'Have you ever been fired from a job?|Have you ever been asked to resign?|Have you ever been terminated?',
  ],
  [
    'essential-functions',
    'Can you perform the essential functions of this position?|Are you able to perform the job duties with or without reasonable accommodation?',
  ],
  ['clearance-held', 'Do you currently hold a security clearance?|Do you have an active security clearance?'],
  ['employed-now', 'Are you employed at the moment?|Are you currently employed?'],
  ['hours-per-week', 'How many hours per week can you work?|Number of hours available per week'],
  ['pay-range-acceptable', 'Is the advertised pay range acceptable?|Does the posted salary range work for you?'],
];

/** Like the others by their words, and about somebody or something else. */
const OTHERS: readonly (readonly [string, Changes?])[] = [
  ['Reference’s first name'],
  ['Emergency contact’s last name'],
  ['Name of your current supervisor'],
  ['Supervisor’s email', { kind: 'email' }],
  ['Employer’s phone', { kind: 'tel', ...JOB }],
  ['Company address', JOB],
  ['School’s address', SCHOOL],
  ['School phone', { kind: 'tel', ...SCHOOL }],
  ['Previous address'],
  ['Address of your previous employer'],
  ['Spouse’s full name'],
  ['Mother’s maiden name'],
  ['City where you were born'],
  ['Country of citizenship'],
  ['Which country issued your passport?'],
  ['State that issued your license'],
  ['County of residence'],
  ['Preferred work location'],
  ['When is the best time to call you?'],
  ['Preferred method of contact'],
  ['Email of the employee who referred you', { kind: 'email' }],
  ['Name of the person who referred you'],
  ['High school name'],
  ['Ending salary', JOB],
  ['Starting position', JOB],
  ['Number of people you supervised', JOB],
  ['Expected graduation year of your children'],
  ['Is your spouse authorized to work in the US?'],
  ['Are you authorized to work in Canada?'],
  ['Are you authorized to work in the US on a permanent basis?'],
  ['State issued'],
  ['How much notice did you give your last employer?'],
  ['Does your current employer know that you are applying?'],
  ['Have you ever fired an employee?'],
  ['What is your current manager’s title?'],
  ['Does your partner need visa sponsorship?'],
  ['Have you ever been sponsored by another company?'],
  ['Are you a citizen of another country?'],
  ['Have you been denied a security clearance?'],
  ['When did you last work overtime?'],
  ['How many years of experience do you have with Java?'],
  ['What was your salary at your last job?'],
  ['What is the salary of your spouse?'],
  ['Has your driver’s license ever been suspended?'],
  ['Driver’s license expiration date'],
  ['Do you have a commercial driver’s license?'],
  ['Have you worked for a competitor?'],
  ['Have you ever worked for a government agency?'],
  ['Have you been convicted of a felony?'],
  ['Why are you interested in data science?'],
  ['Do your relatives live in the area?'],
  ['How did your last employer hear about your departure?'],
  ['What is your notice address?'],
  ['Which languages can you program in?'],
  ['Number of dependents'],
  ['Do you hold stock in our company?'],
  ['Is your manager willing to relocate?'],
  ['How many hours did you work per week at this job?', JOB],
];

const listCases = (table: readonly (readonly [string, string, Changes?])[]): [string, Changes, string][] =>
  table.flatMap(([expected, labels, changes = {}]) =>
    labels.split('|').map((label): [string, Changes, string] => [label, changes, expected]),
  );

describe('wordings of many kinds of forms', () => {
  it.each(listCases(LABELS))('reads the label “%s” %j as %s', (label, changes, expected) => {
    expect(read(label, changes)).toBe(expected);
  });

  it.each(listCases(ASKED))('finds the question “%s” %j as %s', (label, _, expected) => {
    expect(read(label, { kind: 'radio-group' })).toBe(expected);
  });

  it.each(OTHERS.map(([label, changes = {}]): [string, Changes] => [label, changes]))(
    'is sure of nothing in “%s” %j',
    (label, changes) => {
      const found = read(label, changes);
      expect([
        'salary-current',
        'school',
        'professional-license',
        'references',
        'referred-by',
        'management-experience',
        null,
      ]).toContain(found);
    },
  );
});
