import type { ClockStatus, DateKind, Question, VisaFacts, Warning } from '../types.ts';

/**
 * Dated cases of made-up people. The expected dates were worked out by hand from the rules' texts and a calendar, before the rules
 * were run on them. `cap-filing` and `cap-start` are listed only where a case is about them.
 */
export interface ClockCase {
  name: string;
  today: string;
  status: ClockStatus;
  facts: VisaFacts;
  dates: Partial<Record<DateKind, string>>;
  /** Used, left, and unclear days. */
  count?: readonly [number, number | null, number?];
  questions?: readonly Question[];
  warnings?: readonly Warning[];
}

type Expected = Pick<ClockCase, 'dates' | 'count' | 'questions' | 'warnings'>;
const list =
  (status: ClockStatus, base: VisaFacts) =>
  (name: string, today: string, facts: VisaFacts, expected: Expected): ClockCase => ({
    name: `${status}: ${name}`,
    today,
    status,
    facts: { ...base, ...facts },
    ...expected,
  });

const full = (start: string, end: string | null = null) => ({ start, end, hours: 40 });
const part = (hours: number | null, start: string, end: string | null = null) => ({ start, end, hours });

const F1: VisaFacts = { admission: 'ds', stemDegree: 'no', petition: 'none' };
const opt = list('opt', { ...F1, optStart: '2026-06-01', optEnd: '2027-05-31', jobs: [full('2026-06-01')] });
const END = { 'opt-end': '2027-05-31' } as const;
const ENDS = { ...END, 'f1-leave-by': '2027-07-30' } as const;
const TODAY = '2026-11-29';

