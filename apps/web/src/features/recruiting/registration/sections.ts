import type { RegistrationProblems, TEXT_RULES } from '@foothold/contracts/recruiting/registration-choices';

/** The step banner and the seven sections, as specified. */

export const STEPS = ['Personal', 'Contact', 'Experience', 'Finish'] as const;
export type StepName = (typeof STEPS)[number];

export type FieldName =
  | keyof typeof TEXT_RULES
  | 'resumeEmailPassword'
  | 'workExperience'
  | 'confirmAccuracy'
  | 'permissionToStore';

export interface Section {
  number: number;
  id: string;
  title: string;
  /** The step in the banner. */
  step: StepName;
  /** In display order. */
  fields: readonly FieldName[];
}

export const SECTIONS = [
  {
    number: 1,
    id: 'personal-information',
    title: 'Personal Information',
    step: 'Personal',
    fields: ['preferredName', 'dateOfBirth', 'linkedinProfile'],
  },
  {
    number: 2,
    id: 'contact-information',
    title: 'Contact Information',
    step: 'Contact',
    fields: ['email', 'resumePhoneNumber', 'resumeEmailPassword', 'personalPhoneNumber', 'currentAddress'],
  },
  { number: 3, id: 'work-experience', title: 'Work Experience', step: 'Experience', fields: ['workExperience'] },
  {
    number: 4,
    id: 'education-summary',
    title: 'Education Summary',
    step: 'Experience',
    fields: [
      'mastersUniversity',
      'mastersField',
      'mastersGraduationDate',
      'bachelorsUniversity',
      'bachelorsField',
      'bachelorsGraduationDate',
    ],
  },
  {
    number: 5,
    id: 'visa-details',
    title: 'Visa Details & Availability',
    step: 'Finish',
    fields: ['visaStatus', 'arrivalDate', 'visaEndDate'],
  },
  {
    number: 6,
    id: 'certifications',
    title: 'Certifications & Achievements',
    step: 'Finish',
    fields: ['certifications'],
  },
  {
    number: 7,
    id: 'final-details',
    title: 'Role Preference & Final Details',
    step: 'Finish',
    fields: ['preferredRole', 'legalName', 'signatureDate', 'confirmAccuracy', 'permissionToStore'],
  },
] as const satisfies readonly Section[];
export type SectionId = (typeof SECTIONS)[number]['id'];

const FIELD_ORDER: readonly string[] = SECTIONS.flatMap(({ fields }): readonly string[] => fields);

/** The form field of a path: `workExperience` for `workExperience.0.role`. */
const getFormField = (path: string): string => path.split('.', 1)[0] ?? path;
const getFieldIndex = (path: string): number => {
  const place = FIELD_ORDER.indexOf(getFormField(path));
  return place === -1 ? FIELD_ORDER.length : place;
};

/** Sorts problems in the order of the form. */
export function sortByFormOrder(problems: RegistrationProblems): RegistrationProblems {
  return Object.fromEntries(
    Object.entries(problems).toSorted(([one], [other]) => getFieldIndex(one) - getFieldIndex(other)),
  );
}

/** The number of fields that each step still needs. */
export function countMissingByStep(problems: RegistrationProblems): Record<StepName, number> {
  const counts: Record<StepName, number> = { Personal: 0, Contact: 0, Experience: 0, Finish: 0 };
  for (const path of Object.keys(problems)) {
    const section = SECTIONS.find(({ fields }) => (fields as readonly string[]).includes(getFormField(path)));
    if (section) counts[section.step] += 1;
  }
  return counts;
}

const ENTRY_PATH_PATTERN = /^workExperience\.(\d+)\.(.+)$/;

/** Problems after removing a work experience entry: those of later entries move up. */
export function removeEntryProblems(problems: RegistrationProblems, removed: number): RegistrationProblems {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, message]) => {
      const [, entry, field] = ENTRY_PATH_PATTERN.exec(path) ?? [];
      if (entry === undefined || Number(entry) < removed) return [[path, message]];
      return Number(entry) === removed ? [] : [[`workExperience.${Number(entry) - 1}.${field}`, message]];
    }),
  );
}
