import { getOccupation } from '../../jobs/index.ts';
import type { CareerContext } from '../context.ts';
import { forState } from '../gate-wording.ts';
import { isLicensed } from '../gates/index.ts';
import type { QuestionKind } from './types.ts';
import { withTarget } from './types.ts';

/** What a record means for the way into the work: the employer or the board decides, and training isn’t paid before they answer. */
export function describeRecord(context: CareerContext | null): string {
  const { gate, state, occupation } = context ?? { gate: null, state: null, occupation: '' };
  if (occupation === 'truck-driver')
    return 'A record bars few people from a CDL, but carriers and their insurers look back some years at DUIs and felonies, and hazmat takes a TSA check, so ask two carriers for their limits before you pay.';
  if (getOccupation(occupation)?.field === 'public-safety')
    return 'Each department decides about a record by the offense and its age, so disclose it fully and ask two departments’ recruiters before you pay for anything.';
  if (gate?.hiresFirst)
    return 'Employers here decide about a record by the offense and its age, so ask two recruiters before you apply, and disclose it fully.';
  if (gate && isLicensed(gate))
    return `With a record, ask ${forState(gate.ask, state)} in writing whether it would license you before you pay for training; rules differ by state and offense.`;
  return 'Many states and cities let employers ask about a record only later in hiring; answer truthfully when they ask, look for fair-chance employers, and ask an American Job Center about the Federal Bonding Program.';
}

const AGE_LIMITS: Record<string, string> = {
  pilot:
    'Pilots may not fly for US airlines past 65, and most other flying has no federal age limit, so count the years that the training leaves you.',
  'military-member':
    'Each branch has its own age limit, and some allow waivers, so ask recruiters of two branches for theirs first.',
  judge: 'Many states make judges retire at a set age, often between 70 and 75, so check yours first.',
  'air-traffic-controller':
    'The FAA hires most controllers before age 31, so check the exceptions for experienced and military controllers first.',
};
const AGE_BY_EMPLOYER = new Set([
  'police-officer',
  'firefighter',
  'correctional-officer',
  'detective',
  'probation-officer',
]);

const OVER_40 = /\b(?:[4-6]\d)(?! ?(?:k\b|hours|hrs|%|an hour|\/))\b/;

function describeAge({ occupation, name }: CareerContext, text: string): string {
  const limit = AGE_LIMITS[occupation];
  if (limit) return limit;
  if (AGE_BY_EMPLOYER.has(occupation))
    return `Some ${name} employers have an age limit and others have none, so check theirs before you prepare.`;
  const open = `We know of no legal upper age limit for ${name} work`;
  return OVER_40.test(text)
    ? `${open}, and federal law bars employers with 20 or more workers from rejecting you for being 40 or older.`
    : `${open}.`;
}

/** What to ask about a pension, and whom: what one draws, what one has earned, or what a job offers. */
function answerPension(text: string, isRetired: boolean): string {
  if (isRetired || /\b(?:draw(?:ing)?|collect(?:ing)?|lose|losing)\b/i.test(text))
    return 'Before you take a public job, ask your retirement system in writing how many hours or how much pay it allows, and what break it requires; the rules differ by state and plan.';
  if (/\b(?:transfer|carry over|carries over|count|move over|follow|vested|years in|my time|my years)\b/i.test(text))
    return 'Before you resign, ask both retirement systems whether your service time transfers or counts together, and when you’re vested; the rules differ by state and plan.';
  return 'Ask the employer’s benefits office when you’d be vested, what share of your pay the pension gives, and from what age; the rules differ by state and plan.';
}

const RECORD =
  /\b(?:record|felon\w*|misdemeanors?|duis?|dwis?|convict\w*|charges?|arrest\w*|robbery|burglary|theft|parole|probation|background)\b/i;