const UNEMPLOYMENT = [
  opt(
    'no job, 45 days in',
    '2026-07-15',
    { jobs: [] },
    { dates: { ...ENDS, 'unemployment-limit': '2026-08-29' }, count: [45, 45] },
  ),
  opt(
    'not started',
    '2026-05-20',
    { jobs: [] },
    { dates: { ...ENDS, 'unemployment-limit': '2026-08-29' }, count: [0, 90] },
  ),
  opt(
    'first day',
    '2026-06-01',
    { jobs: [] },
    { dates: { ...ENDS, 'unemployment-limit': '2026-08-29' }, count: [1, 89] },
  ),
  opt(
    'day 75',
    '2026-08-14',
    { jobs: [] },
    { dates: { ...ENDS, 'unemployment-limit': '2026-08-29' }, count: [75, 15] },
  ),
  opt(
    'day 76',
    '2026-08-15',
    { jobs: [] },
    { dates: { ...ENDS, 'unemployment-limit': '2026-08-29' }, count: [76, 14], warnings: ['unemployment-near'] },
  ),
  opt(
    'day 90',
    '2026-08-29',
    { jobs: [] },
    { dates: { ...ENDS, 'unemployment-limit': '2026-08-29' }, count: [90, 0], warnings: ['unemployment-near'] },
  ),
  opt(
    'day 91',
    '2026-08-30',
    { jobs: [] },
    {
      dates: { ...END, 'unemployment-limit': '2026-08-29' },
      count: [91, 0],
      warnings: ['unemployment-over'],
      questions: ['grace-after-limit'],
    },
  ),
  opt('hired after 14 days', TODAY, { jobs: [full('2026-06-15')] }, { dates: ENDS, count: [14, 76] }),
  opt('hired on the first day', TODAY, {}, { dates: ENDS, count: [0, 90] }),
  opt('hired before OPT began', TODAY, { jobs: [full('2026-03-01')] }, { dates: ENDS, count: [0, 90] }),
  opt(
    'laid off on September 30',
    TODAY,
    { jobs: [full('2026-06-01', '2026-09-30')] },
    { dates: { ...ENDS, 'unemployment-limit': '2026-12-29' }, count: [60, 30] },
  ),
  opt(
    'a gap of 16 days',
    TODAY,
    { jobs: [full('2026-06-01', '2026-07-15'), full('2026-08-01')] },
    { dates: ENDS, count: [16, 74] },
  ),
  opt(
    'a gap of 10 days',
    TODAY,
    { jobs: [full('2026-06-01', '2026-07-15'), full('2026-07-26')] },
    { dates: ENDS, count: [10, 80], warnings: ['short-gaps'] },
  ),
  opt(
    'a gap of 11 days',
    TODAY,
    { jobs: [full('2026-06-01', '2026-07-15'), full('2026-07-27')] },
    { dates: ENDS, count: [11, 79] },
  ),
  opt(
    'jobs without a gap',
    TODAY,
    { jobs: [full('2026-06-01', '2026-07-15'), full('2026-07-16')] },
    { dates: ENDS, count: [0, 90] },
  ),
  opt(
    'overlapping jobs',
    TODAY,
    { jobs: [full('2026-06-01', '2026-08-31'), full('2026-08-01', '2026-10-31')] },
    { dates: { ...ENDS, 'unemployment-limit': '2027-01-29' }, count: [29, 61] },
  ),
  opt(
    'a job within another',
    TODAY,
    { jobs: [full('2026-06-01', '2026-12-31'), full('2026-07-01', '2026-07-31')] },
    { dates: { ...ENDS, 'unemployment-limit': '2027-03-31' }, count: [0, 90] },
  ),
  opt('20 hours', TODAY, { jobs: [part(20, '2026-06-01')] }, { dates: ENDS, count: [0, 90] }),
  opt(
    '19 hours',
    '2026-07-15',
    { jobs: [part(19, '2026-06-01')] },
    { dates: { ...ENDS, 'unemployment-limit': '2026-08-29' }, count: [45, 45] },
  ),
  opt(
    'hours unknown',
    '2026-07-15',
    { jobs: [part(null, '2026-06-01')] },
    { dates: ENDS, count: [0, null, 45], questions: ['job-hours'] },
  ),
  opt(
    '12 and 12 hours',
    '2026-07-15',
    { jobs: [part(12, '2026-06-01'), part(12, '2026-06-01')] },
    { dates: ENDS, count: [0, null, 45], questions: ['job-hours'] },
  ),
  opt(
    '8 and 8 hours',
    '2026-07-15',
    { jobs: [part(8, '2026-06-01'), part(8, '2026-06-01')] },
    { dates: { ...ENDS, 'unemployment-limit': '2026-08-29' }, count: [45, 45] },
  ),
  opt(
    '10 hours, then a full-time job',
    TODAY,
    { jobs: [part(10, '2026-06-01'), full('2026-06-11')] },
    { dates: ENDS, count: [10, 80] },
  ),
  opt(
    'hours unknown beside a full-time job',
    TODAY,
    { jobs: [part(null, '2026-06-01', '2026-06-30'), full('2026-06-01')] },
    { dates: ENDS, count: [0, 90] },
  ),
  opt('hired from August', '2026-07-15', { jobs: [full('2026-08-01')] }, { dates: ENDS, count: [45, 45] }),
  opt(
    'hired too late',
    '2026-07-15',
    { jobs: [full('2026-09-15')] },
    { dates: { ...ENDS, 'unemployment-limit': '2026-08-29' }, count: [45, 45] },
  ),
  opt('jobs not answered', TODAY, { jobs: null }, { dates: ENDS, questions: ['jobs'] }),
  opt('start missing', TODAY, { optStart: null }, { dates: ENDS, questions: ['opt-start'] }),
  opt(
    'end missing',
    '2026-07-15',
    { optEnd: null, jobs: [] },
    { dates: { 'unemployment-limit': '2026-08-29' }, count: [45, 45], questions: ['opt-end'] },
  ),
  opt('both missing', TODAY, { optStart: null, optEnd: null }, { dates: {}, questions: ['opt-end', 'opt-start'] }),
  opt(
    'a job that ends before it starts',
    TODAY,
    { jobs: [full('2026-07-01', '2026-06-01')] },
    { dates: ENDS, questions: ['job-dates'] },
  ),
  opt(
    'OPT that ends before it starts',
    TODAY,
    { optStart: '2027-05-31', optEnd: '2026-06-01' },
    { dates: {}, questions: ['dates-order'] },
  ),
  opt(
    'over, worked throughout',
    '2027-06-15',
    { jobs: [full('2026-06-01', '2027-05-31')] },
    { dates: ENDS, count: [0, 90] },
  ),
  opt(
    'over, the last month without a job',
    '2027-06-15',
    { jobs: [full('2026-06-01', '2027-04-30')] },
    { dates: ENDS, count: [31, 59] },
  ),
  opt(
    'a leap February in between',
    '2028-03-01',
    { optStart: '2027-12-15', optEnd: '2028-12-14', jobs: [] },
    {
      dates: { 'opt-end': '2028-12-14', 'f1-leave-by': '2029-02-12', 'unemployment-limit': '2028-03-13' },
      count: [78, 12],
      warnings: ['unemployment-near'],
    },
  ),
  opt(
    'starts on a leap day',
    '2028-02-29',
    { optStart: '2028-02-29', optEnd: '2029-02-28', jobs: [] },
    {
      dates: { 'opt-end': '2029-02-28', 'f1-leave-by': '2029-04-29', 'unemployment-limit': '2028-05-28' },
      count: [1, 89],
    },
  ),
  opt(
    'ends with the year',
    TODAY,
    { optStart: '2026-01-01', optEnd: '2026-12-31', jobs: [full('2026-01-01')] },
    { dates: { 'opt-end': '2026-12-31', 'f1-leave-by': '2027-03-01' }, count: [0, 90] },
  ),
  opt(
    '60 days end on a leap day',
    '2027-02-01',
    { optStart: '2027-01-01', optEnd: '2027-12-31', jobs: [full('2027-01-01')] },
    { dates: { 'opt-end': '2027-12-31', 'f1-leave-by': '2028-02-29' }, count: [0, 90] },
  ),
  opt(
    'a day longer than a year',
    TODAY,
    { optEnd: '2027-06-01' },
    { dates: { 'opt-end': '2027-06-01', 'f1-leave-by': '2027-07-31' }, count: [0, 90], questions: ['opt-longer'] },
  ),
  opt(
    'half a year',
    TODAY,
    { optEnd: '2026-11-30' },
    { dates: { 'opt-end': '2026-11-30', 'f1-leave-by': '2027-01-29' }, count: [0, 90] },
  ),
  opt(
    'I-94 with a date',
    TODAY,
    { admission: 'date', i94End: '2027-06-30' },
    { dates: { ...END, 'i94-end': '2027-06-30' }, count: [0, 90], questions: ['f1-grace-length'] },
  ),
  opt('I-94 not answered', TODAY, { admission: null }, { dates: END, count: [0, 90], questions: ['i94'] }),
  opt(
    'I-94 with a date that is missing',
    TODAY,
    { admission: 'date' },
    { dates: END, count: [0, 90], questions: ['f1-grace-length', 'i94-end'] },
  ),
  opt(
    'gaps of 5 and 20 days',
    TODAY,
    { jobs: [full('2026-06-01', '2026-06-30'), full('2026-07-06', '2026-08-31'), full('2026-09-21')] },
    { dates: ENDS, count: [25, 65], warnings: ['short-gaps'] },
  ),
  opt(
    'last day of a job',
    TODAY,
    { jobs: [full('2026-06-01', '2026-11-29')] },
    { dates: { ...ENDS, 'unemployment-limit': '2027-02-27' }, count: [0, 90] },
  ),
  opt(
    'hired from tomorrow',
    TODAY,
    { optStart: '2026-11-01', optEnd: '2027-10-31', jobs: [full('2026-11-30')] },
    { dates: { 'opt-end': '2027-10-31', 'f1-leave-by': '2027-12-30' }, count: [29, 61] },
  ),
  opt(
    'jobs in any order',
    TODAY,
    { jobs: [full('2026-08-01'), full('2026-06-01', '2026-07-15')] },
    { dates: ENDS, count: [16, 74] },
  ),
];

