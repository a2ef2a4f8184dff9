import type { VisaFacts } from '../types.ts';
import { END, ENDS, type Expected, F1, full, list, opt, TODAY } from './case.ts';

const stemYes = (name: string, today: string, facts: VisaFacts, expected: Expected) =>
  opt(name, today, { stemDegree: 'yes', ...facts }, { count: [0, 90], ...expected });
const PENDING = { ...END, 'stem-pending-until': '2027-11-27' } as const;

export const STEM_APPLICATION = [
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
  stemYes(
    'a recommendation that runs out before the window opens',
    TODAY,
    { dsoRecommended: '2026-12-01' },
    { dates: ENDS, questions: ['recommendation-early'] },
  ),
  stemYes(
    'pending beside an H-1B petition',
    '2027-05-15',
    { stemFiled: '2027-04-10', petition: 'pending', petitionFiled: '2027-04-15', petitionChange: 'yes' },
    { dates: { ...PENDING, 'cap-gap-end': '2028-04-01' }, questions: ['stem-decision'] },
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

export const stem = list('stem-opt', {
  ...F1,
  optStart: '2026-07-01',
  optEnd: '2027-06-30',
  stemStart: '2027-07-01',
  stemEnd: '2029-06-30',
  jobs: [full('2026-07-01')],
});
const STEM_ENDS = { 'stem-end': '2029-06-30', 'f1-leave-by': '2029-08-29' } as const;
const laidOff = [full('2026-08-30', '2027-07-31')];

export const STEM = [
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
  stem(
    'extension that ends before it starts',
    '2027-10-01',
    { stemEnd: '2027-06-30' },
    { dates: {}, questions: ['dates-order'] },
  ),
  stem('over', '2029-07-10', {}, { dates: STEM_ENDS, count: [0, 150] }),
  stem('jobs not answered', '2027-10-01', { jobs: null }, { dates: STEM_ENDS, questions: ['jobs'] }),
];
