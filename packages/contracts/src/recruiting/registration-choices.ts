import { EMAIL_PATTERN } from '../support/choices.ts';

/**
 * Rules, limits, choices, and messages of the registration. No schemas, so that the form doesn't load any in the browser.
 * `registration-shapes.ts` builds the server's schema from the same rules.
 */

export const limits = {
  name: 100,
  email: 254,
  phone: 40,
  /** A university, a role, or a client: one line. */
  line: 200,
  address: 500,
  link: 500,
  /** One certification per line. */
  certifications: 5000,
  password: 256,
  /** `YYYY-MM-DD`, or the longest notation of an instant. */
  day: 40,
} as const;

/** Maximum number of work experience entries. At least one is always shown. */
export const MAX_EXPERIENCES = 3;
/** Years. */
export const MIN_AGE_YEARS = 18;
const MIN_PHONE = 10;
const MIN_ADDRESS = 10;
const MIN_NAME = 2;

export const VISA_STATUSES = [
  'US Citizen',
  'Green Card Holder',
  'H1B Visa',
  'L1 Visa',
  'F1 Visa (OPT)',
  'F1 Visa (CPT)',
  'TN Visa',
  'O1 Visa',
  'Other',
] as const;
export type VisaStatus = (typeof VISA_STATUSES)[number];

/** The value for a current job's end date. */
export const CURRENT_JOB_END = 'Present';

/** Shown in place of the password. */
export const PASSWORD_BULLETS = '••••••••';

/** The labels of the last section's two checkboxes. This wording is recorded as the member's consent. */
export const CONSENTS = {
  confirmAccuracy: 'I confirm that the information I have given is accurate.',
  permissionToStore:
    'I give permission to store the password of my résumé mailbox, sealed, so that the recruiter assigned to me can apply from it.',
} as const;

/** The message from the specification, followed by our own addition. */
export const messages = {
  preferredName: 'Preferred name must be at least 2 characters',
  dateOfBirth: 'Date of birth is required',
  linkedinProfile: 'Please enter a valid LinkedIn URL',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  resumeEmailPassword: 'Resume email password is required',
  currentAddress: 'Please enter your full current address',
  tooManyExperiences: 'Maximum 3 work experiences allowed',
  clientName: 'Client name is required',
  startDate: 'Start date is required',
  endDate: 'End date is required',
  role: 'Role is required',
  clientAddress: 'Client address is required',
  bachelorsUniversity: "Bachelor's university is required",
  bachelorsField: "Bachelor's field of study is required",
  bachelorsGraduationDate: "Bachelor's graduation date is required",
  visaStatus: 'Visa status is required',
  arrivalDate: 'Date of arrival in USA is required',
  preferredRole: 'Preferred role is required',
  confirmAccuracy: 'You must confirm the accuracy of your information',
  permissionToStore: 'You must give permission to store your password',
  legalName: 'Legal name is required',
  signatureDate: 'Signature date is required',
  // Ours.
  day: 'Enter a date, such as 2019-05-31',
  tooYoung: `You must be ${MIN_AGE_YEARS} or older to register`,
  endsBefore: 'The end date is before the start date',
  noExperience: 'Add at least one work experience',
} as const;

export const formatTooLong = (most: number): string => `Use ${most} characters or fewer.`;

const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a calendar date between 1900 and 2100, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [, year, month, dayFormatRule] = DATE_PATTERN.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || dayFormatRule === undefined || year < 1900 || year > 2100)
    return false;
  const date = new Date(Date.UTC(year, month - 1, dayFormatRule));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayFormatRule;
}

/** A date as we store it. For an instant, only its date; other text is unchanged. */
export function normalizeDay(text: string): string {
  const dayFormatRule = text.trim();
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})?$/.test(dayFormatRule)
    ? dayFormatRule.slice(0, 10)
    : dayFormatRule;
}

/** Like `normalizeDay`, and also normalizes the word for a current job. */
export const normalizeEnd = (text: string): string =>
  text.trim().toLowerCase() === CURRENT_JOB_END.toLowerCase() ? CURRENT_JOB_END : normalizeDay(text);

