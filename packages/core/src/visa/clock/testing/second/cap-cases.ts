import { F1, full, list } from '../case.ts';
import { TODAY } from './case.ts';

const PETITION = {
  ...F1,
  petition: 'pending',
  petitionFiled: '2026-04-10',
  petitionChange: 'yes',
  petitionStart: '2026-10-01',
} as const;
const cap = list('opt', { ...PETITION, optStart: '2025-07-01', optEnd: '2026-06-30', jobs: [full('2025-07-01')] });
const END = { 'opt-end': '2026-06-30' } as const;
const PENDING = { ...END, 'cap-gap-end': '2027-04-01' } as const;

export const CAP = [
  cap('Ximena’s petition is pending before OPT ends', '2026-05-15', {}, { dates: PENDING, count: [0, 90] }),
  cap('Ximena’s petition is pending after October 1', TODAY, {}, { dates: PENDING, count: [0, 90] }),
  cap(
    'Ximena lost her job while the petition is pending',
    '2026-09-30',
    { jobs: [full('2025-07-01', '2026-08-31')] },
    { dates: { ...PENDING, 'unemployment-limit': '2026-11-29' }, count: [30, 60] },
  ),
  cap(
    'Ximena lost her job a month before H-1B begins',
    '2026-10-15',
    { petition: 'approved', jobs: [full('2025-07-01', '2026-08-31')] },
    {
      dates: { ...END, 'cap-gap-end': '2026-10-01', 'h1b-start': '2026-10-01' },
      count: [30, 60],
      questions: ['h1b-started'],
    },
  ),
  cap(
    'Ximena lost her job a month before the petition was denied',
    '2026-09-10',
    { petition: 'ended', petitionEnded: '2026-09-01', jobs: [full('2025-07-01', '2026-08-01')] },
    { dates: { ...END, 'f1-leave-by': '2026-10-31' }, count: [30, 60] },
  ),
  cap(
    'Ximena’s petition is pending past April 1',
    '2027-04-02',
    {},
    { dates: PENDING, count: [0, 90], warnings: ['date-passed'] },
  ),
  cap(
    'Ximena’s petition is approved for October 1',
    '2026-08-01',
    { petition: 'approved' },
    { dates: { ...END, 'cap-gap-end': '2026-10-01', 'h1b-start': '2026-10-01' }, count: [0, 90] },
  ),
  cap(
    'Ximena’s petition is approved for January',
    TODAY,
    { petition: 'approved', petitionStart: '2027-01-15' },
    { dates: { ...END, 'cap-gap-end': '2027-01-15', 'h1b-start': '2027-01-15' }, count: [0, 90] },
  ),
  cap(
    'Yusuf’s petition was denied in August',
    '2026-08-20',
    { petition: 'ended', petitionEnded: '2026-08-15' },
    { dates: { ...END, 'f1-leave-by': '2026-10-14' }, count: [0, 90] },
  ),
  cap(
    'Yusuf’s petition was withdrawn before OPT ended',
    '2026-06-01',
    { petition: 'ended', petitionEnded: '2026-05-20' },
    { dates: { ...END, 'f1-leave-by': '2026-08-29' }, count: [0, 90] },
  ),
  cap(
    'Yusuf’s petition for a visa abroad was denied after OPT',
    '2026-08-20',
    { petition: 'ended', petitionChange: 'no', petitionEnded: '2026-08-15' },
    { dates: { ...END, 'f1-leave-by': '2026-08-29' }, count: [0, 90] },
  ),
  cap(
    'Yusuf’s petition was denied after April 1',
    '2027-05-05',
    { petition: 'ended', petitionEnded: '2027-05-01' },
    { dates: { ...END, 'f1-leave-by': '2027-05-31' }, count: [0, 90] },
  ),
  cap(
    'Yusuf will apply for a visa abroad',
    '2026-05-15',
    { petitionChange: 'no' },
    { dates: { ...END, 'f1-leave-by': '2026-08-29' }, count: [0, 90] },
  ),
  cap(
    'Yusuf’s petition was filed in the 60 days',
    '2026-08-01',
    { petitionFiled: '2026-07-15', jobs: [full('2025-07-01', '2026-06-30')] },
    { dates: PENDING, count: [0, 90], warnings: ['cap-gap-no-work'] },
  ),
  list('stem-opt', {
    ...PETITION,
    stemDegree: 'yes',
    optStart: '2023-07-01',
    optEnd: '2024-06-30',
    stemStart: '2024-07-01',
    stemEnd: '2026-06-30',
    jobs: [full('2023-07-01')],
  })(
    'Zofia’s petition is pending as STEM OPT ends',
    '2026-05-15',
    {},
    { dates: { 'stem-end': '2026-06-30', 'cap-gap-end': '2027-04-01' }, count: [0, 150] },
  ),
];
