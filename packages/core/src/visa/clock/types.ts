/** The statuses that the clock knows. `l2s` and `es` are spouses of L-1 and E workers. */
export const CLOCK_STATUSES = ['opt', 'stem-opt', 'cpt', 'h1b', 'tn', 'l1a', 'l1b', 'o1', 'h4', 'l2s', 'es'] as const;
export type ClockStatus = (typeof CLOCK_STATUSES)[number];

export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];

/** How the I-94 ends: for duration of status ("D/S"), or on a date. */
export const ADMISSIONS = ['ds', 'date'] as const;
export const PETITIONS = ['none', 'pending', 'approved', 'ended'] as const;
export const CPT_TIMES = ['full', 'part'] as const;

/** A job in the United States. The last day is null while it continues. */
export interface ClockJob {
  start: string;
  end: string | null;
  /** Hours a week. Null if unknown. */
  hours: number | null;
}

/** A period of curricular practical training. Null for `time` if unknown. */
export interface CptPeriod {
  start: string;
  end: string | null;
  time: (typeof CPT_TIMES)[number] | null;
}

/** What a member says about their status. Every day is `YYYY-MM-DD`. Whatever is missing is asked, never assumed. */
export interface VisaFacts {
  /** The end date of the program on Form I-20. */
  programEnd?: string | null;
  /** The first and last day on the card for post-completion OPT. */
  optStart?: string | null;
  optEnd?: string | null;
  stemStart?: string | null;
  stemEnd?: string | null;
  admission?: (typeof ADMISSIONS)[number] | null;
  i94End?: string | null;
  stemDegree?: YesNo | null;
  /** The day on which the DSO entered the recommendation for OPT (on CPT) or for the STEM extension (on OPT). */
  dsoRecommended?: string | null;
  stemFiled?: string | null;
  /** Empty if there was no job; null if not answered. */
  jobs?: readonly ClockJob[] | null;
  cpt?: readonly CptPeriod[] | null;
  /** An H-1B petition that counts against the cap. */
  petition?: (typeof PETITIONS)[number] | null;
  petitionFiled?: string | null;
  /** Whether the petition asks for a change of status rather than a visa abroad. */
  petitionChange?: YesNo | null;
  petitionStart?: string | null;
  petitionEnded?: string | null;
  /** The first day ever in H-1B or L-1 status. */
  firstStart?: string | null;
  /** Whether the member spent days abroad since then. */
  timeAway?: YesNo | null;
  /** The last day for which the last job was paid. Null while it continues. */
  jobEnded?: string | null;
  eadEnd?: string | null;
}

export const DATE_KINDS = [
  'opt-apply-opens',
  'opt-apply-by',
  'opt-end',
  'unemployment-limit',
  'stem-apply-opens',
  'stem-apply-by',
  'stem-pending-until',
  'stem-report-by',
  'stem-end',
  'cpt-end',
  'cpt-year',
  'f1-leave-by',
  'i94-end',
  'cap-filing',
  'cap-start',
  'cap-gap-end',
  'h1b-start',
  'h1b-six-years',
  'l1-limit',
  'job-grace-end',
  'ead-end',
] as const;
export type DateKind = (typeof DATE_KINDS)[number];

export const QUESTIONS = [
  'opt-start',
  'opt-end',
  'dates-order',
  'opt-longer',
  'jobs',
  'job-dates',
  'job-hours',
  'i94',
  'i94-end',
  'f1-grace-length',
  'grace-after-limit',
  'stem-degree',
  'recommendation-early',
  'stem-filed-outside',
  'stem-decision',
  'stem-pending-days',
  'stem-start',
  'stem-end',
  'stem-end-differs',
  'dates-differ',
  'cpt-periods',
  'cpt-dates',
  'cpt-time',
  'program-end',
  'petition',
  'petition-filed',
  'petition-change',
  'petition-start',
  'petition-ended',
  'petition-season',
  'petition-late',
  'h1b-started',
  'first-start',
  'time-away',
  'recapture',
  'past-limit',
  'job-after-i94',
  'ead-end',
] as const;
export type Question = (typeof QUESTIONS)[number];

export const WARNINGS = [
  'unemployment-near',
  'unemployment-over',
  'first-period-over',
  'short-gaps',
  'cap-gap-no-work',
  'cpt-near',
  'cpt-over',
  'date-passed',
] as const;
export type Warning = (typeof WARNINGS)[number];

/** Days used against a limit, through today. */
export interface ClockCount {
  kind: 'unemployment' | 'cpt';
  used: number;
  limit: number;
  /** Null while some days are unclear. */
  left: number | null;
  /** Days for which the answers don't say whether they count. */
  unclear: number;
}
