import type { VisaFacts } from '../types.ts';
import { END, ENDS, type Expected, full, opt, TODAY } from './case.ts';
import { stem } from './stem-cases.ts';

const cap = (name: string, today: string, facts: VisaFacts, expected: Expected) =>
  opt(name, today, facts, { count: [0, 90], ...expected });
const filed = { petition: 'pending', petitionFiled: '2027-04-15', petitionChange: 'yes' } as const;
const approved = { ...filed, petition: 'approved' } as const;
const untilApril = { ...END, 'cap-gap-end': '2028-04-01' } as const;
const ended = [full('2026-06-01', '2027-05-31')];

export const CAP = [
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
    'petition approved, and its start has come',
    '2027-10-01',
    { ...approved, petitionStart: '2027-10-01', jobs: [full('2026-06-01')] },
    { dates: { ...END, 'cap-gap-end': '2027-10-01', 'h1b-start': '2027-10-01' }, questions: ['h1b-started'] },
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
    { dates: ENDS, questions: ['petition-late'], warnings: ['date-passed'] },
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
    { dates: { ...END, 'f1-leave-by': '2027-08-19' }, count: [19, 71] },
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
