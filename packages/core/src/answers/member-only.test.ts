import { describe, expect, it } from 'vitest';
import { findMemberOnlyKind, isMemberOnly, MEMBER_ONLY_KINDS, type MemberOnlyKind, QUESTIONS } from './index.ts';

const WORDINGS: Record<MemberOnlyKind, readonly string[]> = {
  signature: [
    'Electronic signature',
    'Signature',
    'Signature *',
    'Applicant’s signature',
    'E-signature',
    'Please type your full name to sign this application',
    'Date signed',
    'Enter your initials',
    'Candidate signature and date',
    'Your legal signature',
  ],
  certification: [
    'I certify that the information above is true and complete.',
    'I hereby attest that my answers are accurate',
    'Do you certify that all statements are true?',
    'By submitting this application, I confirm that everything is correct',
    'I have read and agree to the privacy policy',
    'Do you agree to the terms and conditions?',
    'I understand that employment is at-will',
    'I declare under penalty of perjury',
    'Please acknowledge to continue: I acknowledge the arbitration agreement',
    'Applicant Certification',
    'I authorize the company to contact my former employers',
    'Do you consent to receive text messages?',
  ],
  'background-check': [
    'Do you consent to a background check?',
    'I authorize a background investigation',
    'Are you willing to submit to a drug test?',
    'Are you willing to undergo a pre-employment drug screen?',
    'Can you pass a credit check?',
    'Fingerprinting is required. Do you agree?',
    'Disclosure under the Fair Credit Reporting Act',
    'Would you take a polygraph test?',
  ],
  'criminal-history': [
    'Have you ever been convicted of a felony?',
    'Have you been convicted of a crime in the last seven years?',
    'Do you have any misdemeanors?',
    'Do you have a criminal record?',
    'Are there pending charges against you?',
    'Have you ever been arrested?',
    'Have you ever pled guilty or no contest?',
    'Are you on probation or parole?',
  ],
  'voluntary-disclosure': [
    'Gender',
    'What is your gender identity?',
    'Race/Ethnicity',
    'Please select your race',
    'Are you Hispanic or Latino?',
    'Veteran status',
    'Are you a protected veteran?',
    'Disability status',
    'Do you have a disability?',
    'Form CC-305: Voluntary Self-Identification of Disability',
    'EEO survey',
    'Sexual orientation',
    'Do you identify as LGBTQ+?',
    'Pronouns',
    'Religion',
    'Marital status',
    'Do you have children?',
    'Have you served in the military?',
    'Do you need an accommodation?',
    'Demographic information (optional)',
    'What is your national origin?',
  ],
  'birth-date': [
    'Date of birth',
    'DOB',
    'Birthdate (MM/DD/YYYY)',
    'How old are you?',
    'What is your age?',
    'Year of birth',
  ],
  'social-security': ['Social Security number', 'SSN', 'Last 4 digits of your SSN', 'Passport number', 'Taxpayer ID'],
  password: [
    'Password',
    'Confirm password',
    'Create a password for your account',
    'Mother’s maiden name',
    'Security question',
  ],
};

describe('a question that only the member answers', () => {
  const cases = Object.entries(WORDINGS).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })));

  it('is tried in at least 60 wordings of every kind', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(WORDINGS).sort()).toEqual([...MEMBER_ONLY_KINDS].sort());
  });

  it.each(cases)('$text ($kind)', ({ kind, text }) => {
    expect(findMemberOnlyKind(text)).toBe(kind);
    expect(isMemberOnly(text.toUpperCase())).toBe(true);
  });
});

describe('a question that a recruiter may fill in', () => {
  it.each([
    'Why do you want to work here?',
    'Are you legally authorized to work in the United States?',
    'Will you now or in the future require sponsorship?',
    'Which certifications do you hold?',
    'Are you certified in CPR?',
    'Do you have a valid driver’s license?',
    'Describe your background in data analysis',
    'What is your desired salary?',
    'When can you start?',
    'How many years of experience do you have with Java?',
    'Are you at least 18 years old?',
    'LinkedIn profile',
    'How did you hear about us?',
    'Do you have experience with electronic signature software?',
    'Do you have a degree in criminal justice?',
    'Are you willing to relocate?',
    'What languages do you speak?',
    'Have you managed a team?',
    'Design a page with us: which tools do you use?',
    'Assignment: describe a project you are proud of',
    'Your full name',
  ])('%s', (text) => {
    expect(findMemberOnlyKind(text)).toBeNull();
  });
});

describe('an entry of the answer book', () => {
  it('is the member’s own by its place in the table, whatever its words', () => {
    const own = QUESTIONS.filter(({ id }) => isMemberOnly({ questionId: id, question: '' }));
    expect(own.filter(({ group }) => group !== 'private').map(({ id }) => id)).toEqual([
      'background-check',
      'drug-test',
      'agree-terms',
    ]);
    expect(own).toEqual(expect.arrayContaining(QUESTIONS.filter(({ group }) => group === 'private')));
  });

  it('of the other questions of the table, only the one about health is found by its words', () => {
    const others = QUESTIONS.filter(({ id }) => !isMemberOnly({ questionId: id, question: '' }));
    const found = others.filter(({ label, phrasings }) => [label, ...phrasings].some((text) => isMemberOnly(text)));
    expect(found.map(({ id }) => id)).toEqual(['essential-functions']);
  });

  it('is the member’s own by its words if it is in no table', () => {
    expect(isMemberOnly({ questionId: null, question: 'Have you ever been convicted?' })).toBe(true);
    expect(isMemberOnly({ questionId: null, question: 'Which EHR systems have you used?' })).toBe(false);
  });
});

it('a certification stays one if it names everyday experience', () => {
  expect(isMemberOnly('I certify that I have experience with electronic signature software')).toBe(true);
});
