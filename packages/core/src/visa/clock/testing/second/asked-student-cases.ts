import { F1, full, part } from '../case.ts';
import { asked, JANUARY } from './case.ts';

const EARLY = '2026-02-28';
const stemDegree = { ...JANUARY, stemDegree: 'yes' } as const;

const OPT = [
  asked('opt', 'Jana’s OPT ends before it starts', {
    facts: { ...JANUARY, optStart: '2027-01-14', optEnd: '2026-01-15' },
    asks: ['dates-order'],
    never: ['opt-end', 'f1-leave-by', 'unemployment-limit'],
  }),
  asked('opt', 'Jana’s OPT is longer than 12 months', {
    facts: { ...JANUARY, optEnd: '2027-03-14' },
    asks: ['opt-longer'],
  }),
  asked('opt', 'Jana does not know when OPT started', {
    today: EARLY,
    facts: { ...JANUARY, optStart: null, jobs: [] },
    asks: ['opt-start'],
    never: ['unemployment-limit'],
  }),
  asked('opt', 'Jana does not know when OPT ends', {
    facts: { ...stemDegree, optEnd: null },
    asks: ['opt-end'],
    never: ['opt-end', 'f1-leave-by', 'stem-apply-opens', 'stem-apply-by'],
  }),
  asked('opt', 'Karim has not said whether he works', {
    today: EARLY,
    facts: { ...JANUARY, jobs: null },
    asks: ['jobs'],
    never: ['unemployment-limit'],
  }),
  asked('opt', 'Karim’s job ended before it started', {
    today: EARLY,
    facts: { ...JANUARY, jobs: [full('2026-02-20', '2026-02-01')] },
    asks: ['job-dates'],
    never: ['unemployment-limit'],
  }),
  asked('opt', 'Karim does not know his hours', {
    today: EARLY,
    facts: { ...JANUARY, jobs: [part(null, '2026-01-15')] },
    asks: ['job-hours'],
    never: ['unemployment-limit'],
    count: [0, null, 45],
  }),
  asked('opt', 'Karim does not know the hours of an earlier job', {
    today: '2026-06-01',
    facts: { ...JANUARY, jobs: [part(null, '2026-01-15', '2026-01-31'), full('2026-02-01')] },
    asks: ['job-hours'],
    never: ['unemployment-limit'],
    count: [0, null, 17],
  }),
  asked('opt', 'Karim does not know one of two part-time jobs’ hours', {
    today: EARLY,
    facts: { ...JANUARY, jobs: [part(12, '2026-01-15'), part(null, '2026-01-15')] },
    asks: ['job-hours'],
    never: ['unemployment-limit'],
    count: [0, null, 45],
  }),
  asked('opt', 'Karim began on the day after day 90', {
    today: '2026-09-01',
    facts: { ...JANUARY, jobs: [full('2026-04-15')] },
    count: [90, 0],
    dates: { 'f1-leave-by': '2027-03-15' },
  }),
  asked('opt', 'Lucia has not said how her I-94 ends', {
    facts: { ...JANUARY, admission: null },
    asks: ['i94'],
    never: ['f1-leave-by'],
  }),
  asked('opt', 'Lucia’s I-94 has a date, which she does not know', {
    facts: { ...JANUARY, admission: 'date', i94End: null },
    asks: ['i94-end'],
    never: ['f1-leave-by', 'i94-end'],
  }),
  asked('opt', 'Lucia’s I-94 has a date', {
    facts: { ...JANUARY, admission: 'date', i94End: '2027-03-15' },
    asks: ['f1-grace-length'],
    never: ['f1-leave-by'],
    dates: { 'i94-end': '2027-03-15' },
  }),
];

const APPLYING = [
  asked('opt', 'Marek has not said whether his degree is STEM', {
    facts: { ...JANUARY, stemDegree: null },
    asks: ['stem-degree'],
    never: ['stem-apply-opens', 'stem-apply-by'],
  }),
  asked('opt', 'Marek’s recommendation ran out before the window', {
    today: '2026-06-10',
    facts: { ...stemDegree, dsoRecommended: '2026-06-01' },
    asks: ['recommendation-early'],
    never: ['stem-apply-by'],
  }),
  asked('opt', 'Marek filed 91 days before OPT ended', {
    facts: { ...stemDegree, dsoRecommended: '2026-10-10', stemFiled: '2026-10-15' },
    asks: ['stem-filed-outside'],
    never: ['stem-pending-until'],
  }),
  asked('opt', 'Marek filed a day after OPT ended', {
    today: '2027-01-20',
    facts: { ...stemDegree, dsoRecommended: '2027-01-04', stemFiled: '2027-01-15' },
    asks: ['stem-filed-outside'],
    never: ['stem-pending-until'],
  }),
  asked('opt', 'Marek filed 61 days after the recommendation', {
    today: '2026-12-20',
    facts: { ...stemDegree, dsoRecommended: '2026-10-16', stemFiled: '2026-12-16' },
    asks: ['stem-filed-outside'],
    never: ['stem-pending-until'],
  }),
  asked('opt', 'Marek’s application is pending for more than 180 days', {
    today: '2027-07-20',
    facts: { ...stemDegree, dsoRecommended: '2026-10-20', stemFiled: '2026-11-02' },
    asks: ['stem-decision'],
  }),
];

