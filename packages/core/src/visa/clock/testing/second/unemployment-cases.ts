import { full, part } from '../case.ts';
import {
  DECEMBER_END,
  DECEMBER_ENDS,
  december,
  JANUARY_END,
  JANUARY_ENDS,
  january,
  MARCH_ENDS,
  march,
  SEPTEMBER_END,
  SEPTEMBER_ENDS,
  september,
  TODAY,
} from './case.ts';

const NO_JOB = { ...JANUARY_ENDS, 'unemployment-limit': '2026-04-14' } as const;
const NO_FALL_JOB = { ...SEPTEMBER_ENDS, 'unemployment-limit': '2026-11-29' } as const;
const over = { warnings: ['unemployment-over'], questions: ['grace-after-limit'] } as const;

const NONE = [
  january('Anjali has no job on the first day', '2026-01-15', { jobs: [] }, { dates: NO_JOB, count: [1, 89] }),
  january('Anjali has no job at the end of February', '2026-02-28', { jobs: [] }, { dates: NO_JOB, count: [45, 45] }),
  january(
    'Anjali has no job on day 90',
    '2026-04-14',
    { jobs: [] },
    { dates: NO_JOB, count: [90, 0], warnings: ['unemployment-near'] },
  ),
  january(
    'Anjali has no job on day 91',
    '2026-04-15',
    { jobs: [] },
    { dates: { ...JANUARY_END, 'unemployment-limit': '2026-04-14' }, count: [91, 0], ...over },
  ),
  january(
    'Anjali had no job in all of OPT',
    '2027-02-01',
    { jobs: [] },
    { dates: { ...JANUARY_END, 'unemployment-limit': '2026-04-14' }, count: [365, 0], ...over },
  ),
  january(
    'Anjali worked only before OPT',
    '2026-02-28',
    { jobs: [full('2025-06-01', '2025-12-31')] },
    { dates: NO_JOB, count: [45, 45] },
  ),
  september(
    'Bruno has no job on day 90, in November',
    TODAY,
    { jobs: [] },
    { dates: NO_FALL_JOB, count: [90, 0], warnings: ['unemployment-near'] },
  ),
  september(
    'Bruno has no job on day 91, in November',
    '2026-11-30',
    { jobs: [] },
    { dates: { ...SEPTEMBER_END, 'unemployment-limit': '2026-11-29' }, count: [91, 0], ...over },
  ),
  september('Bruno waits for OPT without a job', '2026-08-15', { jobs: [] }, { dates: NO_FALL_JOB, count: [0, 90] }),
  december(
    'Chiara has no job on day 90, before a leap day',
    '2028-02-28',
    { jobs: [] },
    {
      dates: { ...DECEMBER_ENDS, 'unemployment-limit': '2028-02-28' },
      count: [90, 0],
      warnings: ['unemployment-near'],
    },
  ),
  december(
    'Chiara has no job on day 91, a leap day',
    '2028-02-29',
    { jobs: [] },
    { dates: { ...DECEMBER_END, 'unemployment-limit': '2028-02-28' }, count: [91, 0], ...over },
  ),
];

const FIRST_JOB = [
  january(
    'Dmitri began on February 1',
    '2026-06-30',
    { jobs: [full('2026-02-01')] },
    { dates: JANUARY_ENDS, count: [17, 73] },
  ),
  january(
    'Dmitri began on day 8',
    '2026-06-30',
    { jobs: [full('2026-01-22')] },
    { dates: JANUARY_ENDS, count: [7, 83] },
  ),
  january(
    'Dmitri has worked since before OPT',
    '2026-06-30',
    { jobs: [full('2025-11-01')] },
    { dates: JANUARY_ENDS, count: [0, 90] },
  ),
  january(
    'Dmitri began after day 106',
    '2026-09-01',
    { jobs: [full('2026-05-01')] },
    { dates: { ...JANUARY_END, 'unemployment-limit': '2026-04-14' }, count: [106, 0], ...over },
  ),
  january(
    'Dmitri begins in two weeks',
    '2026-02-15',
    { jobs: [full('2026-03-01')] },
    { dates: JANUARY_ENDS, count: [32, 58] },
  ),
  january(
    'Dmitri begins only after the limit',
    '2026-02-15',
    { jobs: [full('2026-05-01')] },
    { dates: NO_JOB, count: [32, 58] },
  ),
  september(
    'Elif waits for OPT and begins with it',
    '2026-08-15',
    { jobs: [full('2026-09-01')] },
    { dates: SEPTEMBER_ENDS, count: [0, 90] },
  ),
  september(
    'Elif waits for OPT and begins a month into it',
    '2026-08-15',
    { jobs: [full('2026-10-01')] },
    { dates: SEPTEMBER_ENDS, count: [0, 90] },
  ),
];

