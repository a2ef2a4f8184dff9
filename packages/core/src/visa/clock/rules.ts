import type { ClockStatus } from './types.ts';

export interface VisaRule {
  title: string;
  /** What the rule says, in our words. */
  text: string;
  citation: string;
  url: string;
  /** The day on which someone read the official text. Null if nobody has, and then no date is computed from the rule. */
  checkedOn: string | null;
  /** The date of the copy that was read, if the page itself couldn't be opened. Null if the copy has no date. */
  copyDate?: string | null;
  statuses: readonly ClockStatus[];
}

const CHECKED = '2026-11-29';
/** The government's pages as someone else saved them. */
const SAVED_PAGES = '2026-08-29';
const UNDATED = null;
const CFR_214_1 = 'https://www.ecfr.gov/current/title-8/section-214.1';
const CFR_214_2 = 'https://www.ecfr.gov/current/title-8/section-214.2';
const CODE_1184 = 'https://www.law.cornell.edu/uscode/text/8/1184';
const USCIS = 'https://www.uscis.gov/working-in-the-united-states';
const STEM_PAGE = `${USCIS}/students-and-exchange-visitors/optional-practical-training-extension-for-stem-students-stem-opt`;
const CAP_GAP_PAGE = `${USCIS}/temporary-workers/h-1b-specialty-occupations/extension-of-post-completion-optional-practical-training-opt-and-f-1-status-for-eligible-students`;
const F1 = ['opt', 'stem-opt', 'cpt'] as const;
const WORKERS = ['h1b', 'tn', 'l1a', 'l1b', 'o1'] as const;

