import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';

/** When something happened to a sample registration, in days ago. */
interface SampleSteps {
  registered: number;
  accepted?: number;
  assigned?: number;
  /** Sent back for a change, with what to change. */
  returned?: { daysAgo: number; note: string };
  /** Changed by the member, and looked at again. */
  changed?: { daysAgo: number; address: string; reviewedDaysAgo: number };
}

export interface SampleRegistration extends SampleSteps {
  /** The name of the sample person. */
  person: string;
  answers: RegistrationAnswers;
  tasks?: readonly SampleTask[];
}

export interface SampleTask {
  what: string;
  proposedDaysAgo: number;
  decided?: { daysAgo: number; as: 'approved' } | { daysAgo: number; as: 'declined'; note: string };
  doneDaysAgo?: number;
}

const NO_TEXTS = {
  linkedinProfile: '',
  mastersUniversity: '',
  mastersField: '',
  mastersGraduationDate: '',
  visaEndDate: '',
  certifications: '',
} as const;

/** Phone numbers that nobody has: 555-01xx is set aside for examples. */
function createAnswers(
  own: Omit<RegistrationAnswers, keyof typeof NO_TEXTS | ExtraKeys> & Partial<RegistrationAnswers>,
): RegistrationAnswers {
  return {
    ...NO_TEXTS,
    bornInUS: own.arrivalDate === '',
    forwarding: false,
    confirmAccuracy: true,
    permissionToStore: true,
    signatureDate: '',
    ...own,
  };
}
type ExtraKeys = 'bornInUS' | 'forwarding' | 'confirmAccuracy' | 'permissionToStore' | 'signatureDate';