const GAPS = [
  january(
    'Femi had 17 days, then 14 between jobs',
    '2026-08-01',
    { jobs: [full('2026-02-01', '2026-03-31'), full('2026-04-15')] },
    { dates: JANUARY_ENDS, count: [31, 59] },
  ),
  january(
    'Femi listed the later job first',
    '2026-08-01',
    { jobs: [full('2026-04-15'), full('2026-02-01', '2026-03-31')] },
    { dates: JANUARY_ENDS, count: [31, 59] },
  ),
  january(
    'Femi had exactly 10 days between jobs',
    '2026-05-01',
    { jobs: [full('2026-01-15', '2026-02-28'), full('2026-03-11')] },
    { dates: JANUARY_ENDS, count: [10, 80], warnings: ['short-gaps'] },
  ),
  january(
    'Femi had exactly 11 days between jobs',
    '2026-05-01',
    { jobs: [full('2026-01-15', '2026-02-28'), full('2026-03-12')] },
    { dates: JANUARY_ENDS, count: [11, 79] },
  ),
  january(
    'Femi had 5 days and 8 days between jobs',
    '2026-07-01',
    { jobs: [full('2026-01-15', '2026-02-28'), full('2026-03-06', '2026-04-30'), full('2026-05-09')] },
    { dates: JANUARY_ENDS, count: [13, 77], warnings: ['short-gaps'] },
  ),
  january(
    'Femi changed jobs over a weekend',
    '2026-07-01',
    { jobs: [full('2026-01-15', '2026-05-29'), full('2026-06-01')] },
    { dates: JANUARY_ENDS, count: [2, 88], warnings: ['short-gaps'] },
  ),
  january(
    'Femi will have 14 days between two jobs',
    '2026-05-10',
    { jobs: [full('2026-01-15', '2026-05-31'), full('2026-06-15')] },
    { dates: JANUARY_ENDS, count: [0, 90] },
  ),
  january(
    'Femi worked for one day',
    '2026-02-28',
    { jobs: [full('2026-02-10', '2026-02-10')] },
    { dates: { ...JANUARY_ENDS, 'unemployment-limit': '2026-04-15' }, count: [44, 46] },
  ),
];

const LAST_JOB = [
  january(
    'Gita works her last day today',
    '2026-06-30',
    { jobs: [full('2026-01-15', '2026-06-30')] },
    { dates: { ...JANUARY_ENDS, 'unemployment-limit': '2026-09-28' }, count: [0, 90] },
  ),
  january(
    'Gita is one day without a job',
    '2026-07-01',
    { jobs: [full('2026-01-15', '2026-06-30')] },
    { dates: { ...JANUARY_ENDS, 'unemployment-limit': '2026-09-28' }, count: [1, 89] },
  ),
  january(
    'Gita is all of July without a job',
    '2026-07-31',
    { jobs: [full('2026-01-15', '2026-06-30')] },
    { dates: { ...JANUARY_ENDS, 'unemployment-limit': '2026-09-28' }, count: [31, 59] },
  ),
  january(
    'Gita knows that her job ends in August',
    '2026-08-10',
    { jobs: [full('2026-01-15', '2026-08-31')] },
    { dates: { ...JANUARY_ENDS, 'unemployment-limit': '2026-11-29' }, count: [0, 90] },
  ),
  january(
    'Gita used 17 days and knows that her job ends in April',
    '2026-04-01',
    { jobs: [full('2026-02-01', '2026-04-30')] },
    { dates: { ...JANUARY_ENDS, 'unemployment-limit': '2026-07-12' }, count: [17, 73] },
  ),
  january(
    'Gita would reach day 90 on the last day of OPT',
    '2026-11-01',
    { jobs: [full('2026-01-15', '2026-10-16')] },
    { dates: { ...JANUARY_ENDS, 'unemployment-limit': '2027-01-14' }, count: [16, 74] },
  ),
  january(
    'Gita lost her job too late to reach day 90',
    '2026-12-01',
    { jobs: [full('2026-01-15', '2026-11-15')] },
    { dates: JANUARY_ENDS, count: [16, 74] },
  ),
  january(
    'Gita lost her job in the last two weeks of OPT',
    '2027-02-01',
    { jobs: [full('2026-01-15', '2026-12-31')] },
    { dates: JANUARY_ENDS, count: [14, 76] },
  ),
  december(
    'Hugo lost his job on the day before a leap day',
    '2028-03-01',
    { jobs: [full('2027-12-01', '2028-02-28')] },
    { dates: { ...DECEMBER_ENDS, 'unemployment-limit': '2028-05-28' }, count: [2, 88] },
  ),
  december(
    'Hugo was a leap February without a job',
    '2028-02-29',
    { jobs: [full('2027-12-01', '2028-01-31')] },
    { dates: { ...DECEMBER_ENDS, 'unemployment-limit': '2028-04-30' }, count: [29, 61] },
  ),
];