/** The rules that the clock counts by. Add one only with its citation, and a date only after reading the official text. */
export const RULES = {
  'opt-unemployment': {
    title: '90 days without a job on OPT',
    text: 'On post-completion OPT you may have up to 90 days of unemployment in total, counted in calendar days from the start date on your card. We count a day as employed if a job of at least 20 hours a week covers it.',
    citation: '8 CFR 214.2(f)(10)(ii)(E)',
    url: CFR_214_2,
    checkedOn: CHECKED,
    copyDate: SAVED_PAGES,
    statuses: ['opt'],
  },
  'stem-unemployment': {
    title: '150 days without a job with the STEM extension',
    text: 'With the 24-month extension the limit is 150 days of unemployment in total, counted from the start of your first OPT period. The 90-day limit still applies to that first period.',
    citation: '8 CFR 214.2(f)(10)(ii)(E)',
    url: CFR_214_2,
    checkedOn: CHECKED,
    copyDate: SAVED_PAGES,
    statuses: ['stem-opt'],
  },
  'f1-grace': {
    title: '60 days to leave or change status after F-1',
    text: 'After your program or OPT ends, you have 60 days to leave, transfer, or change status. You can’t work in them. This applies if your I-94 says D/S. A rule of July 2026 would make it 30 days; a court postponed that rule on September 14, 2026, and the government has appealed. Ask which rule applies today.',
    citation: '8 CFR 214.2(f)(5)(iv)',
    url: CAP_GAP_PAGE,
    checkedOn: CHECKED,
    copyDate: SAVED_PAGES,
    statuses: F1,
  },
  'opt-window': {
    title: 'When to apply for OPT',
    text: 'USCIS must get your application between 90 days before and 60 days after your program ends, and within 30 days of your DSO’s recommendation.',
    citation: '8 CFR 214.2(f)(11)(i)(B)',
    url: `${USCIS}/students-and-exchange-visitors/optional-practical-training-opt-for-f-1-students`,
    checkedOn: CHECKED,
    copyDate: UNDATED,
    statuses: ['cpt'],
  },
  'cpt-year': {
    title: 'A year of full-time CPT ends OPT at that level',
    text: 'If you have had one year or more of full-time CPT, you can’t get post-completion OPT at the same level of study. Part-time CPT doesn’t count. We count a year as 365 days.',
    citation: '8 CFR 214.2(f)(10)(i)',
    url: CFR_214_2,
    checkedOn: CHECKED,
    copyDate: UNDATED,
    statuses: ['cpt'],
  },
  'stem-window': {
    title: 'When to apply for the STEM extension',
    text: 'You can apply from 90 days before your OPT ends, while it is still valid, and within 60 days of your DSO’s recommendation.',
    citation: '8 CFR 214.2(f)(11)(i)(C)',
    url: STEM_PAGE,
    checkedOn: CHECKED,
    copyDate: SAVED_PAGES,
    statuses: ['opt'],
  },
  'stem-pending': {
    title: '180 days while the STEM extension is pending',
    text: 'If you applied on time and OPT ends before USCIS decides, your work authorization continues for up to 180 days, or until the decision if that comes first.',
    citation: '8 CFR 274a.12(b)(6)(iv)',
    url: STEM_PAGE,
    checkedOn: CHECKED,
    copyDate: SAVED_PAGES,
    statuses: ['opt'],
  },
  'stem-length': {
    title: 'The STEM extension is 24 months',
    text: 'The extension adds 24 months. The dates on your card decide. The employer must use E-Verify.',
    citation: '8 CFR 214.2(f)(10)(ii)(C)',
    url: STEM_PAGE,
    checkedOn: CHECKED,
    copyDate: SAVED_PAGES,
    statuses: ['opt', 'stem-opt'],
  },
  'stem-report': {
    title: 'Report changes within 10 days on the STEM extension',
    text: 'Report changes of your name, address, or employer to your DSO within 10 days.',
    citation: '8 CFR 214.2(f)(12)(ii)',
    url: STEM_PAGE,
    checkedOn: CHECKED,
    copyDate: SAVED_PAGES,
    statuses: ['stem-opt'],
  },
  'stem-validation': {
    title: 'Confirm your information every 6 months on the STEM extension',
    text: 'Confirm your name, address, and employer with your DSO every 6 months, even if nothing has changed. Your DSO tells you the dates.',
    citation: '8 CFR 214.2(f)(12)(ii)',
    url: STEM_PAGE,
    checkedOn: CHECKED,
    copyDate: SAVED_PAGES,
    statuses: ['stem-opt'],
  },
  'opt-report': {
    title: 'Report job changes on OPT',
    text: 'Your DSO needs to know about each new job and each job that ends. Ask how soon.',
    citation: '8 CFR 214.2(f)(12)(i)',
    url: CFR_214_2,
    checkedOn: null,
    statuses: ['opt'],
  },
  'cap-season': {
    title: 'H-1B cap season',
    text: 'Employers can file petitions that count against the cap from April 1, for a start on October 1 at the earliest. First they must register you and be selected.',
    citation: '8 CFR 214.2(h)(2)(i)(I)',
    url: CAP_GAP_PAGE,
    checkedOn: CHECKED,
    copyDate: SAVED_PAGES,
    statuses: F1,
  },
  'cap-registration': {
    title: 'H-1B registration',
    text: 'USCIS announces the registration dates each year. In past years registration was in March. Ask the employer early in the year.',
    citation: '8 CFR 214.2(h)(8)(iii)',
    url: `${USCIS}/temporary-workers/h-1b-specialty-occupations/h-1b-electronic-registration-process`,
    checkedOn: null,
    statuses: F1,
  },
  'cap-gap': {
    title: 'Cap-gap until April 1',
    text: 'If an employer files a cap petition with a change of status on time, F-1 status continues until April 1 of that fiscal year, or until H-1B begins if that is earlier. Work authorization continues only if OPT was still valid on the day of filing. Days without a job count toward the same limit in it. It ends if the petition is denied, withdrawn, or rejected.',
    citation: '8 CFR 214.2(f)(5)(vi)',
    url: CAP_GAP_PAGE,
    checkedOn: CHECKED,
    copyDate: SAVED_PAGES,
    statuses: ['opt', 'stem-opt'],
  },
  'h1b-six-years': {
    title: 'Six years in H-1B status',
    text: 'H-1B status lasts six years at most. Days abroad can be added back, and a green card application can extend it: ask an attorney about both.',
    citation: '8 U.S.C. 1184(g)(4)',
    url: CODE_1184,
    checkedOn: CHECKED,
    copyDate: UNDATED,
    statuses: ['h1b'],
  },
  'h1b-transfer': {
    title: 'Changing employers on H-1B',
    text: 'You can start with a new employer once it has filed a nonfrivolous petition for you, if you were admitted lawfully, the filing came before your authorized stay ended, and you haven’t worked without authorization.',
    citation: '8 U.S.C. 1184(n)',
    url: CODE_1184,
    checkedOn: CHECKED,
    copyDate: UNDATED,
    statuses: ['h1b'],
  },
  'l1-limit': {
    title: 'Seven years on L-1A, five on L-1B',
    text: 'L-1 status lasts seven years at most for managers and executives, and five for specialized knowledge. Days abroad can matter: ask an attorney.',
    citation: '8 U.S.C. 1184(c)(2)(D)',
    url: CODE_1184,
    checkedOn: CHECKED,
    copyDate: UNDATED,
    statuses: ['l1a', 'l1b'],
  },
  'job-grace': {
    title: 'Up to 60 days after a job ends',
    text: 'After your job ends, status can continue for up to 60 days in a row, or until your authorized stay ends if that is earlier, once in each authorized period. The government can shorten it, and you can’t work in it without other authorization.',
    citation: '8 CFR 214.1(l)(2)',
    url: CFR_214_1,
    checkedOn: CHECKED,
    copyDate: UNDATED,
    statuses: WORKERS,
  },
  'tn-period': {
    title: 'TN for up to three years at a time',
    text: 'TN status is given for up to three years at a time and can be extended. The date on your I-94 decides.',
    citation: '73 FR 61332; 8 CFR 214.6',
    url: 'https://www.ecfr.gov/current/title-8/section-214.6',
    checkedOn: CHECKED,
    copyDate: UNDATED,
    statuses: ['tn'],
  },
  'o1-period': {
    title: 'O-1 for an event or activity',
    text: 'O-1 status is given for the time of an event or activity. The date on your I-94 decides. Ask an attorney about extensions.',
    citation: '8 CFR 214.2(o)',
    url: CFR_214_2,
    checkedOn: null,
    statuses: ['o1'],
  },
  'h4-card': {
    title: 'H-4 spouses work with a card',
    text: 'H-4 spouses can work only with a valid employment card. Don’t count on an automatic extension while a renewal is pending: ask an attorney.',
    citation: '8 CFR 274a.12(c)(26)',
    url: 'https://www.ecfr.gov/current/title-8/section-274a.12',
    checkedOn: null,
    statuses: ['h4'],
  },
  'l2-spouse': {
    title: 'Spouses of L-1 workers',
    text: 'Spouses of L-1 workers are authorized to work while they are in that status. Your I-94 shows until when.',
    citation: '8 U.S.C. 1184(c)(2)(E)',
    url: CODE_1184,
    checkedOn: CHECKED,
    copyDate: UNDATED,
    statuses: ['l2s'],
  },
  'e-spouse': {
    title: 'Spouses of E workers',
    text: 'Spouses of E workers are authorized to work while they are in that status. Your I-94 shows until when.',
    citation: '8 U.S.C. 1184(e)(2)',
    url: CODE_1184,
    checkedOn: CHECKED,
    copyDate: UNDATED,
    statuses: ['es'],
  },
} as const satisfies Record<string, VisaRule>;

export type RuleId = keyof typeof RULES;
export type RuleTable = Readonly<Record<RuleId, VisaRule>>;

/** A rule that nobody has read for this long is shown with a warning. */
const STALE_DAYS = 365;
const DAY_MS = 86_400_000;

/** Whether the text of a rule was read more than a year before `today`. A copy counts from its own date, if it has one. */
export function isStale({ checkedOn, copyDate }: VisaRule, today: string): boolean {
  const read = copyDate ?? checkedOn;
  return read !== null && Date.parse(today) - Date.parse(read) > STALE_DAYS * DAY_MS;
}
