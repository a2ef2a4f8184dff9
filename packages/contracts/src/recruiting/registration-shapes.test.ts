import { describe, expect, test } from 'vitest';
import {
  isTooYoung,
  messages,
  PASSWORD_BULLETS,
  registrationAnswersSchema,
  registrationSchema,
  VISA_STATUSES,
} from './registration-shapes.ts';

const JOB = {
  clientName: 'Juniper Ridge Hospital',
  startDate: '2020-05-04',
  endDate: '2023-02-28',
  role: 'Registered nurse',
  clientAddress: '12 Ridge Road, Boise, ID',
};
const REGISTRANT = {
  preferredName: 'Zażółć Gęślą',
  dateOfBirth: '1990-02-28',
  linkedinProfile: '',
  email: 'delia@example.com',
  resumePhoneNumber: '(555) 010-0199',
  resumeEmailPassword: ' planted blank ',
  personalPhoneNumber: '(555) 010-0142',
  currentAddress: '4 Payette Street, Boise, ID 83702',
  workExperience: [JOB],
  mastersUniversity: '',
  mastersField: '',
  mastersGraduationDate: '',
  bachelorsUniversity: 'Clearwater State University',
  bachelorsField: 'Nursing',
  bachelorsGraduationDate: '2013-06-14',
  visaStatus: 'H1B Visa',
  arrivalDate: '2015-08-20',
  visaEndDate: '',
  certifications: 'RN, Idaho\nACLS',
  preferredRole: 'Charge nurse',
  confirmAccuracy: true,
  permissionToStore: true,
  legalName: 'Delia Marsh',
  signatureDate: '2026-03-02',
};