const SEVERAL_JOBS = [
  january(
    'Ines works 12 and 10 hours',
    '2026-06-01',
    { jobs: [part(12, '2026-01-15'), part(10, '2026-01-15')] },
    { dates: JANUARY_ENDS, count: [0, null, 138], questions: ['job-hours'] },
  ),
  january(
    'Ines works 10 and 9 hours',
    '2026-02-28',
    { jobs: [part(10, '2026-01-15'), part(9, '2026-01-15')] },
    { dates: NO_JOB, count: [45, 45] },
  ),
  january('Ines works 19 hours', '2026-02-28', { jobs: [part(19, '2026-01-15')] }, { dates: NO_JOB, count: [45, 45] }),
  january(
    'Ines works 20 hours',
    '2026-02-28',
    { jobs: [part(20, '2026-01-15')] },
    { dates: JANUARY_ENDS, count: [0, 90] },
  ),
  january(
    'Ines worked 22 hours only in February',
    '2026-03-10',
    { jobs: [part(12, '2026-01-15'), part(10, '2026-02-01', '2026-02-28')] },
    { dates: JANUARY_ENDS, count: [27, null, 28], questions: ['job-hours'] },
  ),
  january(
    'Jonas changed jobs with a month of both',
    '2026-08-01',
    { jobs: [full('2026-01-15', '2026-05-31'), full('2026-05-01')] },
    { dates: JANUARY_ENDS, count: [0, 90] },
  ),
  january(
    'Jonas had a short job inside a long one',
    '2026-08-20',
    { jobs: [full('2026-01-15', '2026-07-31'), full('2026-03-01', '2026-04-30')] },
    { dates: { ...JANUARY_ENDS, 'unemployment-limit': '2026-10-29' }, count: [20, 70] },
  ),
  january(
    'Jonas does not know the hours of a second job',
    '2026-08-01',
    { jobs: [full('2026-01-15'), part(null, '2026-03-01')] },
    { dates: JANUARY_ENDS, count: [0, 90] },
  ),
];

const ENDS = [
  march('Kenji works until a leap day', '2028-01-15', {}, { dates: MARCH_ENDS, count: [0, 90] }),
  march('Kenji is 31 days after OPT', '2028-03-31', {}, { dates: MARCH_ENDS, count: [0, 90] }),
  march('Kenji has one day left to leave', '2028-04-29', {}, { dates: MARCH_ENDS, count: [0, 90] }),
  march(
    'Kenji is a day past the 60 days',
    '2028-04-30',
    {},
    { dates: MARCH_ENDS, count: [0, 90], warnings: ['date-passed'] },
  ),
  january(
    'Lena’s OPT is a calendar year',
    TODAY,
    { optStart: '2026-01-01', optEnd: '2026-12-31', jobs: [full('2026-01-01')] },
    { dates: { 'opt-end': '2026-12-31', 'f1-leave-by': '2027-03-01' }, count: [0, 90] },
  ),
  january(
    'Lena’s OPT is shorter than a year',
    '2026-10-01',
    { optStart: '2026-06-15', optEnd: '2026-12-31', jobs: [full('2026-06-15')] },
    { dates: { 'opt-end': '2026-12-31', 'f1-leave-by': '2027-03-01' }, count: [0, 90] },
  ),
  january(
    'Lena may have an H-1B petition filed in April',
    TODAY,
    {},
    { dates: { ...JANUARY_ENDS, 'cap-filing': '2027-04-01', 'cap-start': '2027-10-01' }, count: [0, 90] },
  ),
  january(
    'Lena may have an H-1B petition filed tomorrow',
    '2026-03-31',
    {},
    { dates: { ...JANUARY_ENDS, 'cap-filing': '2026-04-01', 'cap-start': '2026-10-01' }, count: [0, 90] },
  ),
  january(
    'Lena must wait for the next April',
    '2026-08-15',
    {},
    { dates: { ...JANUARY_ENDS, 'cap-filing': '2027-04-01', 'cap-start': '2027-10-01' }, count: [0, 90] },
  ),
];

export const UNEMPLOYMENT = [...NONE, ...FIRST_JOB, ...GAPS, ...LAST_JOB, ...SEVERAL_JOBS, ...ENDS];
