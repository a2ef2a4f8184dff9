import { REGIONS } from '../sheet/regional.ts';
import type { Issuer, Sheet, SheetPart } from '../sheet/sheet.ts';
import type { PrintedExperience, PrintedRegistration, RegistrationPrint } from './printed-registration.ts';

/** Replaces the password: always the same number of bullets. */
const BULLETS = '••••••••';

type WriteDate = (value: string) => string;

/** The contents of a printed registration, section by section as in the form. */
export function registrationSheet(
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
      ...person(registration, date),
      ...contact(registration, issuer),
      ...experience(registration.workExperience, date),
      ...education(registration, date),
      ...visa(registration, date),
      ...certifications(registration),
      ...final(registration, date),
    ],
  };
}

const section = (number: number, text: string): SheetPart => ({ is: 'heading', text: `${number}. ${text}` });

const dated = (value: string | undefined, date: WriteDate) => (value ? date(value) : undefined);

function person({ preferredName, dateOfBirth, linkedinProfile }: PrintedRegistration, date: WriteDate): SheetPart[] {
  return [
    section(1, 'Personal Information'),
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

function contact(registration: PrintedRegistration, issuer: Issuer): SheetPart[] {
  const { email, resumePhoneNumber, forwarding, personalPhoneNumber, currentAddress } = registration;
  return [
    section(2, 'Contact Information'),
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

function experience(entries: PrintedExperience[], date: WriteDate): SheetPart[] {
  return [
    section(3, 'Work Experience'),
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

function education(registration: PrintedRegistration, date: WriteDate): SheetPart[] {
  const { mastersUniversity, mastersField, mastersGraduationDate } = registration;
  const masters = [mastersUniversity, mastersField, mastersGraduationDate].some((value) => value?.trim());
  return [
    section(4, 'Education Summary'),
    degree("Master's", mastersUniversity, mastersField, dated(mastersGraduationDate, date)),
    degree(
      "Bachelor's",
      registration.bachelorsUniversity,
      registration.bachelorsField,
      date(registration.bachelorsGraduationDate),
    ),
  ].filter((part) => masters || part.is !== 'facts' || part.title !== "Master's");
}

const degree = (title: string, university?: string, field?: string, graduation?: string): SheetPart => ({
  is: 'facts',
  title,
  facts: [
    { label: 'University', value: university },
    { label: 'Field of study', value: field },
    { label: 'Graduation date', value: graduation },
  ],
});

function visa({ visaStatus, arrivalDate, bornInUS, visaEndDate }: PrintedRegistration, date: WriteDate): SheetPart[] {
  return [
    section(5, 'Visa Details & Availability'),
    {
      is: 'facts',
      facts: [
        { label: 'Visa status', value: visaStatus },
        { label: 'Date of arrival in USA', value: bornInUS ? 'Born in the US' : dated(arrivalDate, date) },
        { label: 'Visa end date', value: dated(visaEndDate, date) },
      ],
    },
  ];
}

function certifications({ certifications = '' }: PrintedRegistration): SheetPart[] {
  const items = certifications.split(/\r?\n/).filter((line) => line.trim() !== '');
  return [
    section(6, 'Certifications & Achievements'),
    items.length > 0 ? { is: 'list', items } : { is: 'facts', facts: [{ label: 'Certifications' }] },
  ];
}

function final(registration: PrintedRegistration, date: WriteDate): SheetPart[] {
  const { preferredRole, confirmAccuracy, permissionToStore, forwarding, legalName, signatureDate } = registration;
  const permission = permissionToStore ? 'Given' : 'Not given';
  return [
    section(7, 'Role Preference & Final Details'),
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