const stemYes = (name: string, today: string, facts: VisaFacts, expected: Expected) =>
  opt(name, today, { stemDegree: 'yes', ...facts }, { count: [0, 90], ...expected });
const PENDING = { ...END, 'stem-pending-until': '2027-11-27' } as const;

const STEM_APPLICATION = [
  stemYes(
    'STEM window',
    TODAY,
    {},
    { dates: { ...ENDS, 'stem-apply-opens': '2027-03-02', 'stem-apply-by': '2027-05-31' } },
  ),
  stemYes(
    '60 days from the recommendation come first',
    TODAY,
    { dsoRecommended: '2027-03-20' },
    { dates: { ...ENDS, 'stem-apply-opens': '2027-03-02', 'stem-apply-by': '2027-05-19' } },
  ),
  stemYes(
    'the end of OPT comes first',
    TODAY,
    { dsoRecommended: '2027-05-01' },
    { dates: { ...ENDS, 'stem-apply-opens': '2027-03-02', 'stem-apply-by': '2027-05-31' } },
  ),
  opt(
    'STEM degree not answered',
    TODAY,
    { stemDegree: null },
    { dates: ENDS, count: [0, 90], questions: ['stem-degree'] },
  ),
  stemYes(
    'OPT that ends on a leap day',
    '2027-06-01',
    { optStart: '2027-03-01', optEnd: '2028-02-29', jobs: [full('2027-03-01')] },
    {
      dates: {
        'opt-end': '2028-02-29',
        'f1-leave-by': '2028-04-29',
        'stem-apply-opens': '2027-12-01',
        'stem-apply-by': '2028-02-29',
      },
    },
  ),
  stemYes(
    'window opens after a leap day',
    '2027-12-01',
    { optStart: '2027-06-01', optEnd: '2028-05-31', jobs: [full('2027-06-01')] },
    {
      dates: {
        'opt-end': '2028-05-31',
        'f1-leave-by': '2028-07-30',
        'stem-apply-opens': '2028-03-02',
        'stem-apply-by': '2028-05-31',
      },
    },
  ),
  stemYes('filed in time', '2027-04-20', { stemFiled: '2027-04-10' }, { dates: PENDING, questions: ['stem-decision'] }),
  stemYes(
    'filed on the last day',
    '2027-05-31',
    { stemFiled: '2027-05-31' },
    { dates: PENDING, questions: ['stem-decision'] },
  ),
  stemYes(
    'filed a day late',
    '2027-06-01',
    { stemFiled: '2027-06-01' },
    { dates: ENDS, questions: ['stem-filed-outside'] },
  ),
  stemYes(
    'filed a day early',
    '2027-03-05',
    { stemFiled: '2027-03-01' },
    { dates: ENDS, questions: ['stem-filed-outside'] },
  ),
  stemYes(
    'filed on the first day',
    '2027-03-05',
    { stemFiled: '2027-03-02' },
    { dates: PENDING, questions: ['stem-decision'] },
  ),
  stemYes(
    'filed 66 days after the recommendation',
    '2027-05-12',
    { dsoRecommended: '2027-03-05', stemFiled: '2027-05-10' },
    { dates: ENDS, questions: ['stem-filed-outside'] },
  ),
  stemYes(
    'filed 60 days after the recommendation',
    '2027-05-12',
    { dsoRecommended: '2027-03-05', stemFiled: '2027-05-04' },
    { dates: PENDING, questions: ['stem-decision'] },
  ),
  stemYes(
    '180 days from a leap day',
    '2028-02-10',
    { optStart: '2027-03-01', optEnd: '2028-02-29', jobs: [full('2027-03-01')], stemFiled: '2028-02-01' },
    { dates: { 'opt-end': '2028-02-29', 'stem-pending-until': '2028-08-27' }, questions: ['stem-decision'] },
  ),
  stemYes(
    '180 days into the next year',
    '2027-08-10',
    { optStart: '2026-09-01', optEnd: '2027-08-31', jobs: [full('2026-09-01')], stemFiled: '2027-08-01' },
    { dates: { 'opt-end': '2027-08-31', 'stem-pending-until': '2028-02-27' }, questions: ['stem-decision'] },
  ),
  opt(
    'filed, degree not answered',
    '2027-04-20',
    { stemDegree: null, stemFiled: '2027-04-10' },
    { dates: PENDING, count: [0, 90], questions: ['stem-decision'] },
  ),
  stemYes(
    'pending, without a job after OPT',
    '2027-06-15',
    { stemFiled: '2027-04-10', jobs: [full('2026-06-01', '2027-05-31')] },
    { dates: PENDING, questions: ['stem-decision', 'stem-pending-days'] },
  ),
];