/** A URL as we store it. People omit the `https://`. */
export const normalizeLink = (text: string): string => {
  const link = text.trim();
  return link === '' || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`;
};

function isLink(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && /[^.]\.[^.]/.test(hostname) && !/\s/.test(text);
  } catch {
    return false;
  }
}

/** Whether someone born on this date is a minor. */
export function isTooYoung(birthDate: string, today: string): boolean {
  const [year = 0, rest = ''] = [Number(today.slice(0, 4)), today.slice(4)];
  return birthDate > `${String(year - MIN_AGE_YEARS).padStart(4, '0')}${rest}`;
}

/** Checks a text that is trimmed and within its limit. Returns what is wrong, or null. */
type Rule = (value: string) => string | null;

const allowAnything: Rule = () => null;
const minLengthRule =
  (least: number, message: string): Rule =>
  (value) =>
    value.length >= least ? null : message;
const requiredRule = (message: string): Rule => minLengthRule(1, message);
const checkOptionalDay: Rule = (value) => (value === '' || isDay(value) ? null : messages.day);
const day =
  (message: string): Rule =>
  (value) =>
    value === '' ? message : checkOptionalDay(value);
const end: Rule = (value) => (value === CURRENT_JOB_END ? null : day(messages.endDate)(value));

export interface TextRule {
  /** Maximum length. */
  most: number;
  rule: Rule;
  /** How the text is stored. */
  normalize?: (text: string) => string;
}

const nameTextRule = (rule: Rule): TextRule => ({ most: limits.name, rule });
const lineTextRule = (rule: Rule): TextRule => ({ most: limits.line, rule });
const dayTextRule = (rule: Rule): TextRule => ({ most: limits.day, rule, normalize: normalizeDay });
const phone: TextRule = { most: limits.phone, rule: minLengthRule(MIN_PHONE, messages.phone) };

/** One work experience entry. */
export const EXPERIENCE_RULES = {
  clientName: lineTextRule(requiredRule(messages.clientName)),
  startDate: dayTextRule(day(messages.startDate)),
  endDate: { most: limits.day, rule: end, normalize: normalizeEnd },
  role: lineTextRule(requiredRule(messages.role)),
  clientAddress: { most: limits.address, rule: requiredRule(messages.clientAddress) },
} as const satisfies Record<string, TextRule>;

/** All text fields of the registration except the password, which is stored as typed. */
export const TEXT_RULES = {
  preferredName: nameTextRule(minLengthRule(MIN_NAME, messages.preferredName)),
  dateOfBirth: dayTextRule(day(messages.dateOfBirth)),
  linkedinProfile: {
    most: limits.link,
    rule: (value) => (value === '' || isLink(value) ? null : messages.linkedinProfile),
    normalize: normalizeLink,
  },
  email: { most: limits.email, rule: (value) => (EMAIL_PATTERN.test(value) ? null : messages.email) },
  resumePhoneNumber: phone,
  personalPhoneNumber: phone,
  currentAddress: { most: limits.address, rule: minLengthRule(MIN_ADDRESS, messages.currentAddress) },
  mastersUniversity: lineTextRule(allowAnything),
  mastersField: lineTextRule(allowAnything),
  mastersGraduationDate: dayTextRule(checkOptionalDay),
  bachelorsUniversity: lineTextRule(requiredRule(messages.bachelorsUniversity)),
  bachelorsField: lineTextRule(requiredRule(messages.bachelorsField)),
  bachelorsGraduationDate: dayTextRule(day(messages.bachelorsGraduationDate)),
  visaStatus: lineTextRule((value) => (VISA_STATUSES.some((status) => status === value) ? null : messages.visaStatus)),
  /** Checked later, when it is known whether a password is expected. */
  arrivalDate: dayTextRule(checkOptionalDay),
  visaEndDate: dayTextRule(checkOptionalDay),
  certifications: { most: limits.certifications, rule: allowAnything },
  preferredRole: lineTextRule(requiredRule(messages.preferredRole)),
  legalName: nameTextRule(minLengthRule(MIN_NAME, messages.legalName)),
  signatureDate: dayTextRule(day(messages.signatureDate)),
} as const satisfies Record<string, TextRule>;

export type Experience = Record<keyof typeof EXPERIENCE_RULES, string>;
export type RegistrationTexts = Record<keyof typeof TEXT_RULES, string>;

/** The registrant's answers, without the password. */
export interface RegistrationAnswers extends RegistrationTexts {
  workExperience: Experience[];
  /** Born in the US, so there is no date of arrival. */
  bornInUS: boolean;
  /** An address that we issue, instead of a password. */
  forwarding: boolean;
  confirmAccuracy: boolean;
  permissionToStore: boolean;
}

/** Messages by the path of an invalid field, such as `email` or `workExperience.0.role`. */
export type RegistrationProblems = Record<string, string>;

const getToday = (): string => new Date().toISOString().slice(0, 10);

function findProblems<Name extends string>(
  rules: Record<Name, TextRule>,
  values: Record<NoInfer<Name>, string>,
  path = '',
): RegistrationProblems {
  const problems: RegistrationProblems = {};
  for (const field of Object.keys(rules) as Name[]) {
    const { most, rule, normalize } = rules[field];
    const text = (values[field] ?? '').trim();
    const problem = text.length > most ? formatTooLong(most) : rule(normalize ? normalize(text) : text);
    if (problem !== null) problems[`${path}${field}`] = problem;
  }
  return problems;
}

function findExperienceProblems(entries: readonly Experience[]): RegistrationProblems {
  if (entries.length === 0) return { workExperience: messages.noExperience };
  if (entries.length > MAX_EXPERIENCES) return { workExperience: messages.tooManyExperiences };
  const problems: RegistrationProblems = {};
  entries.forEach((entry, index) => {
    const path = `workExperience.${index}.`;
    Object.assign(problems, findProblems(EXPERIENCE_RULES, entry, path));
    const [start, last] = [normalizeDay(entry.startDate), normalizeDay(entry.endDate)];
    if (isDay(start) && isDay(last) && last < start) problems[`${path}endDate`] = messages.endsBefore;
  });
  return problems;
}

/**
 * Finds what is wrong with a registration.
 * @param password as typed; null if it isn't sent, as with the PDF and the profile
 * @param today the date for computing the age
 */
export function findRegistrationProblems(
  values: RegistrationAnswers,
  password: string | null,
  today: string = getToday(),
): RegistrationProblems {
  const problems = { ...findProblems(TEXT_RULES, values), ...findExperienceProblems(values.workExperience) };
  const birthDate = normalizeDay(values.dateOfBirth);
  if (isDay(birthDate) && isTooYoung(birthDate, today)) problems.dateOfBirth = messages.tooYoung;
  if (!values.bornInUS && values.arrivalDate.trim() === '') problems.arrivalDate = messages.arrivalDate;
  if (password !== null && !values.forwarding) {
    if (password === '') problems.resumeEmailPassword = messages.resumeEmailPassword;
    else if (password.length > limits.password) problems.resumeEmailPassword = formatTooLong(limits.password);
  }
  if (!values.confirmAccuracy) problems.confirmAccuracy = messages.confirmAccuracy;
  // With a forwarding address, no password is stored.
  if (!values.forwarding && !values.permissionToStore) problems.permissionToStore = messages.permissionToStore;
  return problems;
}
