import type { ClockStatus, VisaFacts } from '@foothold/core/visa';

type FactName = keyof VisaFacts;

export type FactField =
  | { kind: 'day'; name: FactName; label: string; hint?: string }
  | {
      kind: 'choice';
      name: FactName;
      label: string;
      hint?: string;
      options: readonly { value: string; label: string }[];
    }
  | { kind: 'jobs'; name: FactName }
  | { kind: 'cpt'; name: FactName };

export interface FactGroup {
  title: string;
  fields: readonly FactField[];
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const ADMISSION: FactGroup = {
  title: 'I-94',
  fields: [
    {
      kind: 'choice',
      name: 'admission',
      label: 'What does your I-94 say?',
      hint: 'Your most recent I-94 is at i94.cbp.dhs.gov.',
      options: [
        { value: 'ds', label: 'D/S' },
        { value: 'date', label: 'A date' },
      ],
    },
    { kind: 'day', name: 'i94End', label: 'Date on your I-94', hint: 'Only if it has a date.' },
  ],
};

const PETITION: FactGroup = {
  title: 'H-1B petition',
  fields: [
    {
      kind: 'choice',
      name: 'petition',
      label: 'Has an employer filed an H-1B petition for you?',
      options: [
        { value: 'none', label: 'No' },
        { value: 'pending', label: 'Yes, pending' },
        { value: 'approved', label: 'Yes, approved' },
        { value: 'ended', label: 'Denied, rejected, or withdrawn' },
      ],
    },
    { kind: 'day', name: 'petitionFiled', label: 'Day it was filed' },
    {
      kind: 'choice',
      name: 'petitionChange',
      label: 'Does it request a change of status?',
      hint: 'The employer’s attorney knows.',
      options: YES_NO,
    },
    { kind: 'day', name: 'petitionStart', label: 'H-1B start date', hint: 'If it’s approved.' },
    { kind: 'day', name: 'petitionEnded', label: 'Day it was denied, rejected, or withdrawn' },
  ],
};

const OPT: FactGroup = {
  title: 'OPT',
  fields: [
    { kind: 'day', name: 'optStart', label: 'OPT start date', hint: 'From your first OPT card.' },
    { kind: 'day', name: 'optEnd', label: 'OPT end date', hint: 'From your first OPT card.' },
  ],
};
const JOBS: FactGroup = { title: 'Jobs since OPT began', fields: [{ kind: 'jobs', name: 'jobs' }] };

const getWorker = (limit: 'H-1B' | 'L-1' | null): readonly FactGroup[] => [
  {
    title: 'Authorized stay',
    fields: [
      { kind: 'day', name: 'i94End', label: 'Date on your I-94', hint: 'Your most recent I-94 is at i94.cbp.dhs.gov.' },
      ...(limit === null
        ? []
        : [
            { kind: 'day', name: 'firstStart', label: 'First day ever in H-1B or L-1 status' } as const,
            {
              kind: 'choice',
              name: 'timeAway',
              label: 'Have you been abroad since then?',
              options: YES_NO,
            } as const,
          ]),
    ],
  },
  {
    title: 'Job',
    fields: [
      { kind: 'day', name: 'jobEnded', label: 'Last paid day of your job', hint: 'Only if it has ended or will end.' },
    ],
  },
];

const getSpouse = (): readonly FactGroup[] => [
  { title: 'Authorized stay', fields: [{ kind: 'day', name: 'i94End', label: 'Date on your I-94' }] },
];

/** The questions for each status. None is required: whatever is missing is listed with the clock. */
export const FACT_GROUPS: Record<ClockStatus, readonly FactGroup[]> = {
  opt: [
    OPT,
    JOBS,
    ADMISSION,
    {
      title: 'STEM extension',
      fields: [
        { kind: 'choice', name: 'stemDegree', label: 'Do you have a STEM degree?', options: YES_NO },
        { kind: 'day', name: 'dsoRecommended', label: 'Day of your DSO’s STEM recommendation' },
        { kind: 'day', name: 'stemFiled', label: 'Day you filed the STEM application' },
      ],
    },
    PETITION,
  ],
  'stem-opt': [
    OPT,
    {
      title: 'STEM extension',
      fields: [
        { kind: 'day', name: 'stemStart', label: 'STEM extension start date' },
        { kind: 'day', name: 'stemEnd', label: 'STEM extension end date' },
      ],
    },
    JOBS,
    ADMISSION,
    PETITION,
  ],
  cpt: [
    {
      title: 'Program',
      fields: [
        { kind: 'day', name: 'programEnd', label: 'Program end date', hint: 'From your I-20.' },
        { kind: 'day', name: 'dsoRecommended', label: 'Day of your DSO’s OPT recommendation' },
      ],
    },
    { title: 'Periods of CPT', fields: [{ kind: 'cpt', name: 'cpt' }] },
    ADMISSION,
    PETITION,
  ],
  h1b: getWorker('H-1B'),
  l1a: getWorker('L-1'),
  l1b: getWorker('L-1'),
  tn: getWorker(null),
  o1: getWorker(null),
  h4: [
    {
      title: 'Authorized stay',
      fields: [
        { kind: 'day', name: 'eadEnd', label: 'End date on your employment card' },
        { kind: 'day', name: 'i94End', label: 'Date on your I-94' },
      ],
    },
  ],
  l2s: getSpouse(),
  es: getSpouse(),
};