const stem = list('stem-opt', {
  ...F1,
  optStart: '2026-07-01',
  optEnd: '2027-06-30',
  stemStart: '2027-07-01',
  stemEnd: '2029-06-30',
  jobs: [full('2026-07-01')],
});
const STEM_ENDS = { 'stem-end': '2029-06-30', 'f1-leave-by': '2029-08-29' } as const;
const laidOff = [full('2026-08-30', '2027-07-31')];

const STEM = [
  stem('always employed', '2027-10-01', {}, { dates: STEM_ENDS, count: [0, 150] }),
  stem('end from the start', '2027-10-01', { stemEnd: null }, { dates: STEM_ENDS, count: [0, 150] }),
  stem(
    'the card says another end',
    '2027-10-01',
    { stemEnd: '2029-06-29' },
    {
      dates: { 'stem-end': '2029-06-29', 'f1-leave-by': '2029-08-28' },
      count: [0, 150],
      questions: ['stem-end-differs'],
    },
  ),
  stem(
    '24 months end on a leap day',
    TODAY,
    {
      optStart: '2025-03-01',
      optEnd: '2026-02-28',
      stemStart: '2026-03-01',
      stemEnd: null,
      jobs: [full('2025-03-01')],
    },
    { dates: { 'stem-end': '2028-02-29', 'f1-leave-by': '2028-04-29' }, count: [0, 150] },
  ),
  stem(
    '24 months from a leap day',
    '2028-06-01',
    {
      optStart: '2027-03-01',
      optEnd: '2028-02-28',
      stemStart: '2028-02-29',
      stemEnd: null,
      jobs: [full('2027-03-01')],
    },
    { dates: { 'stem-end': '2030-02-28', 'f1-leave-by': '2030-04-29' }, count: [0, 150] },
  ),
  stem(
    '24 months from August 31',
    TODAY,
    {
      optStart: '2025-08-31',
      optEnd: '2026-08-30',
      stemStart: '2026-08-31',
      stemEnd: null,
      jobs: [full('2025-08-31')],
    },
    { dates: { 'stem-end': '2028-08-30', 'f1-leave-by': '2028-10-29' }, count: [0, 150] },
  ),
  stem(
    '60 days before and 62 after',
    '2027-10-01',
    { jobs: laidOff },
    { dates: { ...STEM_ENDS, 'unemployment-limit': '2027-10-29' }, count: [122, 28] },
  ),
  stem(
    'day 150',
    '2027-10-29',
    { jobs: laidOff },
    { dates: { ...STEM_ENDS, 'unemployment-limit': '2027-10-29' }, count: [150, 0], warnings: ['unemployment-near'] },
  ),
  stem(
    'day 151',
    '2027-10-30',
    { jobs: laidOff },
    {
      dates: { 'stem-end': '2029-06-30', 'unemployment-limit': '2027-10-29' },
      count: [151, 0],
      warnings: ['unemployment-over'],
      questions: ['grace-after-limit'],
    },
  ),
  stem(
    '91 days in the first year',
    '2027-10-01',
    { jobs: [full('2026-09-30')] },
    {
      dates: { 'stem-end': '2029-06-30' },
      count: [91, 59],
      warnings: ['first-period-over'],
      questions: ['grace-after-limit'],
    },
  ),
  stem(
    '90 days in the first year',
    '2027-10-01',
    { jobs: [full('2026-09-29')] },
    { dates: STEM_ENDS, count: [90, 60] },
  ),
  stem('start of OPT missing', '2027-10-01', { optStart: null }, { dates: STEM_ENDS, questions: ['opt-start'] }),
  stem(
    'start of the extension missing',
    '2027-10-01',
    { stemStart: null },
    { dates: STEM_ENDS, count: [0, 150], questions: ['stem-start'] },
  ),
  stem(
    'both dates of the extension missing',
    '2027-10-01',
    { stemStart: null, stemEnd: null },
    { dates: {}, count: [0, 150], questions: ['stem-end', 'stem-start'] },
  ),
  stem(
    'extension that starts before OPT ends',
    '2027-10-01',
    { stemStart: '2027-06-15' },
    { dates: STEM_ENDS, count: [0, 150], questions: ['dates-differ'] },
  ),
  stem(
    'changed jobs last week',
    '2027-10-01',
    { jobs: [full('2026-07-01', '2027-09-25'), full('2027-09-28')] },
    { dates: { ...STEM_ENDS, 'stem-report-by': '2027-10-05' }, count: [2, 148], warnings: ['short-gaps'] },
  ),
  stem(
    'lost a job before a leap day',
    '2028-02-27',
    { jobs: [full('2026-07-01', '2028-02-25')] },
    { dates: { ...STEM_ENDS, 'stem-report-by': '2028-03-06', 'unemployment-limit': '2028-07-24' }, count: [2, 148] },
  ),
  stem(
    'I-94 not answered',
    '2027-10-01',
    { admission: null },
    { dates: { 'stem-end': '2029-06-30' }, count: [0, 150], questions: ['i94'] },
  ),
  stem(
    '14 days between OPT and the extension',
    '2027-10-01',
    { stemStart: '2027-07-15', stemEnd: null, jobs: [full('2026-07-01', '2027-06-30'), full('2027-07-15')] },
    { dates: { 'stem-end': '2029-07-14', 'f1-leave-by': '2029-09-12' }, count: [14, 136] },
  ),
  stem('over', '2029-07-10', {}, { dates: STEM_ENDS, count: [0, 150] }),
  stem('jobs not answered', '2027-10-01', { jobs: null }, { dates: STEM_ENDS, questions: ['jobs'] }),
];