export const SAMPLE_REGISTRATIONS: readonly SampleRegistration[] = [
  {
    person: 'riley',
    registered: 39,
    accepted: 38,
    assigned: 37,
    answers: createAnswers({
      preferredName: 'Riley Quill',
      legalName: 'Riley Jordan Quill',
      dateOfBirth: '1997-03-14',
      email: 'riley.quill@demo.example',
      resumePhoneNumber: '(303) 555-0142',
      personalPhoneNumber: '(303) 555-0143',
      currentAddress: '1180 Clarkson Street, Denver, CO 80218',
      workExperience: [
        {
          clientName: 'Larkspur Grocers',
          startDate: '2023-03-06',
          endDate: 'Present',
          role: 'Data Analyst',
          clientAddress: '400 Larimer Street, Denver, CO',
        },
        {
          clientName: 'Pinecrest Logistics',
          startDate: '2019-06-10',
          endDate: '2023-02-24',
          role: 'Operations Coordinator',
          clientAddress: '75 Depot Road, Aurora, CO',
        },
      ],
      bachelorsUniversity: 'Clearwater State University',
      bachelorsField: 'Economics',
      bachelorsGraduationDate: '2019-05-18',
      visaStatus: 'US Citizen',
      arrivalDate: '',
      preferredRole: 'Data Analyst',
    }),
    tasks: [
      {
        what: 'Ask your last manager, Dana Whitlock, whether she would be a reference.',
        proposedDaysAgo: 1,
      },
      {
        what: 'Write to two people at Bluestem Outfitters whom you know from your studies.',
        proposedDaysAgo: 6,
        decided: { daysAgo: 5, as: 'approved' },
      },
      {
        what: 'Update your LinkedIn profile with the summary that we wrote together.',
        proposedDaysAgo: 20,
        decided: { daysAgo: 19, as: 'approved' },
        doneDaysAgo: 18,
      },
      {
        what: 'Look for night-shift operations jobs in Aurora.',
        proposedDaysAgo: 26,
        decided: { daysAgo: 25, as: 'declined', note: 'I’d like to stay in data jobs with regular hours.' },
      },
    ],
  },
  {
    person: 'andre',
    registered: 26,
    accepted: 25,
    assigned: 24,
    answers: createAnswers({
      preferredName: 'Andre Baptiste',
      legalName: 'Andre Michel Baptiste',
      dateOfBirth: '1988-11-02',
      email: 'andre.baptiste@demo.example',
      resumePhoneNumber: '(305) 555-0118',
      personalPhoneNumber: '(305) 555-0119',
      currentAddress: '2204 NE 2nd Avenue, Miami, FL 33137',
      workExperience: [
        {
          clientName: 'Coral Bay Hotels',
          startDate: '2016-02-01',
          endDate: 'Present',
          role: 'Front Office Manager',
          clientAddress: '9 Bayfront Drive, Miami, FL',
        },
      ],
      bachelorsUniversity: 'Palmetto College',
      bachelorsField: 'Hospitality Management',
      bachelorsGraduationDate: '2011-05-07',
      visaStatus: 'Green Card Holder',
      arrivalDate: '2004-08-19',
      preferredRole: 'Hotel General Manager',
    }),
    tasks: [{ what: 'Introduce you to a recruiter for hotels in Miami and Fort Lauderdale.', proposedDaysAgo: 2 }],
  },
  {
    person: 'priya',
    registered: 24,
    accepted: 23,
    assigned: 22,
    answers: createAnswers({
      preferredName: 'Priya Raman',
      legalName: 'Priya Raman',
      dateOfBirth: '1994-07-23',
      email: 'priya.raman@demo.example',
      resumePhoneNumber: '(512) 555-0161',
      personalPhoneNumber: '(512) 555-0162',
      currentAddress: '801 West 5th Street, Austin, TX 78703',
      workExperience: [
        {
          clientName: 'Mesquite Software',
          startDate: '2020-01-13',
          endDate: 'Present',
          role: 'QA Engineer',
          clientAddress: '300 Congress Avenue, Austin, TX',
        },
      ],
      mastersUniversity: 'Bluebonnet University',
      mastersField: 'Computer Science',
      mastersGraduationDate: '2019-12-14',
      bachelorsUniversity: 'Anna Nagar College of Engineering',
      bachelorsField: 'Information Technology',
      bachelorsGraduationDate: '2016-04-30',
      visaStatus: 'H1B Visa',
      arrivalDate: '2018-08-09',
      visaEndDate: '2028-09-30',
      preferredRole: 'Software Test Engineer',
    }),
    tasks: [
      {
        what: 'Ask four employers in Austin whether they sponsor visas for test engineers.',
        proposedDaysAgo: 9,
        decided: { daysAgo: 8, as: 'approved' },
      },
    ],
  },
  {
    person: 'tomas',
    registered: 20,
    accepted: 19,
    assigned: 18,
    returned: { daysAgo: 3, note: 'The end date of your visa has passed. Please enter the new one.' },
    answers: createAnswers({
      preferredName: 'Tomás Herrera',
      legalName: 'Tomás Herrera Ruiz',
      dateOfBirth: '1991-01-30',
      email: 'tomas.herrera@demo.example',
      resumePhoneNumber: '(602) 555-0125',
      personalPhoneNumber: '(602) 555-0126',
      currentAddress: '45 East Monroe Street, Phoenix, AZ 85004',
      workExperience: [
        {
          clientName: 'Saguaro Solar',
          startDate: '2021-09-20',
          endDate: 'Present',
          role: 'Project Engineer',
          clientAddress: '1200 Desert View Road, Phoenix, AZ',
        },
      ],
      bachelorsUniversity: 'Instituto del Norte',
      bachelorsField: 'Electrical Engineering',
      bachelorsGraduationDate: '2014-06-27',
      visaStatus: 'TN Visa',
      arrivalDate: '2021-08-30',
      visaEndDate: '2024-08-29',
      preferredRole: 'Electrical Project Manager',
    }),
  },
  {
    person: 'hannah',
    registered: 15,
    accepted: 14,
    assigned: 13,
    returned: { daysAgo: 5, note: 'You wrote that you moved. Please enter your new address.' },
    changed: { daysAgo: 2, address: '88 Snelling Avenue, Saint Paul, MN 55104', reviewedDaysAgo: 1 },
    answers: createAnswers({
      preferredName: 'Hannah Olsen',
      legalName: 'Hannah Marie Olsen',
      dateOfBirth: '1985-09-12',
      email: 'hannah.olsen@demo.example',
      resumePhoneNumber: '(612) 555-0177',
      personalPhoneNumber: '(612) 555-0178',
      currentAddress: '310 Hennepin Avenue, Minneapolis, MN 55401',
      workExperience: [
        {
          clientName: 'Northwater Clinic',
          startDate: '2012-06-18',
          endDate: 'Present',
          role: 'Registered Nurse',
          clientAddress: '16 Lake Street, Minneapolis, MN',
        },
      ],
      bachelorsUniversity: 'Prairie State College',
      bachelorsField: 'Nursing',
      bachelorsGraduationDate: '2008-05-10',
      visaStatus: 'US Citizen',
      arrivalDate: '',
      certifications: 'Registered Nurse (RN), Minnesota\nBasic Life Support (BLS)',
      preferredRole: 'Nurse Manager',
    }),
  },
  {
    person: 'kwame',
    registered: 1,
    answers: createAnswers({
      preferredName: 'Kwame Boateng',
      legalName: 'Kwame Boateng',
      dateOfBirth: '1993-04-05',
      email: 'kwame.boateng@demo.example',
      resumePhoneNumber: '(614) 555-0190',
      personalPhoneNumber: '(614) 555-0191',
      currentAddress: '27 High Street, Columbus, OH 43215',
      workExperience: [
        {
          clientName: 'Buckeye Freight',
          startDate: '2018-03-12',
          endDate: 'Present',
          role: 'Supply Chain Analyst',
          clientAddress: '500 Rail Yard Road, Columbus, OH',
        },
      ],
      bachelorsUniversity: 'Scioto Valley University',
      bachelorsField: 'Supply Chain Management',
      bachelorsGraduationDate: '2015-12-12',
      visaStatus: 'US Citizen',
      arrivalDate: '2001-07-15',
      preferredRole: 'Supply Chain Manager',
    }),
  },
];
