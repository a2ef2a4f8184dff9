/** Fictional applications that show what tracking looks like. */
export interface SampleApplication {
  company: string;
  position: string;
  status: 'Interview Scheduled' | 'Under Review' | 'Offer Received';
  /** ISO dates. */
  appliedDate: string;
  nextStep: string;
  nextStepDate: string;
  /** From 0 to 100, for this position. */
  atsScore: number;
  /** In the sample: the percentage of applications with this score and occupation that get a response. */
  responseRate: number;
  /** The number of completed stages. */
  stage: number;
  totalStages: number;
}

/** An application's stages, first to last. */
export const STAGES = ['Applied', 'In review', 'Interview', 'Final round', 'Offer'] as const;

export const SAMPLES: readonly SampleApplication[] = [
  {
    company: 'Larkfield Clinics',
    position: 'Clinical Data Analyst',
    status: 'Interview Scheduled',
    appliedDate: '2026-11-02',
    nextStep: 'Video interview with the analytics lead',
    nextStepDate: '2026-11-24',
    atsScore: 91,
    responseRate: 74,
    stage: 3,
    totalStages: STAGES.length,
  },
  {
    company: 'Tamarind Freight',
    position: 'Operations Research Engineer',
    status: 'Under Review',
    appliedDate: '2026-11-09',
    nextStep: 'Follow up if you haven’t heard back',
    nextStepDate: '2026-11-23',
    atsScore: 84,
    responseRate: 66,
    stage: 2,
    totalStages: STAGES.length,
  },
  {
    company: 'Quill & Harbor',
    position: 'Senior Reporting Analyst',
    status: 'Offer Received',
    appliedDate: '2026-10-19',
    nextStep: 'Respond to the offer',
    nextStepDate: '2026-11-27',
    atsScore: 95,
    responseRate: 82,
    stage: 5,
    totalStages: STAGES.length,
  },
];

/** The totals above a list of applications, counted from the list. */
export function createFigures(applications: readonly SampleApplication[]) {
  const calculateMean = (value: (application: SampleApplication) => number) =>
    applications.length === 0
      ? null
      : Math.round(applications.reduce((sum, application) => sum + value(application), 0) / applications.length);
  return {
    count: applications.length,
    interviews: applications.filter(({ stage }) => stage >= STAGES.indexOf('Interview') + 1).length,
    offers: applications.filter(({ status }) => status === 'Offer Received').length,
    atsScore: calculateMean(({ atsScore }) => atsScore),
    responseRate: calculateMean(({ responseRate }) => responseRate),
  };
}