/** Messages by path. */
function listProblems(change: object): Record<string, string> {
  const { error } = registrationSchema.safeParse({ ...REGISTRANT, ...change });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

test('accepts the full object of strings, two booleans, and a list unchanged', () => {
  expect(registrationSchema.parse(REGISTRANT)).toEqual({ ...REGISTRANT, bornInUS: false, forwarding: false });
});

test('includes the nine visa statuses', () => {
  expect(VISA_STATUSES).toEqual([
    'US Citizen',
    'Green Card Holder',
    'H1B Visa',
    'L1 Visa',
    'F1 Visa (OPT)',
    'F1 Visa (CPT)',
    'TN Visa',
    'O1 Visa',
    'Other',
  ]);
  for (const visaStatus of VISA_STATUSES) expect(listProblems({ visaStatus })).toEqual({});
});

describe('registration rules', () => {
  test.each([
    ['preferredName', 'A', 'Preferred name must be at least 2 characters'],
    ['preferredName', '  A ', 'Preferred name must be at least 2 characters'],
    ['dateOfBirth', '', 'Date of birth is required'],
    ['linkedinProfile', 'not a link', 'Please enter a valid LinkedIn URL'],
    ['linkedinProfile', 'nowhere', 'Please enter a valid LinkedIn URL'],
    ['linkedinProfile', 'javascript:alert(1)', 'Please enter a valid LinkedIn URL'],
    ['email', 'delia', 'Please enter a valid email address'],
    ['email', 'de lia@example.com', 'Please enter a valid email address'],
    ['resumePhoneNumber', '555010019', 'Please enter a valid phone number'],
    ['personalPhoneNumber', '', 'Please enter a valid phone number'],
    ['resumeEmailPassword', '', 'Resume email password is required'],
    ['currentAddress', '4 Payette', 'Please enter your full current address'],
    ['bachelorsUniversity', ' ', "Bachelor's university is required"],
    ['bachelorsField', '', "Bachelor's field of study is required"],
    ['bachelorsGraduationDate', '', "Bachelor's graduation date is required"],
    ['visaStatus', '', 'Visa status is required'],
    ['visaStatus', 'B2 Visa', 'Visa status is required'],
    ['arrivalDate', '', 'Date of arrival in USA is required'],
    ['preferredRole', '', 'Preferred role is required'],
    ['confirmAccuracy', false, 'You must confirm the accuracy of your information'],
    ['permissionToStore', false, 'You must give permission to store your password'],
    ['legalName', 'D', 'Legal name is required'],
    ['signatureDate', '', 'Signature date is required'],
  ])('%s %j: %s', (name, value, message) => {
    expect(listProblems({ [name]: value })).toEqual({ [name]: message });
  });

  test.each([
    ['clientName', 'Client name is required'],
    ['startDate', 'Start date is required'],
    ['endDate', 'End date is required'],
    ['role', 'Role is required'],
    ['clientAddress', 'Client address is required'],
  ])('require %s in each entry', (name, message) => {
    expect(listProblems({ workExperience: [JOB, { ...JOB, [name]: ' ' }] })).toEqual({
      [`workExperience.1.${name}`]: message,
    });
  });

  test('allow one to three entries', () => {
    expect(listProblems({ workExperience: [JOB, JOB, JOB] })).toEqual({});
    expect(listProblems({ workExperience: [JOB, JOB, JOB, JOB] })).toEqual({
      workExperience: 'Maximum 3 work experiences allowed',
    });
    expect(listProblems({ workExperience: [] })).toEqual({ workExperience: messages.noExperience });
  });

  test('report every missing field with its own message at once', () => {
    const paths = registrationSchema.safeParse({}).error?.issues.map(({ path }) => path.join('.'));
    const optional = ['linkedinProfile', 'mastersUniversity', 'mastersField', 'mastersGraduationDate', 'visaEndDate'];
    const required = Object.keys(REGISTRANT).filter((name) => ![...optional, 'certifications'].includes(name));
    expect(paths?.toSorted()).toEqual(required.toSorted());
  });
});

describe('dates', () => {
  test.each(['2023-02-30', '31.05.2019', '05/31/2019', '0019-05-31', 'soon'])('reject %s', (day) => {
    for (const name of ['dateOfBirth', 'mastersGraduationDate', 'visaEndDate', 'arrivalDate', 'signatureDate'])
      expect(listProblems({ [name]: day })).toEqual({ [name]: messages.day });
  });

  test('store only the date of an instant', () => {
    const parsed = registrationSchema.parse({ ...REGISTRANT, arrivalDate: ' 2015-08-20T00:00:00.000Z ' });
    expect(parsed.arrivalDate).toBe('2015-08-20');
  });

  test('accept the word for a current job as its end date', () => {
    const { workExperience } = registrationSchema.parse({
      ...REGISTRANT,
      workExperience: [{ ...JOB, endDate: 'present' }],
    });
    expect(workExperience[0]?.endDate).toBe('Present');
    expect(listProblems({ workExperience: [{ ...JOB, endDate: '2020-05-03' }] })).toEqual({
      'workExperience.0.endDate': messages.endsBefore,
    });
  });

  test('reject people under 18', () => {
    expect(isTooYoung('2008-03-03', '2026-03-02')).toBe(true);
    expect(isTooYoung('2008-03-02', '2026-03-02')).toBe(false);
    expect(listProblems({ dateOfBirth: `${new Date().getUTCFullYear() - 10}-01-01` })).toEqual({
      dateOfBirth: messages.tooYoung,
    });
  });
});

test('accept profile links without https://', () => {
  expect(registrationSchema.parse({ ...REGISTRANT, linkedinProfile: 'linkedin.com/in/delia' }).linkedinProfile).toBe(
    'https://linkedin.com/in/delia',
  );
});

test('store no date of arrival for people born in the US', () => {
  expect(listProblems({ arrivalDate: '', bornInUS: true })).toEqual({});
  expect(registrationSchema.parse({ ...REGISTRANT, bornInUS: true }).arrivalDate).toBe('');
});

test('accept a forwarding address instead of a password and its permission, and drop a password sent along', () => {
  expect(listProblems({ forwarding: true, resumeEmailPassword: '', permissionToStore: false })).toEqual({});
  expect(registrationSchema.parse({ ...REGISTRANT, forwarding: true }).resumeEmailPassword).toBe('');
});

test('a registration without its secret is the same whatever the password was', () => {
  for (const resumeEmailPassword of [PASSWORD_BULLETS, 'planted', undefined, 7]) {
    const parsed = registrationAnswersSchema.parse({ ...REGISTRANT, resumeEmailPassword });
    expect(parsed).not.toHaveProperty('resumeEmailPassword');
    expect(parsed.preferredName).toBe(REGISTRANT.preferredName);
  }
});

test('limit the length of every text, and report only that if it is exceeded', () => {
  const long = 'x'.repeat(100_000);
  for (const [name, value] of Object.entries(REGISTRANT))
    if (typeof value === 'string')
      expect(listProblems({ [name]: long })[name]).toMatch(/^Use \d+ characters or fewer\.$/);
  for (const name of Object.keys(JOB))
    expect(listProblems({ workExperience: [{ ...JOB, [name]: long }] })[`workExperience.0.${name}`]).toMatch(/^Use /);
});
