import { getOccupation } from '../../jobs/index.ts';
import { forState } from '../gate-wording.ts';
import type { Asked } from './types.ts';

type Whom = readonly [RegExp, (asked: Asked) => string];

const fixed = (whom: string) => (): string => whom;

const getField = ({ context, request }: Asked): string =>
  getOccupation(context?.occupation ?? request.current.occupation ?? '')?.field ?? '';

function nameExaminer(asked: Asked): string {
  if (asked.context?.occupation === 'pilot') return 'an FAA aviation medical examiner';
  return getField(asked) === 'transport'
    ? 'a medical examiner from the FMCSA’s National Registry'
    : 'your doctor, and the employer’s HR office about adjustments';
}

const nameEmployer = ({ clause, request }: Asked): string =>
  /\bunion\b/i.test(clause.text)
    ? 'your union steward'
    : /\bdistrict\b/i.test(clause.text) || getOccupation(request.current.occupation ?? '')?.field === 'education'
      ? 'your district’s HR office or union'
      : 'your employer’s HR office';

const nameBoard = ({ context }: Asked): string =>
  context?.gate
    ? forState(context.gate.ask, context.state)
    : 'the office that issues the license or certificate (careeronestop.org lists them by state)';

const nameWorkers = ({ context }: Asked): string =>
  context === null
    ? 'an American Job Center (careeronestop.org), free of charge'
    : `two people in ${context.name} work near you`;

/** Who knows, by what a question is about; the first that fits. */
const WHOM: readonly Whom[] = [
  [
    /\b(?:visas?|h-?1b|green ?card|work (?:permit|authorization)|daca|asylum|sponsor\w*|freelanc\w*|how much time do i have)\b|\b(?:OPT|CPT|EAD)\b/i,
    fixed('an immigration attorney, or your school’s international office if you study'),
  ],
  [/\b(?:parole|probation|leave the state|out of state without)\b/i, fixed('your parole or probation officer')],
  [/\b(?:expunge\w*|seal(?:ed)? my record)\b/i, fixed('a legal aid office')],
  [/\b(?:social security|ssdi|ssi|medicare|my check)\b/i, fixed('the Social Security Administration (ssa.gov)')],
  [/\b(?:pension|vested|retirement system)\b/i, fixed('your retirement system’s office')],
  [/\bunemployment\b/i, fixed('your state’s unemployment office')],
  [
    /\b(?:insulin|diabet\w+|epilep\w+|seizures?|medication|pregnan\w+|color ?blind\w*|hearing|vision|ptsd|surgery|physical exam|medical (?:exam|card))\b/i,
    nameExaminer,
  ],
  [
    /\bboss\b.{0,30}\bsign\b|\b(?:hours|board|state|licen[sc]e|retake|exam|nclex|sit for|certificat\w+|permit|reciprocity|compact|supervis\w+)\b(?!.*\b(?:leave|quit|mid[- ]?year)\b)/i,
    nameBoard,
  ],
  [
    /\b(?:gi bill|va benefits|skill ?bridge|\btap\b|terminal leave|disability rating)\b/i,
    fixed('your installation’s education center, or the VA (va.gov)'),
  ],
  [
    /\b(?:district|hospital|employer|company|my job|boss|firm|manager|hr|benefits|contract|mid[- ]?year|union|reimburse)\b/i,
    nameEmployer,
  ],
  [/\b(?:tax(?:es)?|deduct\w*|llc|1099)\b/i, fixed('the IRS (irs.gov) or a tax preparer')],
  [
    /\b(?:loans?|fafsa|financial aid|scholarships?|grants?|debt|tuition)\b/i,
    fixed('the school’s financial aid office'),
  ],
  [
    /\b(?:school|class(?:es)?|credits?|program|degree|masters?|prereq\w*|gpa|grades?|campus|boot ?camp|course|online|college|university)\b/i,
    fixed('the admissions office of a program that you’d choose'),
  ],
  [/\b(?:business|permit|zoning|customers|llc|start(?:ing)? (?:my|a))\b/i, nameAdvisor],
];

function nameAdvisor(asked: Asked): string {
  return asked.business ? 'a Small Business Development Center (americassbdc.org), free of charge' : nameWorkers(asked);
}

/** Whom to ask a question that our tables don’t answer. */
export function findWhomToAsk(asked: Asked): string {
  const found =
    WHOM.find(([pattern]) => pattern.test(asked.clause.text)) ?? WHOM.find(([pattern]) => pattern.test(asked.scope));
  return found ? found[1](asked) : nameAdvisor(asked);
}
