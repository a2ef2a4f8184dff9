import { getOccupation } from '../../jobs/index.ts';
import { findStates } from '../../text/us-states.ts';
import { forState } from '../gate-wording.ts';
import type { Asked } from './types.ts';

type Whom = readonly [RegExp, (asked: Asked) => string | null];

const fixed = (whom: string) => (): string => whom;

function nameExaminer({ context, request }: Asked): string {
  const occupation = context?.occupation ?? request.current.occupation ?? '';
  if (occupation === 'pilot') return 'an FAA aviation medical examiner';
  return getOccupation(occupation)?.field === 'transport'
    ? 'a medical examiner from the FMCSA’s National Registry'
    : 'your doctor, and the employer’s HR office about adjustments';
}

function nameEmployer(asked: Asked): string {
  const { clause, request, business } = asked;
  if (business) return ADVISERS;
  if (/\bunion\b/i.test(clause.text)) return 'your union steward';
  return /\bdistrict\b/i.test(clause.text) || getOccupation(request.current.occupation ?? '')?.field === 'education'
    ? 'your district’s HR office or union'
    : 'your employer’s HR office';
}

const nameBoard = ({ context }: Asked): string | null =>
  context?.gate ? forState(context.gate.ask, context.state) : null;

/** Who hires, for what employers prefer. */
const nameRecruiter = fixed('the recruiter for a job that you’d apply for');

/** Who lends for a school or a business. */
const nameLender = (asked: Asked): string => (asked.business ? ADVISERS : 'the school’s financial aid office');

const ADVISERS = 'a Small Business Development Center (americassbdc.org), free of charge';

/** Somebody in the work, who knows how it is. */
const nameColleague = ({ context, business }: Asked): string | null =>
  business ? ADVISERS : context && !context.isSame ? `somebody who works as ${context.named} near you` : null;

/** Who knows, by what a question is about; the first that fits. */
const WHOM: readonly Whom[] = [
  [
    /\b(?:visas?|h-?[124]b?|l-?[12]|f-?1|j-?1|green ?card|work (?:permit|authorization)|daca|asylum|sponsor\w*|freelanc\w*|how much time do i have)\b|\b(?:OPT|CPT|EAD)\b/i,
    fixed('an immigration attorney, or your school’s international office if you study'),
  ],
  [/\b(?:parole|probation|leave the state|out of state without)\b/i, fixed('your parole or probation officer')],
  [/\b(?:weed|marijuana|drug test|tattoos?)\b/i, nameRecruiter],
  [/\bworkers[’']? comp\w*\b/i, fixed('your state’s workers’ compensation office')],
  [/\b(?:TAA|WIOA|trade adjustment|workforce)\b/i, fixed('an American Job Center (careeronestop.org)')],
  [/\b(?:expunge\w*|seal(?:ed)? my record)\b/i, fixed('a legal aid office')],
  [/\b(?:social security|ssdi|ssi|medicare|my check)\b/i, fixed('the Social Security Administration (ssa.gov)')],
  [/\b(?:pension|vested|retirement)\b/i, fixed('your retirement system’s office')],
  [/\bunemployment\b/i, fixed('your state’s unemployment office')],
  [
    /\b(?:insulin|diabet\w+|epilep\w+|seizures?|medication|pregnan\w+|color ?blind\w*|hearing|vision|ptsd|surgery|physical exam|medical (?:exam|card))\b/i,
    nameExaminer,
  ],
  [
    /\b(?:leave|leaving|resign)\b.{0,15}\b(?:mid|early|before|during|notice)|\bmid[- ]?year\b|\bmy contract\b/i,
    nameEmployer,
  ],
  [
    /\b(?:gi bill|\bcool\b|va benefits|skill ?bridge|\btap\b|terminal leave|disability rating)\b/i,
    fixed('your installation’s education center, or the VA (va.gov)'),
  ],
  [
    /\b(?:board|(?<!driver[’']?s )licen[sc]e|retake|exam|test|nclex|sit (?:for|before)|certificat\w+|reciprocity|compact|supervis\w+|sign off|hours? (?:rule|count)|my hours|apprenticeship|credential)\b/i,
    nameBoard,
  ],
  [
    /\b(?:district|hospital|employer|my (?:job|company|firm|manager|boss)|hr|my benefits|pay scale|seniority|union|reimburse|boss)\b/i,
    nameEmployer,
  ],
  [/\b(?:pay taxes|my tax(?:es)?|deduct\w*|llc|1099)\b/i, fixed('the IRS (irs.gov) or a tax preparer')],
  [/\b(?:loans?|fafsa|financial aid|scholarships?|grants?|debt|tuition)\b/i, nameLender],
  [
    /\b(?:hire|hired|hiring|problem|chance|take me|matter|hold it against|(?:can|could|would) i still|overqualified)\b/i,
    nameRecruiter,
  ],
  [
    /\b(?:school|classes|credits?|program|degree|masters?|prereq\w*|gpa|grades?|campus|costs?|price|boot ?camp|course|college|university)\b/i,
    fixed('the admissions office of a program that you’d choose'),
  ],
  [
    /\b(?:how hard|day to day|typical day|portfolio|shifts?|schedule|hours|stress\w*|what (?:is|are|'s) .{0,40}\blike)\b/i,
    nameColleague,
  ],
];

/** "Will Indiana take an online degree?" */
const TAKES = /\b(?:take|accept|recognize)\b/i;

/** Whom to ask a question that our tables don’t answer; null if it isn’t certain who knows. */
export function findWhomToAsk(asked: Asked): string | null {
  const text = asked.clause.whole;
  if (TAKES.test(text) && findStates(text).length > 0) return nameBoard(asked);
  const found = WHOM.find(([pattern]) => pattern.test(text));
  if (found) return found[1](asked);
  return asked.business ? ADVISERS : null;
}