/** Questions about the person: records, age, benefits, offers, and a business of one's own. */
export const PERSON_KINDS: readonly QuestionKind[] = [
  {
    pattern:
      /\bsteps\b|\b(?:fastest|quickest|best) way\b|\bhow (?:do|can|would) i (?:get (?:in|into|there|licensed|certified)|become|start|apply)\b/i,
    answer: ({ context, business, isRare }) =>
      context === null ? (business || isRare ? [] : null) : context.isSame || context.isAbroad ? null : [],
  },
  {
    pattern: /\b(?:legit(?:imate)?|scams?)\b/i,
    answer: ({ scope }) =>
      /\b(?:courses?|class(?:es)?|training|boot ?camps?|certificat\w+|certs?|schools?|programs?)\b/i.test(scope)
        ? [
            'Before you pay for such a course, check whether three listings near you ask for it; no course can promise you a job.',
          ]
        : /\b(?:checks?|equipment|send (?:them )?money|ads?|facebook|craigslist|telegram|whatsapp|offers?|upfront)\b/i.test(
              scope,
            )
          ? [
              'An employer who mails you a check for equipment, or asks you to send money before you start, is most likely a known scam: don’t deposit the check or send money.',
              'Report the ad at reportfraud.ftc.gov, and look for the same opening on the company’s own site before you apply.',
            ]
          : null,
  },
  {
    pattern:
      /(?<!\bhow )\b(?:do|should|must|when do) i (?:(?:have|need) to )?(?:tell|disclose|mention|admit)\b(?! my\b)/i,
    answer: () => [
      'Answer truthfully when an application, a license form, or an employer asks; about a record, many states and cities let employers ask only later in hiring, and about a disability, most may not ask before an offer.',
    ],
  },
  {
    pattern: RECORD,
    answer: ({ context, request }) => (hasRecord(context, request.goals) ? [describeRecord(context)] : null),
  },
  {
    pattern:
      /\bam i (?:out|done|disqualified|screwed)\b|\b(?:stop|bar|disqualify|hurt) me\b|\b(?:does|will|would|is|do) (?:it|that|this|they) (?:even )?(?:matter|a problem|affect)|\beven (?:try|apply|bother)\b|\b(?:let me in|accept me)\b|\bhires? (?:me|guys|people|somebody|someone)\b|\b(?:do|will|would) they care\b/i,
    answer: ({ context, scope, request }) =>
      RECORD.test(request.goals) && hasRecord(context, request.goals)
        ? [describeRecord(context)]
        : CREDIT.test(scope)
          ? CREDIT_ANSWER
          : null,
  },
  {
    pattern:
      /\b(?:bad|poor|low|my) credit\b(?! card)|\bcredit (?:score|history|check)\b|\bbankrupt\w*|\bchapter (?:7|13)\b/i,
    answer: () => CREDIT_ANSWER,
  },
  {
    pattern:
      /\btoo (?:old|late)\b|\bage limits?\b|\bmax(?:imum)? age\b|\bmy age\b|\b(?:at|turning) (?:age )?[3-6]\d\b(?! ?(?:k|an|per|\/))/i,
    answer: withTarget((context, { request }) => [describeAge(context, request.goals)]),
  },
  {
    pattern:
      /\bhow (?:much|many hours) can i (?:work|make|earn)\b|\blos(?:e|ing) (?:it|my (?:check|benefits?|ssdi|ssi))\b/i,
    answer: ({ request }) =>
      /\b(?:ssdi|ssi)\b/i.test(`${request.goals} ${request.current.title}`) ? [BENEFITS_ADVICE] : null,
  },
  {
    pattern:
      /\b(?:cut|lose|reduce|stop) (?:my|the) (?:social security|ss|check|benefits?)\b|\bsocial security\b|\bearnings limit\b/i,
    answer: ({ request }) =>
      /\bsocial security\b|\bssa?\b|\bat 6[2-6]\b/i.test(`${request.goals} ${request.current.title}`)
        ? [
            'Before full retirement age, Social Security holds back $1 for every $2 you earn above a yearly limit that ssa.gov lists, and raises your check later for the months it held back.',
          ]
        : null,
  },
  {
    pattern:
      /\bpensions?\b|\bretirement (?:system|plan)\b|\b(?:school|teachers?|state|city|county) retirement\b|\bvested\b/i,
    answer: ({ clause, request }) => [
      answerPension(clause.text, request.current.situations?.includes('retired') === true),
    ],
  },
  {
    pattern: /\b(?:should i|can i|do i|better to) quit\b/i,
    answer: () => ['Keep your job until the new income or a signed offer has taken its place.'],
  },
  {
    pattern: /\bskill ?bridge\b/i,
    answer: () => [
      'SkillBridge is an internship with a civilian employer in your last months of service, 180 days at most and often fewer by branch and rank, with your command’s approval; ask early, and start TAP about a year ahead.',
    ],
  },
  {
    pattern:
      /\b\d+ (?:apps|applications|resumes|résumés)\b|\bwhat am i doing wrong\b|\bghosted\b|\bno (?:replies|interviews|responses?|call ?backs?)\b/i,
    answer: () => [
      'Many applications without interviews often mean that the résumé doesn’t show the listing’s own work in its first third.',
      'Send fewer, each with the listing’s words, one result with a number, and a message to somebody who works there.',
    ],
  },
  {
    pattern: /\b(?:the|my|a) gap\b|\bgap (?:in|on)\b/i,
    answer: () => [
      'Give the time away one plain line with its dates on your résumé, and put a class, volunteer work, or project from this year above it.',
    ],
  },
  {
    pattern: /\b(?:permits?|papers|licen[sc]es?|legal(?:ly)?|insurance|just start|get started)\b/i,
    except: /\b(?:how much|cost|costs|price)\b/i,
    answer: ({ business }) => (business ? [business.permit] : null),
  },
  {
    pattern: /\benough\b|\bhow much (?:do i need|money|would i need|should i|to start)\b/i,
    answer: ({ business }) => (business ? [business.money] : null),
  },
];

/** Whom to ask about work beside disability benefits. */
const BENEFITS_ADVICE =
  'Before you agree on hours, ask Ticket to Work’s benefits counselors (choosework.ssa.gov) what they do to SSDI or SSI, free of charge.';

const CREDIT = /\b(?:credit|bankrupt\w*|chapter (?:7|13))\b/i;
const CREDIT_ANSWER = [
  'Bad credit bars few jobs, but banks, lenders, insurers, cleared jobs, and some licenses may look at it, and some states limit that; see your own report free of charge at annualcreditreport.com and ask before you pay for a course.',
];

/** The limits of a target are read already; without one, the goals say it. */
const hasRecord = (context: CareerContext | null, goals: string): boolean =>
  context?.limits.kinds.has('record') ?? RECORD.test(goals);
