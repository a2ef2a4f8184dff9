import { HoneypotField } from '../../parts/off-screen.tsx';
import { CALLING_CODES, STATES, YES_NO } from '../../parts/options.ts';
import type { Question } from '../../parts/practice.ts';
import { PracticeForm, PracticeProvider } from '../../parts/practice-provider.tsx';
import { Steps } from '../../parts/steps.tsx';
import { Experience, useExperienceIds } from './experience.tsx';
import { Row, Rows } from './rows.tsx';

const SOURCE: Question = {
  name: 'source--source',
  label: 'How Did You Hear About Us?',
  required: true,
  options: [
    'Career Fair',
    'Company Website',
    'Employee Referral',
    'Job Board: Indeed',
    'Job Board: Other',
    'Professional Association',
    'Social Media',
  ],
};

const INFORMATION: readonly Question[] = [
  {
    name: 'previousWorker--candidateIsPreviousWorker',
    label: 'Have you previously worked at Ironbark Health as an employee or contractor?',
    kind: 'radio',
    options: YES_NO,
    required: true,
  },
  {
    name: 'country--country',
    label: 'Country',
    kind: 'select',
    options: ['Canada', 'India', 'Mexico', 'United Kingdom', 'United States of America'],
    required: true,
  },
  { name: 'name--legalName--firstName', label: 'First Name', required: true },
  { name: 'name--legalName--middleName', label: 'Middle Name' },
  { name: 'name--legalName--lastName', label: 'Last Name', required: true },
  { name: 'name--preferredCheck', label: 'I have a preferred name', kind: 'check' },
  { name: 'address--addressLine1', label: 'Address Line 1', required: true },
  { name: 'address--addressLine2', label: 'Address Line 2' },
  { name: 'address--city', label: 'City', required: true },
  { name: 'address--countryRegion', label: 'State', kind: 'select', options: STATES, required: true },
  { name: 'address--postalCode', label: 'Postal Code', required: true },
  { name: 'address--regionSubdivision1', label: 'County' },
  { name: 'emailAddress--emailAddress', label: 'Email Address', required: true },
  {
    name: 'phoneNumber--phoneType',
    label: 'Phone Device Type',
    kind: 'select',
    options: ['Fax', 'Home', 'Mobile', 'Pager', 'Work'],
    required: false,
  },
];

const PHONE_CODE: Question = {
  name: 'phoneNumber--countryPhoneCode',
  label: 'Country Phone Code',
  options: CALLING_CODES.map((code) => code.replace(/ (\+\d+)$/, ' ($1)')),
  required: true,
};

const PHONE: readonly Question[] = [
  { name: 'phoneNumber--phoneNumber', label: 'Phone Number', required: true },
  { name: 'phoneNumber--extension', label: 'Phone Extension' },
];

const HONEYPOT: Question = {
  name: 'beecatcher',
  label: 'Enter website. This input is for robots only, do not enter if you’re human.',
};

const QUESTIONS: readonly Question[] = [
  {
    name: 'primaryQuestionnaire--1a',
    label: 'Are you legally authorized to work in the United States?',
    kind: 'select',
    options: YES_NO,
    required: true,
  },
  {
    name: 'primaryQuestionnaire--2b',
    label:
      'Will you now or at any time in the future require Ironbark Health to file a petition or otherwise sponsor you in order to obtain or continue your work authorization?',
    kind: 'select',
    options: YES_NO,
    required: true,
  },
  {
    name: 'primaryQuestionnaire--3c',
    label: 'Are you 18 years of age or older?',
    kind: 'select',
    options: YES_NO,
    required: true,
  },
  {
    name: 'primaryQuestionnaire--4d',
    label:
      'Are you subject to a non-compete, non-solicitation, or similar agreement with a current or former employer?',
    kind: 'select',
    options: ['No', 'Yes'],
    required: true,
  },
  {
    name: 'primaryQuestionnaire--5e',
    label: 'Do you have any relatives who work for Ironbark Health?',
    kind: 'select',
    options: YES_NO,
  },
  { name: 'primaryQuestionnaire--6f', label: 'If yes, give the relative’s full name and department.' },
  {
    name: 'primaryQuestionnaire--7g',
    label: 'What percentage of the time are you willing to travel?',
    kind: 'select',
    options: ['None', 'Up to 25%', 'Up to 50%', 'Up to 75%', 'Up to 100%'],
  },
  { name: 'primaryQuestionnaire--8h', label: 'What is your desired annual base salary in US dollars?' },
];

const DISCLOSURES: readonly Question[] = [
  {
    name: 'personalInfoUS--ethnicity',
    label: 'What is your race or ethnicity?',
    kind: 'select',
    options: [
      'American Indian or Alaska Native (United States of America)',
      'Asian (United States of America)',
      'Black or African American (United States of America)',
      'Hispanic or Latino (United States of America)',
      'White (United States of America)',
      'I do not wish to answer. (United States of America)',
    ],
  },
  { name: 'personalInfoUS--gender', label: 'Gender', kind: 'select', options: ['Female', 'Male', 'Not Declared'] },
  {
    name: 'personalInfoUS--veteranStatus',
    label: 'Veteran Status',
    kind: 'select',
    options: [
      'I AM NOT A VETERAN',
      'I IDENTIFY AS A VETERAN, JUST NOT A PROTECTED VETERAN',
      'I IDENTIFY AS ONE OR MORE OF THE CLASSIFICATIONS OF PROTECTED VETERANS',
      'I DO NOT WISH TO SELF-IDENTIFY',
    ],
  },
  {
    name: 'termsAndConditions--acceptTermsAndAgreements',
    label: 'Yes, I have read and consent to the terms and conditions.',
    kind: 'check',
    required: true,
  },
];

const SELF: readonly Question[] = [
  { name: 'selfIdentifiedDisabilityData--name', label: 'Name (your signature)' },
  { name: 'selfIdentifiedDisabilityData--employeeId', label: 'Employee ID (if applicable)' },
  {
    name: 'selfIdentifiedDisabilityData--disabilityStatus',
    label: 'Please check one of the boxes below',
    kind: 'radio',
    options: [
      'Yes, I have a disability, or have had one in the past',
      'No, I do not have a disability and have not had one in the past',
      'I do not want to answer',
    ],
  },
];

/** Several steps, buttons that open lists, and blocks that the person adds. */
export default function Workday() {
  const [ids, setIds] = useExperienceIds();
  return (
    <PracticeProvider>
      <PracticeForm data-automation-id="applyFlowPage" className="relative max-w-[40rem]">
        <Steps
          next="Save and Continue"
          submit="Submit"
          steps={[
            {
              title: 'My Information',
              content: (
                <>
                  <Row question={SOURCE} search />
                  <Rows questions={INFORMATION} />
                  <Row question={PHONE_CODE} search />
                  <Rows questions={PHONE} />
                  <HoneypotField question={HONEYPOT} place="clipped" />
                </>
              ),
            },
            { title: 'My Experience', content: <Experience ids={ids} onChange={setIds} /> },
            { title: 'Application Questions', content: <Rows questions={QUESTIONS} /> },
            { title: 'Voluntary Disclosures', content: <Rows questions={DISCLOSURES} /> },
            { title: 'Self Identify', content: <Rows questions={SELF} /> },
          ]}
        />
      </PracticeForm>
    </PracticeProvider>
  );
}
