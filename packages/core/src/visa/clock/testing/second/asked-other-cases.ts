import { F1, full } from '../case.ts';
import { asked } from './case.ts';

const CAP = {
  ...F1,
  optStart: '2025-07-01',
  optEnd: '2026-06-30',
  jobs: [full('2025-07-01')],
  petition: 'pending',
  petitionFiled: '2026-04-10',
  petitionChange: 'yes',
  petitionStart: '2026-10-01',
} as const;
const MAY = '2026-05-15';
const CAP_CASES = [
  asked('opt', 'Petra has not said whether there is a petition', {
    today: MAY,
    facts: { ...CAP, petition: null },
    asks: ['petition'],
    never: ['cap-gap-end', 'h1b-start'],
  }),
  asked('opt', 'Petra does not know when the petition was filed', {
    today: MAY,
    facts: { ...CAP, petitionFiled: null },
    asks: ['petition-filed'],
    never: ['cap-gap-end'],
  }),
  asked('opt', 'Petra does not know whether it asks for a change of status', {
    today: MAY,
    facts: { ...CAP, petitionChange: null },
    asks: ['petition-change'],
    never: ['cap-gap-end'],
  }),
  asked('opt', 'Petra does not know when the petition starts', {
    today: MAY,
    facts: { ...CAP, petition: 'approved', petitionStart: null },
    asks: ['petition-start'],
    never: ['cap-gap-end', 'h1b-start'],
  }),
  asked('opt', 'Petra does not know whether a denied petition asked for a change of status', {
    today: '2026-08-20',
    facts: { ...CAP, petition: 'ended', petitionChange: null, petitionEnded: '2026-08-15' },
    asks: ['petition-change'],
    never: ['f1-leave-by', 'cap-gap-end'],
  }),
  asked('opt', 'Petra does not know when the petition was denied', {
    today: '2026-08-20',
    facts: { ...CAP, petition: 'ended', petitionEnded: null },
    asks: ['petition-ended'],
    never: ['f1-leave-by', 'cap-gap-end'],
  }),
  asked('opt', 'Petra’s petition was filed after the 60 days', {
    today: '2026-09-15',
    facts: { ...CAP, petitionFiled: '2026-09-01' },
    asks: ['petition-late'],
    never: ['cap-gap-end'],
  }),
  asked('opt', 'Petra’s OPT lasts until after the petition starts', {
    today: '2026-08-01',
    facts: {
      ...CAP,
      optStart: '2025-12-01',
      optEnd: '2026-11-30',
      jobs: [full('2025-12-01')],
      petition: 'approved',
    },
    never: ['cap-gap-end'],
    dates: { 'opt-end': '2026-11-30', 'h1b-start': '2026-10-01' },
  }),
];

const H1B = { firstStart: '2024-10-01', timeAway: 'no', i94End: '2027-09-30', jobEnded: null } as const;
const WORKERS = [
  asked('h1b', 'Quinn’s job ended after the I-94', {
    facts: { ...H1B, i94End: '2026-10-31', jobEnded: '2026-11-15' },
    asks: ['job-after-i94'],
    never: ['job-grace-end'],
  }),
  asked('h1b', 'Quinn’s six years are over but the I-94 is not', {
    facts: { ...H1B, firstStart: '2019-10-01', i94End: '2027-03-31' },
    asks: ['past-limit'],
    dates: { 'i94-end': '2027-03-31' },
  }),
  asked('h1b', 'Quinn does not know when H-1B started', {
    facts: { ...H1B, firstStart: null },
    asks: ['first-start'],
    never: ['h1b-six-years'],
    dates: { 'i94-end': '2027-09-30' },
  }),
  asked('h1b', 'Quinn’s first day in H-1B is after the I-94', {
    facts: { ...H1B, firstStart: '2027-10-01' },
    asks: ['dates-order'],
    never: ['h1b-six-years'],
  }),
  asked('h1b', 'Quinn has not said whether there were days abroad', {
    facts: { ...H1B, timeAway: null },
    asks: ['time-away'],
    never: ['h1b-six-years'],
  }),
  asked('h1b', 'Quinn spent days abroad', {
    facts: { ...H1B, timeAway: 'yes' },
    asks: ['recapture'],
    never: ['h1b-six-years'],
  }),
  asked('h1b', 'Quinn does not know when the I-94 ends', {
    facts: { ...H1B, i94End: null, jobEnded: '2026-11-13' },
    asks: ['i94-end'],
    never: ['i94-end', 'job-grace-end'],
  }),
  asked('tn', 'Rafael does not know when the I-94 ends', {
    facts: { i94End: null, jobEnded: '2026-11-13' },
    asks: ['i94-end'],
    never: ['i94-end', 'job-grace-end'],
  }),
  asked('tn', 'Rafael’s job ended after the I-94', {
    facts: { i94End: '2026-10-31', jobEnded: '2026-11-01' },
    asks: ['job-after-i94'],
    never: ['job-grace-end'],
  }),
  asked('l1a', 'Selma spent days abroad', {
    facts: { firstStart: '2021-03-15', timeAway: 'yes', i94End: '2027-03-14', jobEnded: null },
    asks: ['recapture'],
    never: ['l1-limit'],
  }),
  asked('l1b', 'Selma does not know when L-1 started', {
    facts: { firstStart: null, timeAway: 'no', i94End: '2027-03-14', jobEnded: null },
    asks: ['first-start'],
    never: ['l1-limit'],
  }),
  asked('l1b', 'Selma’s five years are over but the I-94 is not', {
    facts: { firstStart: '2021-03-15', timeAway: 'no', i94End: '2027-03-14', jobEnded: null },
    asks: ['past-limit'],
  }),
  asked('o1', 'Timo does not know when the I-94 ends', {
    facts: { i94End: null, jobEnded: null },
    asks: ['i94-end'],
    never: ['i94-end', 'job-grace-end'],
  }),
];

const SPOUSES = [
  asked('h4', 'Ulla does not know when the card ends', {
    facts: { i94End: '2027-09-30', eadEnd: null },
    asks: ['ead-end'],
    never: ['ead-end'],
    dates: { 'i94-end': '2027-09-30' },
  }),
  asked('h4', 'Ulla does not know when the I-94 ends', {
    facts: { i94End: null, eadEnd: '2027-09-30' },
    asks: ['i94-end'],
    never: ['i94-end'],
  }),
  asked('l2s', 'Viktor does not know when the I-94 ends', {
    facts: { i94End: null },
    asks: ['i94-end'],
    never: ['i94-end'],
  }),
  asked('es', 'Viktor does not know when the I-94 ends', {
    facts: { i94End: null },
    asks: ['i94-end'],
    never: ['i94-end'],
  }),
];

export const ASKED_OTHERS = [...CAP_CASES, ...WORKERS, ...SPOUSES];