const STEM = {
  ...F1,
  stemDegree: 'yes',
  optStart: '2025-06-01',
  optEnd: '2026-05-31',
  stemStart: '2026-06-01',
  stemEnd: '2028-05-31',
  jobs: [full('2025-06-01')],
} as const;
const STEM_OPT = [
  asked('stem-opt', 'Nadia’s extension is not 24 months', {
    facts: { ...STEM, stemEnd: '2028-04-30' },
    asks: ['stem-end-differs'],
  }),
  asked('stem-opt', 'Nadia’s extension starts a month before OPT ends', {
    facts: { ...STEM, stemStart: '2026-05-01', stemEnd: '2028-04-30' },
    asks: ['dates-differ'],
  }),
  asked('stem-opt', 'Nadia does not know when OPT started', {
    facts: { ...STEM, optStart: null, jobs: [full('2025-06-01', '2026-08-31')] },
    asks: ['opt-start'],
    never: ['unemployment-limit'],
  }),
  asked('stem-opt', 'Nadia does not know when the extension ends', {
    facts: { ...STEM, stemEnd: null },
    dates: { 'stem-end': '2028-05-31', 'f1-leave-by': '2028-07-30' },
  }),
  asked('stem-opt', 'Nadia does not know when the extension starts or ends', {
    facts: { ...STEM, stemStart: null, stemEnd: null },
    asks: ['stem-start', 'stem-end'],
    never: ['stem-end', 'f1-leave-by'],
  }),
  asked('stem-opt', 'Nadia does not know when the extension started', {
    facts: { ...STEM, stemStart: null },
    asks: ['stem-start'],
    never: ['stem-report-by'],
  }),
  asked('stem-opt', 'Nadia’s extension ends before it starts', {
    facts: { ...STEM, stemStart: '2028-05-31', stemEnd: '2026-06-01' },
    asks: ['dates-order'],
    never: ['stem-end', 'f1-leave-by'],
  }),
  asked('stem-opt', 'Nadia used 95 days in OPT, and does not know when it ended', {
    facts: { ...STEM, optEnd: null, jobs: [full('2025-09-04')] },
    asks: ['opt-end', 'grace-after-limit'],
    never: ['f1-leave-by'],
    warnings: ['first-period-over'],
    count: [95, 55],
  }),
  asked('stem-opt', 'Nadia used 95 days in OPT', {
    facts: { ...STEM, jobs: [full('2025-09-04')] },
    warnings: ['first-period-over'],
    count: [95, 55],
  }),
];

const CPT = { ...F1, programEnd: '2027-05-15', cpt: [] };
const CPT_CASES = [
  asked('cpt', 'Oscar has not said when he worked', {
    facts: { ...CPT, cpt: null },
    asks: ['cpt-periods'],
    never: ['cpt-end', 'cpt-year'],
  }),
  asked('cpt', 'Oscar does not know whether it is full time', {
    facts: { ...CPT, cpt: [{ start: '2026-09-01', end: '2026-12-15', time: null }] },
    asks: ['cpt-time'],
    never: ['cpt-year'],
    count: [0, null, 90],
  }),
  asked('cpt', 'Oscar’s period ends before it starts', {
    facts: { ...CPT, cpt: [{ start: '2026-12-15', end: '2026-09-01', time: 'full' }] },
    asks: ['cpt-dates'],
    never: ['cpt-end', 'cpt-year'],
  }),
  asked('cpt', 'Oscar does not know when the program ends', {
    facts: { ...CPT, programEnd: null },
    asks: ['program-end'],
    never: ['opt-apply-opens', 'opt-apply-by', 'f1-leave-by'],
  }),
  asked('cpt', 'Oscar’s recommendation ran out before the window', {
    today: '2026-12-20',
    facts: { ...CPT, dsoRecommended: '2026-12-15' },
    asks: ['recommendation-early'],
    never: ['opt-apply-by'],
  }),
  asked('cpt', 'Oscar had a full year', {
    facts: { ...CPT, cpt: [{ start: '2025-08-25', end: '2026-08-24', time: 'full' }] },
    never: ['opt-apply-opens', 'opt-apply-by'],
    warnings: ['cpt-over'],
    count: [365, 0],
  }),
  asked('cpt', 'Oscar had a day less than a year', {
    facts: { ...CPT, cpt: [{ start: '2025-08-25', end: '2026-08-23', time: 'full' }] },
    dates: { 'opt-apply-opens': '2027-02-14', 'opt-apply-by': '2027-07-14' },
    warnings: ['cpt-near'],
    count: [364, 1],
  }),
  asked('cpt', 'Oscar works full time without a last day', {
    facts: { ...CPT, cpt: [{ start: '2026-06-01', end: null, time: 'full' }] },
    count: [182, 183],
  }),
  asked('cpt', 'Oscar works through a leap February', {
    today: '2028-03-01',
    facts: { ...CPT, programEnd: '2028-12-15', cpt: [{ start: '2027-09-01', end: '2028-06-30', time: 'full' }] },
    count: [183, 182],
    dates: { 'cpt-end': '2028-06-30' },
  }),
];

export const ASKED_STUDENTS = [...OPT, ...APPLYING, ...STEM_OPT, ...CPT_CASES];
