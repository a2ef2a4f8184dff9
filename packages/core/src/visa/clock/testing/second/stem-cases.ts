import { F1, full, list, part } from '../case.ts';
import {
  DECEMBER_ENDS,
  december,
  JANUARY_END,
  JANUARY_ENDS,
  january,
  MARCH_ENDS,
  march,
  SEPTEMBER_ENDS,
  september,
  TODAY,
} from './case.ts';

const yes = { stemDegree: 'yes' } as const;

const APPLY = [
  january('Mina has a STEM degree', '2026-09-01', yes, {
    dates: { ...JANUARY_ENDS, 'stem-apply-opens': '2026-10-16', 'stem-apply-by': '2027-01-14' },
    count: [0, 90],
  }),
  march('Mina’s OPT ends on a leap day', '2027-08-01', yes, {
    dates: { ...MARCH_ENDS, 'stem-apply-opens': '2027-12-01', 'stem-apply-by': '2028-02-29' },
    count: [0, 90],
  }),
  december('Mina’s OPT ends in November', '2028-01-15', yes, {
    dates: { ...DECEMBER_ENDS, 'stem-apply-opens': '2028-09-01', 'stem-apply-by': '2028-11-30' },
    count: [0, 90],
  }),
  january(
    'Mina’s window opens tomorrow',
    TODAY,
    { ...yes, optStart: '2026-03-01', optEnd: '2027-02-28', jobs: [full('2026-03-01')] },
    {
      dates: {
        'opt-end': '2027-02-28',
        'f1-leave-by': '2027-04-29',
        'stem-apply-opens': '2026-11-30',
        'stem-apply-by': '2027-02-28',
      },
      count: [0, 90],
    },
  ),
  september(
    'Nuno’s recommendation runs out before OPT',
    '2027-06-20',
    { ...yes, dsoRecommended: '2027-06-15' },
    { dates: { ...SEPTEMBER_ENDS, 'stem-apply-opens': '2027-06-02', 'stem-apply-by': '2027-08-14' }, count: [0, 90] },
  ),
  september(
    'Nuno’s recommendation runs out after OPT',
    '2027-07-15',
    { ...yes, dsoRecommended: '2027-07-10' },
    { dates: { ...SEPTEMBER_ENDS, 'stem-apply-opens': '2027-06-02', 'stem-apply-by': '2027-08-31' }, count: [0, 90] },
  ),
];

const PENDING = [
  january(
    'Olga filed in November',
    TODAY,
    { ...yes, dsoRecommended: '2026-10-20', stemFiled: '2026-11-02' },
    {
      dates: { ...JANUARY_END, 'stem-pending-until': '2027-07-13' },
      count: [0, 90],
      questions: ['stem-decision'],
    },
  ),
  january(
    'Olga filed on the first possible day',
    TODAY,
    { ...yes, dsoRecommended: '2026-10-10', stemFiled: '2026-10-16' },
    {
      dates: { ...JANUARY_END, 'stem-pending-until': '2027-07-13' },
      count: [0, 90],
      questions: ['stem-decision'],
    },
  ),
  january(
    'Olga filed a day before OPT ended',
    '2027-01-14',
    { ...yes, dsoRecommended: '2027-01-04', stemFiled: '2027-01-13' },
    {
      dates: { ...JANUARY_END, 'stem-pending-until': '2027-07-13' },
      count: [0, 90],
      questions: ['stem-decision'],
    },
  ),
  march(
    'Olga filed before a leap day',
    '2028-02-01',
    { ...yes, dsoRecommended: '2028-01-05', stemFiled: '2028-01-10' },
    {
      dates: { 'opt-end': '2028-02-29', 'stem-pending-until': '2028-08-27' },
      count: [0, 90],
      questions: ['stem-decision'],
    },
  ),
];

const stem = list('stem-opt', {
  ...F1,
  stemDegree: 'yes',
  optStart: '2025-06-01',
  optEnd: '2026-05-31',
  stemStart: '2026-06-01',
  stemEnd: '2028-05-31',
  jobs: [full('2025-06-01')],
});
const END = { 'stem-end': '2028-05-31' } as const;
const ENDS = { ...END, 'f1-leave-by': '2028-07-30' } as const;
const laidOff = { jobs: [full('2025-06-01', '2026-06-30')] };