const cap = (name: string, today: string, facts: VisaFacts, expected: Expected) =>
  opt(name, today, facts, { count: [0, 90], ...expected });
const filed = { petition: 'pending', petitionFiled: '2027-04-15', petitionChange: 'yes' } as const;
const approved = { ...filed, petition: 'approved' } as const;
const untilApril = { ...END, 'cap-gap-end': '2028-04-01' } as const;
const ended = [full('2026-06-01', '2027-05-31')];

const CAP = [
  cap('next cap season', TODAY, {}, { dates: { ...ENDS, 'cap-filing': '2027-04-01', 'cap-start': '2027-10-01' } }),
  cap(
    'cap season opens today',
    '2027-04-01',
    {},
    { dates: { ...ENDS, 'cap-filing': '2027-04-01', 'cap-start': '2027-10-01' } },
  ),
  cap(
    'cap season has opened',
    '2027-04-02',
    {},
    { dates: { ...ENDS, 'cap-filing': '2028-04-01', 'cap-start': '2028-10-01' } },
  ),
  cap(
    'cap season from New Year’s Eve',
    '2026-12-31',
    {},
    { dates: { ...ENDS, 'cap-filing': '2027-04-01', 'cap-start': '2027-10-01' } },
  ),
  cap(
    'petition not answered',
    TODAY,
    { petition: null },
    { dates: { ...ENDS, 'cap-filing': '2027-04-01', 'cap-start': '2027-10-01' }, questions: ['petition'] },
  ),
  cap('petition pending', '2027-04-20', filed, { dates: untilApril }),
  cap(
    'petition approved from October 1',
    '2027-07-01',
    { ...approved, petitionStart: '2027-10-01' },
    { dates: { ...END, 'cap-gap-end': '2027-10-01', 'h1b-start': '2027-10-01' } },
  ),
  cap(
    'petition approved from May',
    '2027-07-01',
    { ...approved, petitionStart: '2028-05-01' },
    { dates: { ...untilApril, 'h1b-start': '2028-05-01' } },
  ),
  cap(
    'petition approved from a leap day',
    '2027-07-01',
    { ...approved, petitionStart: '2028-02-29' },
    { dates: { ...END, 'cap-gap-end': '2028-02-29', 'h1b-start': '2028-02-29' } },
  ),
  cap('petition approved, start missing', '2027-07-01', approved, { dates: END, questions: ['petition-start'] }),
  cap('petition for a visa abroad', '2027-04-20', { ...filed, petitionChange: 'no' }, { dates: ENDS }),
  cap(
    'change of status not answered',
    '2027-04-20',
    { ...filed, petitionChange: null },
    { dates: END, questions: ['petition-change'] },
  ),
  cap(
    'filing day missing',
    '2027-04-20',
    { ...filed, petitionFiled: null },
    { dates: END, questions: ['petition-filed'] },
  ),
  cap(
    'filed in the grace period',
    '2027-06-25',
    { ...filed, petitionFiled: '2027-06-20', jobs: ended },
    { dates: untilApril, warnings: ['cap-gap-no-work'] },
  ),
  cap(
    'filed on the last day of the grace period',
    '2027-08-01',
    { ...filed, petitionFiled: '2027-07-30', jobs: ended },
    { dates: untilApril, warnings: ['cap-gap-no-work'] },
  ),
  cap(
    'filed after the grace period',
    '2027-08-01',
    { ...filed, petitionFiled: '2027-07-31', jobs: ended },
    { dates: ENDS, questions: ['petition-late'] },
  ),
  cap(
    'filed in the grace period, I-94 not answered',
    '2027-06-25',
    { ...filed, petitionFiled: '2027-06-20', jobs: ended, admission: null },
    { dates: END, questions: ['i94'] },
  ),
  cap(
    'filed on March 31',
    '2027-04-20',
    { ...filed, petitionFiled: '2027-03-31' },
    { dates: END, questions: ['petition-season'] },
  ),
  cap('filed on April 1', '2027-04-20', { ...filed, petitionFiled: '2027-04-01' }, { dates: untilApril }),
  cap(
    'filed in October',
    TODAY,
    { ...filed, petitionFiled: '2026-10-15' },
    { dates: END, questions: ['petition-season'] },
  ),
  cap(
    'filed on September 30',
    '2027-10-05',
    { ...filed, petitionFiled: '2027-09-30', optStart: '2027-01-01', optEnd: '2027-12-31', jobs: [full('2027-01-01')] },
    { dates: { 'opt-end': '2027-12-31', 'cap-gap-end': '2028-04-01' } },
  ),
  cap(
    'OPT outlasts the start of H-1B',
    '2027-07-01',
    {
      ...approved,
      petitionStart: '2027-10-01',
      optStart: '2026-11-01',
      optEnd: '2027-10-31',
      jobs: [full('2026-11-01')],
    },
    { dates: { 'opt-end': '2027-10-31', 'h1b-start': '2027-10-01' } },
  ),
  cap(
    'pending after October',
    '2027-10-15',
    { ...filed, optStart: '2026-11-01', optEnd: '2027-10-31', jobs: [full('2026-11-01')] },
    { dates: { 'opt-end': '2027-10-31', 'cap-gap-end': '2028-04-01' } },
  ),
  cap(
    'petition denied after OPT',
    '2027-06-25',
    { ...filed, petition: 'ended', petitionEnded: '2027-06-20', jobs: ended },
    { dates: { ...END, 'f1-leave-by': '2027-08-19' } },
  ),
  cap(
    'petition denied before OPT ends',
    '2027-05-15',
    { ...filed, petition: 'ended', petitionEnded: '2027-05-10' },
    { dates: ENDS },
  ),
  cap(
    'petition denied, day missing',
    '2027-06-25',
    { ...filed, petition: 'ended', jobs: ended },
    { dates: END, questions: ['petition-ended'] },
  ),
  stem(
    'petition pending',
    '2027-05-10',
    {
      ...filed,
      petitionFiled: '2027-05-01',
      optStart: '2024-07-01',
      optEnd: '2025-06-30',
      stemStart: '2025-07-01',
      stemEnd: '2027-06-30',
      jobs: [full('2024-07-01')],
    },
    { dates: { 'stem-end': '2027-06-30', 'cap-gap-end': '2028-04-01' }, count: [0, 150] },
  ),
];

