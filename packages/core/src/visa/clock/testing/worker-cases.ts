import { list, TODAY } from './case.ts';

const h1b = list('h1b', { i94End: '2028-09-30', firstStart: '2025-10-01', timeAway: 'no' });
const I94 = { 'i94-end': '2028-09-30' } as const;
const SIX = { ...I94, 'h1b-six-years': '2031-09-30' } as const;

export const H1B = [
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
    { dates: SIX, questions: ['job-after-i94'], warnings: ['date-passed'] },
  ),
  h1b(
    'the last day of the grace period',
    '2027-01-14',
    { jobEnded: '2026-11-15' },
    { dates: { ...SIX, 'job-grace-end': '2027-01-14' } },
  ),
  h1b(
    'a day after the grace period',
    '2027-01-15',
    { jobEnded: '2026-11-15' },
    { dates: { ...SIX, 'job-grace-end': '2027-01-14' }, warnings: ['date-passed'] },
  ),
];

const l1a = list('l1a', { i94End: '2027-05-15', firstStart: '2022-05-16', timeAway: 'no' });
const l1b = list('l1b', { i94End: '2027-05-15', firstStart: '2022-05-16', timeAway: 'no' });
const tn = list('tn', { i94End: '2027-03-01' });
const o1 = list('o1', { i94End: '2028-01-31' });

export const WORKERS = [
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
export const SPOUSES = [
  h4('both dates', TODAY, {}, { dates: { 'ead-end': '2027-08-31', 'i94-end': '2027-09-15' } }),
  h4('card missing', TODAY, { eadEnd: null }, { dates: { 'i94-end': '2027-09-15' }, questions: ['ead-end'] }),
  h4('I-94 missing', TODAY, { i94End: null }, { dates: { 'ead-end': '2027-08-31' }, questions: ['i94-end'] }),
  list('l2s', {})('I-94', TODAY, { i94End: '2027-05-15' }, { dates: { 'i94-end': '2027-05-15' } }),
  list('l2s', {})('I-94 missing', TODAY, {}, { dates: {}, questions: ['i94-end'] }),
  list('es', {})('I-94', TODAY, { i94End: '2028-02-29' }, { dates: { 'i94-end': '2028-02-29' } }),
  list('es', {})('I-94 missing', TODAY, {}, { dates: {}, questions: ['i94-end'] }),
];
