import { REGIONS } from '../sheet/regional.ts';
import type { Issuer, Sheet, SheetPart } from '../sheet/sheet.ts';
import type { PrintedExperience, PrintedRegistration, RegistrationPrint } from './printed-registration.ts';

/** Replaces the password: always the same number of bullets. */
const BULLETS = '••••••••';

type WriteDate = (value: string) => string;

/** The contents of a printed registration, section by section as in the form. */
export function createRegistrationSheet(
  registration: PrintedRegistration,
  issuer: Issuer,
  { now, reference, region = 'us' }: RegistrationPrint,
): Sheet {
  const { paper, lang, date } = REGIONS[region];
  return {
    title: `Registration for ${registration.preferredName}`,
    label: 'Registration',
    heading: registration.preferredName,
    reference,
    facts: [
      ...(reference === undefined ? [] : [{ label: 'Reference', value: reference }]),
      { label: 'Printed on', value: date(now) },
    ],
    issuer,
    paper,
    lang,
    parts: [
      ...createPersonPart(registration, date),
      ...createContactPart(registration, issuer),
      ...createExperiencePart(registration.workExperience, date),
      ...createEducationPart(registration, date),
      ...createVisaPart(registration, date),
      ...createCertificationsPart(registration),
      ...createFinalPart(registration, date),
    ],
  };
}

const createHeading = (number: number, text: string): SheetPart => ({ is: 'heading', text: `${number}. ${text}` });

const formatOptionalDate = (value: string | undefined, date: WriteDate) => (value ? date(value) : undefined);

function createPersonPart(
  { preferredName, dateOfBirth, linkedinProfile }: PrintedRegistration,
  date: WriteDate,
): SheetPart[] {
  return [
    createHeading(1, 'Personal Information'),
    {
      is: 'facts',
      facts: [
        { label: 'Preferred name', value: preferredName },
        { label: 'Date of birth', value: date(dateOfBirth) },
        { label: 'LinkedIn profile', value: linkedinProfile },
      ],
    },
  ];
}

function createContactPart(registration: PrintedRegistration, issuer: Issuer): SheetPart[] {
  const { email, resumePhoneNumber, forwarding, personalPhoneNumber, currentAddress } = registration;
  return [
    createHeading(2, 'Contact Information'),
    {
      is: 'facts',
      facts: [
        { label: 'Email', value: email },
        { label: 'Résumé phone number', value: resumePhoneNumber },
        {
          label: 'Resume email password',
          value: forwarding ? `None, uses a forwarding address from ${issuer.name}` : BULLETS,
        },
        { label: 'Personal phone number', value: personalPhoneNumber },
        { label: 'Current address', value: currentAddress },
      ],
    },
  ];
}

function createExperiencePart(entries: PrintedExperience[], date: WriteDate): SheetPart[] {
  return [
    createHeading(3, 'Work Experience'),
    ...entries.map((entry, index): SheetPart => {
      const facts = [
        { label: 'Client name', value: entry.clientName },
        { label: 'Role', value: entry.role },
        { label: 'Start date', value: date(entry.startDate) },
        { label: 'End date', value: date(entry.endDate) },
        { label: 'Client address', value: entry.clientAddress },
      ];
      return entries.length === 1 ? { is: 'facts', facts } : { is: 'facts', title: `Experience ${index + 1}`, facts };
    }),
  ];
}

function createEducationPart(registration: PrintedRegistration, date: WriteDate): SheetPart[] {
  const { mastersUniversity, mastersField, mastersGraduationDate } = registration;
  const masters = [mastersUniversity, mastersField, mastersGraduationDate].some((value) => value?.trim());
  return [
    createHeading(4, 'Education Summary'),
    createDegreeFact("Master's", mastersUniversity, mastersField, formatOptionalDate(mastersGraduationDate, date)),
    createDegreeFact(
      "Bachelor's",
      registration.bachelorsUniversity,
      registration.bachelorsField,
      date(registration.bachelorsGraduationDate),
    ),
  ].filter((part) => masters || part.is !== 'facts' || part.title !== "Master's");
}

const createDegreeFact = (title: string, university?: string, field?: string, graduation?: string): SheetPart => ({
  is: 'facts',
  title,
  facts: [
    { label: 'University', value: university },
    { label: 'Field of study', value: field },
    { label: 'Graduation date', value: graduation },
  ],
});

function createVisaPart(
  { visaStatus, arrivalDate, bornInUS, visaEndDate }: PrintedRegistration,
  date: WriteDate,
): SheetPart[] {
  return [
    createHeading(5, 'Visa Details & Availability'),
    {
      is: 'facts',
      facts: [
        { label: 'Visa status', value: visaStatus },
        { label: 'Date of arrival in USA', value: bornInUS ? 'Born in the US' : formatOptionalDate(arrivalDate, date) },
        { label: 'Visa end date', value: formatOptionalDate(visaEndDate, date) },
      ],
    },
  ];
}

function createCertificationsPart({ certifications = '' }: PrintedRegistration): SheetPart[] {
  const items = certifications.split(/\r?\n/).filter((line) => line.trim() !== '');
  return [
    createHeading(6, 'Certifications & Achievements'),
    items.length > 0 ? { is: 'list', items } : { is: 'facts', facts: [{ label: 'Certifications' }] },
  ];
}

function createFinalPart(registration: PrintedRegistration, date: WriteDate): SheetPart[] {
  const { preferredRole, confirmAccuracy, permissionToStore, forwarding, legalName, signatureDate } = registration;
  const permission = permissionToStore ? 'Given' : 'Not given';
  return [
    createHeading(7, 'Role Preference & Final Details'),
    {
      is: 'facts',
      facts: [
        { label: 'Preferred role', value: preferredRole },
        { label: 'Accuracy of the information', value: confirmAccuracy ? 'Confirmed' : 'Not confirmed' },
        {
          label: 'Permission to store',
          value: forwarding ? 'Not needed, no password is stored' : permission,
        },
      ],
    },
    {
      is: 'signature',
      name: { label: 'Legal name', value: legalName },
      date: { label: 'Signature date', value: date(signatureDate) },
      words: 'Signed in the online form by typing the legal name.',
    },
  ];
}