const cpt = list('cpt', { ...F1, programEnd: '2027-05-15', cpt: [] });
const PROGRAM = { 'opt-apply-opens': '2027-02-14', 'opt-apply-by': '2027-07-14', 'f1-leave-by': '2027-07-14' } as const;
const SPRING = { 'opt-apply-opens': '2028-02-12', 'opt-apply-by': '2028-07-11', 'f1-leave-by': '2028-07-11' } as const;
const time = (of: 'full' | 'part' | null, start: string, end: string | null = null) => ({ start, end, time: of });

const CPT = [
  cpt(
    'a summer full time',
    TODAY,
    { cpt: [time('full', '2026-06-01', '2026-08-31')] },
    { dates: { ...PROGRAM, 'cpt-end': '2026-08-31' }, count: [92, 273] },
  ),
  cpt(
    'part time',
    TODAY,
    { cpt: [time('part', '2026-06-01', '2026-08-31')] },
    { dates: { ...PROGRAM, 'cpt-end': '2026-08-31' }, count: [0, 365] },
  ),
  cpt(
    'full or part time not answered',
    TODAY,
    { cpt: [time(null, '2026-06-01', '2026-08-31')] },
    { dates: { ...PROGRAM, 'cpt-end': '2026-08-31' }, count: [0, null, 92], questions: ['cpt-time'] },
  ),
  cpt(
    'full time since January',
    TODAY,
    { cpt: [time('full', '2026-01-15')] },
    { dates: { ...PROGRAM, 'cpt-year': '2027-01-14' }, count: [319, 46] },
  ),
  cpt(
    '20 days before a year',
    TODAY,
    { cpt: [time('full', '2025-12-20')] },
    { dates: { ...PROGRAM, 'cpt-year': '2026-12-19' }, count: [345, 20], warnings: ['cpt-near'] },
  ),
  cpt(
    '365 days',
    '2028-03-10',
    { programEnd: '2028-05-12', cpt: [time('full', '2027-03-01', '2028-02-28')] },
    {
      dates: { 'cpt-end': '2028-02-28', 'cpt-year': '2028-02-28', 'f1-leave-by': '2028-07-11' },
      count: [365, 0],
      warnings: ['cpt-over'],
    },
  ),
  cpt(
    '364 days',
    '2028-03-10',
    { programEnd: '2028-05-12', cpt: [time('full', '2027-03-01', '2028-02-27')] },
    { dates: { ...SPRING, 'cpt-end': '2028-02-27' }, count: [364, 1], warnings: ['cpt-near'] },
  ),
  cpt(
    'two periods',
    TODAY,
    { cpt: [time('full', '2026-01-15', '2026-06-30'), time('full', '2026-09-01', '2026-12-31')] },
    { dates: { ...PROGRAM, 'cpt-end': '2026-12-31' }, count: [257, 108] },
  ),
  cpt(
    'two periods at once',
    TODAY,
    { cpt: [time('full', '2026-06-01', '2026-08-31'), time('full', '2026-08-01', '2026-09-30')] },
    { dates: { ...PROGRAM, 'cpt-end': '2026-09-30' }, count: [122, 243] },
  ),
  cpt(
    'full time, then part time',
    TODAY,
    { cpt: [time('full', '2026-06-01', '2026-08-31'), time('part', '2026-09-01', '2026-12-31')] },
    { dates: { ...PROGRAM, 'cpt-end': '2026-12-31' }, count: [92, 273] },
  ),
  cpt('periods not answered', TODAY, { cpt: null }, { dates: PROGRAM, questions: ['cpt-periods'] }),
  cpt('no CPT yet', TODAY, {}, { dates: PROGRAM, count: [0, 365] }),
  cpt(
    'a period that ends before it starts',
    TODAY,
    { cpt: [time('full', '2026-08-31', '2026-06-01')] },
    { dates: PROGRAM, questions: ['cpt-dates'] },
  ),
  cpt(
    'end of the program missing',
    TODAY,
    { programEnd: null },
    { dates: {}, count: [0, 365], questions: ['program-end'] },
  ),
  cpt(
    '30 days from the recommendation come first',
    TODAY,
    { dsoRecommended: '2027-04-01' },
    { dates: { ...PROGRAM, 'opt-apply-by': '2027-05-01' }, count: [0, 365] },
  ),
  cpt(
    '60 days from the program come first',
    TODAY,
    { dsoRecommended: '2027-07-01' },
    { dates: PROGRAM, count: [0, 365] },
  ),
  cpt(
    'program that ends in December',
    TODAY,
    { programEnd: '2026-12-18' },
    {
      dates: { 'opt-apply-opens': '2026-09-19', 'opt-apply-by': '2027-02-16', 'f1-leave-by': '2027-02-16' },
      count: [0, 365],
    },
  ),
  cpt(
    'I-94 with a date',
    TODAY,
    { admission: 'date', i94End: '2027-05-15' },
    {
      dates: { 'opt-apply-opens': '2027-02-14', 'opt-apply-by': '2027-07-14', 'i94-end': '2027-05-15' },
      count: [0, 365],
      questions: ['f1-grace-length'],
    },
  ),
];

