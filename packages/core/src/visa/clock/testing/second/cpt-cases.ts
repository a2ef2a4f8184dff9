import type { CptPeriod } from '../../types.ts';
import { F1, list } from '../case.ts';
import { TODAY } from './case.ts';

const period = (time: CptPeriod['time'], start: string, end: string | null): CptPeriod => ({ start, end, time });
const cpt = list('cpt', { ...F1, programEnd: '2027-05-15', cpt: [] });
const APPLY = { 'opt-apply-opens': '2027-02-14', 'opt-apply-by': '2027-07-14', 'f1-leave-by': '2027-07-14' } as const;

export const CPT = [
  cpt('Vera has had none', TODAY, {}, { dates: APPLY, count: [0, 365] }),
  cpt(
    'Vera is on day 45 of a summer',
    '2026-07-15',
    { cpt: [period('full', '2026-06-01', '2026-08-15')] },
    { dates: { ...APPLY, 'cpt-end': '2026-08-15' }, count: [45, 320] },
  ),
  cpt(
    'Vera had a summer',
    TODAY,
    { cpt: [period('full', '2026-06-01', '2026-08-15')] },
    { dates: { ...APPLY, 'cpt-end': '2026-08-15' }, count: [76, 289] },
  ),
  cpt(
    'Vera works part time',
    TODAY,
    { cpt: [period('part', '2026-09-01', '2026-12-15')] },
    { dates: { ...APPLY, 'cpt-end': '2026-12-15' }, count: [0, 365] },
  ),
  cpt(
    'Vera had two employers in one summer',
    TODAY,
    { cpt: [period('full', '2026-06-01', '2026-08-15'), period('full', '2026-07-01', '2026-08-15')] },
    { dates: { ...APPLY, 'cpt-end': '2026-08-15' }, count: [76, 289] },
  ),
  cpt(
    'Vera had a full-time summer and works part time',
    TODAY,
    { cpt: [period('full', '2026-06-01', '2026-08-15'), period('part', '2026-08-16', '2026-12-15')] },
    { dates: { ...APPLY, 'cpt-end': '2026-12-15' }, count: [76, 289] },
  ),
  cpt(
    'Vera begins in January',
    TODAY,
    { cpt: [period('full', '2027-01-11', '2027-05-15')] },
    { dates: { ...APPLY, 'cpt-end': '2027-05-15' }, count: [0, 365] },
  ),
  cpt(
    'Wei’s recommendation for OPT runs out first',
    '2027-04-10',
    { dsoRecommended: '2027-04-01' },
    { dates: { ...APPLY, 'opt-apply-by': '2027-05-01' }, count: [0, 365] },
  ),
  cpt(
    'Wei’s recommendation for OPT runs out last',
    '2027-07-02',
    { dsoRecommended: '2027-07-01' },
    { dates: APPLY, count: [0, 365] },
  ),
  cpt(
    'Wei’s program ends before a leap February',
    '2027-11-01',
    { programEnd: '2027-12-30' },
    {
      dates: { 'opt-apply-opens': '2027-10-01', 'opt-apply-by': '2028-02-28', 'f1-leave-by': '2028-02-28' },
      count: [0, 365],
    },
  ),
  cpt(
    'Wei’s H-1B petition is pending as the program ends',
    '2027-04-20',
    { petition: 'pending', petitionFiled: '2027-04-10', petitionChange: 'yes' },
    {
      dates: { 'opt-apply-opens': '2027-02-14', 'opt-apply-by': '2027-07-14', 'cap-gap-end': '2028-04-01' },
      count: [0, 365],
      warnings: ['cap-gap-no-work'],
    },
  ),
];