const UNEMPLOYMENT = [
  stem('Priya has always worked', TODAY, {}, { dates: ENDS, count: [0, 150] }),
  stem('Priya used 30 days of OPT', TODAY, { jobs: [full('2025-07-01')] }, { dates: ENDS, count: [30, 120] }),
  stem(
    'Priya used 30 days of OPT and lost her job in October',
    TODAY,
    { jobs: [full('2025-07-01', '2026-10-31')] },
    { dates: { ...ENDS, 'unemployment-limit': '2027-02-28' }, count: [59, 91] },
  ),
  stem(
    'Priya lost her job at the end of a year before a leap day',
    '2028-02-29',
    { jobs: [full('2025-06-01', '2027-12-31')] },
    { dates: { ...ENDS, 'unemployment-limit': '2028-05-29' }, count: [60, 90] },
  ),
  stem(
    'Priya lost her job too late to reach day 150',
    '2028-02-01',
    { jobs: [full('2025-06-01', '2028-01-15')] },
    { dates: ENDS, count: [17, 133] },
  ),
  stem('Rosa is on day 135', '2026-11-12', laidOff, {
    dates: { ...ENDS, 'unemployment-limit': '2026-11-27' },
    count: [135, 15],
  }),
  stem('Rosa is on day 136', '2026-11-13', laidOff, {
    dates: { ...ENDS, 'unemployment-limit': '2026-11-27' },
    count: [136, 14],
    warnings: ['unemployment-near'],
  }),
  stem('Rosa is on day 150', '2026-11-27', laidOff, {
    dates: { ...ENDS, 'unemployment-limit': '2026-11-27' },
    count: [150, 0],
    warnings: ['unemployment-near'],
  }),
  stem('Rosa is on day 152', TODAY, laidOff, {
    dates: { ...END, 'unemployment-limit': '2026-11-27' },
    count: [152, 0],
    warnings: ['unemployment-over'],
    questions: ['grace-after-limit'],
  }),
  stem(
    'Sven works 15 hours',
    TODAY,
    { jobs: [full('2025-06-01', '2026-08-31'), part(15, '2026-09-01')] },
    { dates: { ...ENDS, 'unemployment-limit': '2027-01-28' }, count: [90, 60] },
  ),
  stem(
    'Sven works 12 hours for each of two employers',
    TODAY,
    { jobs: [full('2025-06-01', '2026-08-31'), part(12, '2026-09-01'), part(12, '2026-09-01')] },
    { dates: ENDS, count: [0, null, 90], questions: ['job-hours'] },
  ),
];

const PERIODS = [
  stem(
    'Tariq’s extension ends on a leap day',
    TODAY,
    {
      optStart: '2025-03-01',
      optEnd: '2026-02-28',
      stemStart: '2026-03-01',
      stemEnd: '2028-02-29',
      jobs: [full('2025-03-01')],
    },
    { dates: { 'stem-end': '2028-02-29', 'f1-leave-by': '2028-04-29' }, count: [0, 150] },
  ),
  stem('Tariq is in the 60 days', '2028-06-15', {}, { dates: ENDS, count: [0, 150] }),
  stem('Tariq is past the 60 days', '2028-07-31', {}, { dates: ENDS, count: [0, 150], warnings: ['date-passed'] }),
  stem(
    'Uma changed jobs a week ago',
    TODAY,
    { jobs: [full('2025-06-01', '2026-11-22'), full('2026-11-23')] },
    { dates: { ...ENDS, 'stem-report-by': '2026-12-02' }, count: [0, 150] },
  ),
  stem(
    'Uma lost her job yesterday',
    TODAY,
    { jobs: [full('2025-06-01', '2026-11-28')] },
    {
      dates: { ...ENDS, 'stem-report-by': '2026-12-08', 'unemployment-limit': '2027-04-27' },
      count: [1, 149],
    },
  ),
  stem(
    'Uma lost her job at the end of February',
    '2027-02-25',
    { jobs: [full('2025-06-01', '2027-02-20')] },
    {
      dates: { ...ENDS, 'stem-report-by': '2027-03-02', 'unemployment-limit': '2027-07-20' },
      count: [5, 145],
    },
  ),
  stem(
    'Uma began a job before a leap day',
    '2028-02-25',
    { jobs: [full('2025-06-01', '2028-02-10'), full('2028-02-21')] },
    { dates: { ...ENDS, 'stem-report-by': '2028-03-02' }, count: [10, 140], warnings: ['short-gaps'] },
  ),
];

export const STEM = [...APPLY, ...PENDING, ...UNEMPLOYMENT, ...PERIODS];