const h1b = list('h1b', { i94End: '2028-09-30', firstStart: '2025-10-01', timeAway: 'no' });
const I94 = { 'i94-end': '2028-09-30' } as const;
const SIX = { ...I94, 'h1b-six-years': '2031-09-30' } as const;

const H1B = [
  h1b('six years', TODAY, {}, { dates: SIX }),
  h1b(
    'six years from a leap day',
    TODAY,
    { firstStart: '2024-02-29', i94End: '2027-02-26' },
    { dates: { 'i94-end': '2027-02-26', 'h1b-six-years': '2030-02-28' } },
  ),
  h1b(
    'six years end on a leap day',
    TODAY,
    { firstStart: '2022-03-01', i94End: '2028-02-28' },
    { dates: { 'i94-end': '2028-02-28', 'h1b-six-years': '2028-02-29' } },
  ),
  h1b(
    'six years from New Year’s Eve',
    TODAY,
    { firstStart: '2023-12-31' },
    { dates: { ...I94, 'h1b-six-years': '2029-12-30' } },
  ),
  h1b('days abroad not answered', TODAY, { timeAway: null }, { dates: I94, questions: ['time-away'] }),
  h1b('days abroad', TODAY, { timeAway: 'yes' }, { dates: I94, questions: ['recapture'] }),
  h1b('first day missing', TODAY, { firstStart: null }, { dates: I94, questions: ['first-start'] }),
  h1b('I-94 missing', TODAY, { i94End: null }, { dates: { 'h1b-six-years': '2031-09-30' }, questions: ['i94-end'] }),
  h1b('I-94 beyond six years', TODAY, { firstStart: '2019-10-01' }, { dates: I94, questions: ['past-limit'] }),
  h1b('laid off', TODAY, { jobEnded: '2026-11-15' }, { dates: { ...SIX, 'job-grace-end': '2027-01-14' } }),
  h1b(
    'laid off shortly before the I-94 ends',
    TODAY,
    { jobEnded: '2026-11-15', i94End: '2026-12-20', firstStart: '2021-01-01' },
    { dates: { 'i94-end': '2026-12-20', 'job-grace-end': '2026-12-20', 'h1b-six-years': '2026-12-31' } },
  ),
  h1b(
    'I-94 ends with the 60 days',
    TODAY,
    { jobEnded: '2026-10-31', i94End: '2026-12-30', firstStart: '2024-01-01' },
    { dates: { 'i94-end': '2026-12-30', 'job-grace-end': '2026-12-30', 'h1b-six-years': '2029-12-31' } },
  ),
  h1b(
    'laid off before a leap day',
    '2028-01-12',
    { jobEnded: '2028-01-10' },
    { dates: { ...SIX, 'job-grace-end': '2028-03-10' } },
  ),
  h1b(
    '60 days end on a leap day',
    '2028-01-12',
    { jobEnded: '2027-12-31' },
    { dates: { ...SIX, 'job-grace-end': '2028-02-29' } },
  ),
  h1b(
    'laid off, I-94 missing',
    TODAY,
    { jobEnded: '2026-11-15', i94End: null },
    { dates: { 'h1b-six-years': '2031-09-30' }, questions: ['i94-end'] },
  ),
  h1b(
    'job that ended after the I-94',
    '2028-10-10',
    { jobEnded: '2028-10-05' },
    { dates: SIX, questions: ['job-after-i94'] },
  ),
];

