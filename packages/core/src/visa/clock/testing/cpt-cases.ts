import { F1, list, TODAY } from './case.ts';

const cpt = list('cpt', { ...F1, programEnd: '2027-05-15', cpt: [] });
const PROGRAM = { 'opt-apply-opens': '2027-02-14', 'opt-apply-by': '2027-07-14', 'f1-leave-by': '2027-07-14' } as const;
const SPRING = { 'opt-apply-opens': '2028-02-12', 'opt-apply-by': '2028-07-11', 'f1-leave-by': '2028-07-11' } as const;
const time = (of: 'full' | 'part' | null, start: string, end: string | null = null) => ({ start, end, time: of });

export const CPT = [
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
    'a recommendation that runs out before the window opens',
    TODAY,
    { dsoRecommended: '2026-12-01' },
    { dates: { 'f1-leave-by': '2027-07-14' }, count: [0, 365], questions: ['recommendation-early'] },
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
