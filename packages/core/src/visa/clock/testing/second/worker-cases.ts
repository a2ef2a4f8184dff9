import { list } from '../case.ts';
import { TODAY } from './case.ts';

const first = { firstStart: '2024-10-01', timeAway: 'no', i94End: '2027-09-30', jobEnded: null } as const;
const h1b = list('h1b', first);
const SIX = { 'h1b-six-years': '2030-09-30' } as const;
const H1B = { ...SIX, 'i94-end': '2027-09-30' } as const;

const H1B_CASES = [
  h1b('Aida works', TODAY, {}, { dates: H1B }),
  h1b(
    'Aida is in the last period of six years',
    TODAY,
    { firstStart: '2022-10-01', i94End: '2028-09-30' },
    { dates: { 'h1b-six-years': '2028-09-30', 'i94-end': '2028-09-30' } },
  ),
  h1b(
    'Aida began on a leap day',
    TODAY,
    { firstStart: '2024-02-29', i94End: '2027-02-26' },
    { dates: { 'h1b-six-years': '2030-02-28', 'i94-end': '2027-02-26' } },
  ),
  h1b(
    'Bela’s job ended on November 13',
    TODAY,
    { jobEnded: '2026-11-13' },
    { dates: { ...H1B, 'job-grace-end': '2027-01-12' } },
  ),
  h1b(
    'Bela’s I-94 ends before the 60 days',
    TODAY,
    { i94End: '2026-12-31', jobEnded: '2026-11-13' },
    { dates: { ...SIX, 'i94-end': '2026-12-31', 'job-grace-end': '2026-12-31' } },
  ),
  h1b(
    'Bela’s I-94 ends on day 60',
    TODAY,
    { i94End: '2027-01-12', jobEnded: '2026-11-13' },
    { dates: { ...SIX, 'i94-end': '2027-01-12', 'job-grace-end': '2027-01-12' } },
  ),
  h1b(
    'Bela’s job ends at the end of the year',
    TODAY,
    { jobEnded: '2026-12-31' },
    { dates: { ...H1B, 'job-grace-end': '2027-03-01' } },
  ),
  h1b(
    'Bela’s 60 days end on a leap day',
    '2028-01-10',
    { i94End: '2028-09-30', jobEnded: '2027-12-31' },
    { dates: { ...SIX, 'i94-end': '2028-09-30', 'job-grace-end': '2028-02-29' } },
  ),
  h1b(
    'Bela’s job ended on a leap day',
    '2028-03-01',
    { i94End: '2028-09-30', jobEnded: '2028-02-29' },
    { dates: { ...SIX, 'i94-end': '2028-09-30', 'job-grace-end': '2028-04-29' } },
  ),
  h1b(
    'Bela’s 60 days are over',
    TODAY,
    { jobEnded: '2026-08-31' },
    { dates: { ...H1B, 'job-grace-end': '2026-10-30' }, warnings: ['date-passed'] },
  ),
  h1b(
    'Bela’s I-94 is over',
    TODAY,
    { i94End: '2026-11-01' },
    { dates: { ...SIX, 'i94-end': '2026-11-01' }, warnings: ['date-passed'] },
  ),
];

const tn = list('tn', { i94End: '2027-08-14', jobEnded: null });
const TN_CASES = [
  tn('Carlos works', TODAY, {}, { dates: { 'i94-end': '2027-08-14' } }),
  tn(
    'Carlos’s job ended on October 2',
    TODAY,
    { jobEnded: '2026-10-02' },
    { dates: { 'i94-end': '2027-08-14', 'job-grace-end': '2026-12-01' } },
  ),
  tn(
    'Carlos’s I-94 ends before the 60 days',
    TODAY,
    { i94End: '2026-11-30', jobEnded: '2026-10-15' },
    { dates: { 'i94-end': '2026-11-30', 'job-grace-end': '2026-11-30' } },
  ),
];

const l1a = list('l1a', { firstStart: '2021-03-15', timeAway: 'no', i94End: '2027-03-14', jobEnded: null });
const l1b = list('l1b', { firstStart: '2022-03-15', timeAway: 'no', i94End: '2027-03-14', jobEnded: null });
const L1_CASES = [
  l1a('Dara has seven years', TODAY, {}, { dates: { 'i94-end': '2027-03-14', 'l1-limit': '2028-03-14' } }),
  l1a(
    'Dara began on a leap day',
    TODAY,
    { firstStart: '2020-02-29', i94End: '2027-02-28' },
    { dates: { 'i94-end': '2027-02-28', 'l1-limit': '2027-02-28' } },
  ),
  l1b('Emre has five years', TODAY, {}, { dates: { 'i94-end': '2027-03-14', 'l1-limit': '2027-03-14' } }),
  l1b(
    'Emre’s job ended on November 1',
    TODAY,
    { jobEnded: '2026-11-01' },
    { dates: { 'i94-end': '2027-03-14', 'l1-limit': '2027-03-14', 'job-grace-end': '2026-12-31' } },
  ),
];

const o1 = list('o1', { i94End: '2027-06-30', jobEnded: null });
const O1_CASES = [
  o1('Farah works', TODAY, {}, { dates: { 'i94-end': '2027-06-30' } }),
  o1(
    'Farah’s job ended on November 20',
    TODAY,
    { jobEnded: '2026-11-20' },
    { dates: { 'i94-end': '2027-06-30', 'job-grace-end': '2027-01-19' } },
  ),
  o1(
    'Farah’s I-94 ends two weeks after the job',
    TODAY,
    { i94End: '2026-12-15', jobEnded: '2026-12-01' },
    { dates: { 'i94-end': '2026-12-15', 'job-grace-end': '2026-12-15' } },
  ),
];

const h4 = list('h4', { i94End: '2027-09-30', eadEnd: '2027-09-30' });
const l2s = list('l2s', { i94End: '2027-03-14' });
const es = list('es', { i94End: '2028-05-01' });
const SPOUSES = [
  h4('Goran’s card ends with the I-94', TODAY, {}, { dates: { 'i94-end': '2027-09-30', 'ead-end': '2027-09-30' } }),
  h4(
    'Goran’s card ends first',
    TODAY,
    { eadEnd: '2026-12-31' },
    { dates: { 'i94-end': '2027-09-30', 'ead-end': '2026-12-31' } },
  ),
  h4(
    'Goran’s card is over',
    TODAY,
    { eadEnd: '2026-10-31' },
    { dates: { 'i94-end': '2027-09-30', 'ead-end': '2026-10-31' }, warnings: ['date-passed'] },
  ),
  l2s('Hana needs no card', TODAY, {}, { dates: { 'i94-end': '2027-03-14' } }),
  l2s('Hana’s I-94 is over', '2027-03-15', {}, { dates: { 'i94-end': '2027-03-14' }, warnings: ['date-passed'] }),
  es('Ivan needs no card', TODAY, {}, { dates: { 'i94-end': '2028-05-01' } }),
];

export const WORKERS = [...H1B_CASES, ...TN_CASES, ...L1_CASES, ...O1_CASES, ...SPOUSES];