const l1a = list('l1a', { i94End: '2027-05-15', firstStart: '2022-05-16', timeAway: 'no' });
const l1b = list('l1b', { i94End: '2027-05-15', firstStart: '2022-05-16', timeAway: 'no' });
const tn = list('tn', { i94End: '2027-03-01' });
const o1 = list('o1', { i94End: '2028-01-31' });

const WORKERS = [
  l1a('seven years', TODAY, {}, { dates: { 'i94-end': '2027-05-15', 'l1-limit': '2029-05-15' } }),
  l1a(
    'days abroad not answered',
    TODAY,
    { timeAway: null },
    { dates: { 'i94-end': '2027-05-15' }, questions: ['time-away'] },
  ),
  l1b('five years', TODAY, {}, { dates: { 'i94-end': '2027-05-15', 'l1-limit': '2027-05-15' } }),
  l1b(
    'I-94 a day beyond five years',
    TODAY,
    { i94End: '2027-05-16' },
    { dates: { 'i94-end': '2027-05-16' }, questions: ['past-limit'] },
  ),
  l1b(
    'five years from a leap day',
    TODAY,
    { firstStart: '2024-02-29', i94End: '2027-02-28' },
    { dates: { 'i94-end': '2027-02-28', 'l1-limit': '2029-02-28' } },
  ),
  l1b(
    'laid off',
    TODAY,
    { jobEnded: '2026-11-15' },
    { dates: { 'i94-end': '2027-05-15', 'l1-limit': '2027-05-15', 'job-grace-end': '2027-01-14' } },
  ),
  tn('employed', TODAY, {}, { dates: { 'i94-end': '2027-03-01' } }),
  tn(
    'laid off 40 days before the I-94 ends',
    TODAY,
    { jobEnded: '2027-01-20' },
    { dates: { 'i94-end': '2027-03-01', 'job-grace-end': '2027-03-01' } },
  ),
  tn('I-94 missing', TODAY, { i94End: null }, { dates: {}, questions: ['i94-end'] }),
  o1(
    'laid off',
    TODAY,
    { jobEnded: '2026-12-15' },
    { dates: { 'i94-end': '2028-01-31', 'job-grace-end': '2027-02-13' } },
  ),
  o1('employed', TODAY, {}, { dates: { 'i94-end': '2028-01-31' } }),
];

const h4 = list('h4', { eadEnd: '2027-08-31', i94End: '2027-09-15' });
const SPOUSES = [
  h4('both dates', TODAY, {}, { dates: { 'ead-end': '2027-08-31', 'i94-end': '2027-09-15' } }),
  h4('card missing', TODAY, { eadEnd: null }, { dates: { 'i94-end': '2027-09-15' }, questions: ['ead-end'] }),
  h4('I-94 missing', TODAY, { i94End: null }, { dates: { 'ead-end': '2027-08-31' }, questions: ['i94-end'] }),
  list('l2s', {})('I-94', TODAY, { i94End: '2027-05-15' }, { dates: { 'i94-end': '2027-05-15' } }),
  list('l2s', {})('I-94 missing', TODAY, {}, { dates: {}, questions: ['i94-end'] }),
  list('es', {})('I-94', TODAY, { i94End: '2028-02-29' }, { dates: { 'i94-end': '2028-02-29' } }),
  list('es', {})('I-94 missing', TODAY, {}, { dates: {}, questions: ['i94-end'] }),
];

export const CLOCK_CASES: readonly ClockCase[] = [
  ...UNEMPLOYMENT,
  ...STEM_APPLICATION,
  ...STEM,
  ...CAP,
  ...CPT,
  ...H1B,
  ...WORKERS,
  ...SPOUSES,
];
