import { type CareerContext, fitsOccupation, formatOccupation } from '../context.ts';
import { findNamedCredentials } from '../credentials/index.ts';
import { describeGateTerms, forState } from '../gate-wording.ts';
import { type Gate, isLicensed } from '../gates/index.ts';
import { getProfile } from '../profiles/index.ts';
import { capitalize } from '../wording.ts';
import { answerMasters, DEGREE_NOTES } from './degrees.ts';
import { SHORTER_WAYS } from './entry.ts';
import { isOwned } from './owned.ts';
import { SCHOOL_NOTES } from './schools.ts';
import { FOREIGN_EVALUATION } from './settings.ts';
import { answerStudy } from './study.ts';
import { type Asked, orNull, type QuestionKind, withTarget } from './types.ts';

const MASTERS = /\b(?:master[’']?s?|msn|mba|grad(?:uate)? (?:school|degree))\b/i;
const DEGREE =
  /\b(?:degrees?|bachelor[’']?s?|college|4 (?:more )?(?:yrs?|years) of school|by experience|go back (?:to school|for)|experience instead|just hire me)\b/i;
const NEED =
  /\b(?:need(?:ed|s)?|require[ds]?|have to|has to|must|without|w\/o|necessary|hard no|instead|only way|enough|problem|get around|should i|by experience|go back|matter|or nos?\b|or not|(?:can|could|do|would|will|is|are) (?:i|they|anybody|anyone|it|that)|anyway)\b/i;
const SCHOOL =
  /\b(?:boot ?camps?|culinary (?:school|arts|degree|program)|mba|(?:law|art|film|fashion|design|music|acting|trade|vocational|technical|operator|equipment|lineman|line|welding|bartending|modeling|flight attendant) schools?|real estate (?:school|course))\b/i;

/** Somebody who still has the way into the work before them. */
const isOutside = ({ gate, holdsGate, isSame }: CareerContext): boolean => gate !== null && !holdsGate && !isSame;

const getMainProgram = ({ program }: Gate): string => program?.split(';')[0] ?? '';

/** Whether the work takes a degree. Null if its license says so. */
export function answerDegree(context: CareerContext): string[] | null {
  const { occupation, gate, name, profile } = context;
  const note = DEGREE_NOTES[occupation];
  if (note && !gate?.as) return [note];
  if (profile.conditions.has('graduate')) return [answerMasters(occupation, name)];
  if (gate?.program?.includes('no degree')) return [`No degree is needed for ${name} work.`];
  if (gate && /\b(?:degree|doctor of|BSN)\b/i.test(getMainProgram(gate)))
    return [
      `${isLicensed(gate) ? 'In most places, the license takes' : 'Employers usually ask for'} ${getMainProgram(gate).replace(/, in (?:most|many) (?:places|states)$/, '')}.`,
    ];
  if (profile.conditions.has('no-degree')) return [`${capitalize(name)} work usually doesn’t take a college degree.`];
  if (gate !== null) return null;
  return [
    `No law requires a degree for ${name} work, but many listings name a bachelor’s; smaller employers more often take experience in its place.`,
  ];
}

/** Whether jobs that the answer names ask for a degree. */
function answerForOptions({ options }: Asked, isMasters: boolean): string[] | null {
  const conditions = options.flatMap((id) => getProfile(id)?.conditions ?? []);
  if (conditions.length === 0) return null;
  if (conditions.every((one) => !one.has('graduate')) && isMasters)
    return ['None of the jobs named here usually asks for a master’s degree.'];
  return !isMasters && conditions.every((one) => one.has('no-degree'))
    ? ['None of the jobs named here usually asks for a college degree.']
    : null;
}

/** What a paper that the question names is for, unless the person has it. */
function answerCredentials({ context, options }: Asked, text: string): string[] | null {
  const targets = context === null ? options : [context.occupation];
  const fits = (credential: { fits: ReadonlySet<string> }) =>
    credential.fits.size > 0 && targets.some((id) => fitsOccupation(credential.fits, id));
  return orNull(
    findNamedCredentials(text, fits)
      .filter(({ credential, index }) => fits(credential) && !isOwned(text, index))
      .map(({ credential: { name, use, where } }) => `${capitalize(name)} ${use}; ${where}.`),
  );
}

/** How to pay for the training. */
export function describeFunding({ gate, profile }: CareerContext): string {
  if (/apprentice/i.test(`${gate?.program ?? ''} ${profile.first}`))
    return 'An apprenticeship pays you while you learn.';
  if (/master|doctor|law degree|graduate|\b(?:MSW|MSN|MBA|JD)\b/i.test(gate?.program ?? ''))
    return 'To keep the cost low, compare the total price of public programs, file the FAFSA (studentaid.gov), and ask employers about tuition help.';
  return /degree|college|nursing|\bADN\b/i.test(gate?.program ?? 'degree')
    ? 'To keep the cost low, start at a community college, file the FAFSA for a Pell Grant (studentaid.gov), and ask employers about tuition help.'
    : 'An American Job Center (careeronestop.org) may pay for approved training (WIOA) if you qualify, and some employers do; ask the school whether a Pell Grant covers the program.';
}

function compareWages({ current, name, gate }: CareerContext): string[] | null {
  if (!gate?.program) return null;
  const from = current.occupation === null ? 'your present wages' : `${formatOccupation(current.occupation)} wages`;
  return [
    `To judge whether it pays, compare the total price with the step from ${from} to ${name} wages near you at careeronestop.org.`,
  ];
}

/** What training from another country takes here. */
export const describeForeign = ({ occupation, gate }: CareerContext): string =>
  `For training from another country, ${FOREIGN_EVALUATION[occupation] ?? 'have your diploma evaluated by a NACES member (naces.org)'}${gate ? '' : ' and give the US equivalent on your résumé'}.`;

/** Which papers somebody else pays for, which only they know. */
const PAID_BY = /\b(?:cool|gi bill|pays? for|covers?)\b/i;

/** Questions about schools, degrees, papers, their time, and their cost. */
export const TRAINING_KINDS: readonly QuestionKind[] = [
  {
    pattern: /\bagain\b|\b(?:my|back) (?:degree|diploma|school|training)\b|\b(?:how|where) (?:do i|to) start\b/i,
    answer: withTarget((context) => (context.isAbroad ? [describeForeign(context)] : null)),
  },
  {
    pattern:
      /\b(?:online|at night|nights|evenings?|weekends|part[- ]time|while (?:i[’']?m |i )?(?:keep )?work\w*|keep (?:my (?:job|day job)|working)|beside my job|right away|without (?:going )?back to school)\b/i,
    except:
      /\b(?:hire|hiring|jobs?(?! while)|shift|hours a week|pension|check|only way|(?:start|work) part[- ]time|accept|take an online)\b/i,
    answer: withTarget((context, { clause }) =>
      context.isSame
        ? null
        : orNull([answerStudy(context.occupation, takesDegree(context) && !/\bcert|\bapproved\b/i.test(clause.text))]),
    ),
  },
  {
    pattern: /\b(?:qualify|eligible)\b/i,
    answer: (asked) => answerCredentials(asked, `${asked.clause.before} ${asked.clause.whole}`),
  },
  {
    pattern: MASTERS,
    answer: (asked) => {
      const { context, clause } = asked;
      const isMba = /\bmba\b/i.test(clause.text);
      if (context === null) return isMba ? null : answerForOptions(asked, true);
      return isMba ? orNull([findSchoolNote('mba', context)]) : [answerMasters(context.occupation, context.name)];
    },
  },
  {
    pattern: SCHOOL,
    readsScope: 'later',
    answer: withTarget((context, { scope }) => orNull([findSchoolNote(SCHOOL.exec(scope)?.[0] ?? '', context)])),
  },
  {
    pattern: DEGREE,
    except: /\b(?:gpa|transfer|credits?)\b/i,
    readsScope: 'later',
    answer: (asked) => {
      const { context, scope } = asked;
      if (!NEED.test(scope)) return null;
      return context === null ? answerForOptions(asked, false) : answerDegree(context);
    },
  },
  {
    pattern:
      /\bcounts?\b|\bcan i skip\b|\b(?:transfer|carr(?:y|ies) over)\b|\b(?:whole|all of|all) .{0,20}\bagain\b|\bcredit for\b/i,
    except: /\b(?:pension|retirement|vested|pay scale|salary|seniority)\b/i,
    answer: withTarget((context, { request, clause }) => {
      if (!isOutside(context) || context.gate === null || context.gate.scope === 'usual') return null;
      if (context.isAbroad) return [describeForeign(context)];
      if (/\b(?:class(?:es)?|courses?|credits?)\b/i.test(clause.text))
        return ['Ask each program in writing which of your earlier courses it takes before you enroll.'];
      if (/\b(?:moved?|moving|another state|out of state)\b/i.test(request.goals))
        return [
          `Ask ${forState(context.gate.ask, context.state)} whether it accepts hours or a license from another state.`,
        ];
      const paper = request.current.military?.job?.paper;
      if (paper) return [paper];
      return request.current.military
        ? [
            'Service alone seldom gives a civilian license, but some schools and boards give credit for it: send them your Joint Services Transcript (Air Force and Space Force: CCAF).',
          ]
        : [
            `Your experience doesn’t replace the license, but some schools and boards give credit for it, so ask ${forState(context.gate.ask, context.state)} what it counts before you pay.`,
          ];
    }),
  },
  {
    pattern: /\b(?:pay for (?:school|it|this|training|classes)|afford|no money|financial aid|scholarships?|grants?)\b/i,
    answer: withTarget((context) => (context.isSame || context.holdsGate ? null : [describeFunding(context)])),
  },
  {
    pattern: /\bhow (?:long|soon|fast|many (?:\w+ )?(?:years?|months?|weeks?))\b|\b(?:fastest|quickest) way\b/i,
    except: /\b(?:make money|paid|check|do i have|retake|wait|cover|keep|last|ago|my (?:license|unemployment))\b/i,
    answer: withTarget((context) => (isOutside(context) && context.gate?.time ? [] : null)),
  },
  {
    pattern:
      /\b(?:what|how much)\b.{0,30}\b(?:cost|tuition|to get there)\b|\bhow much (?:is|are|does (?:it|that|school|this|training)|would it|will it)\b(?!.*\b(?:pay|make)\b)|(?:^|\band )how much\W*$/i,
    answer: withTarget((context) => {
      const { gate, state } = context;
      if (!isOutside(context) || !gate?.cost) return null;
      return describeGateTerms(gate, state).includes(gate.cost.split(/[;:]/)[0] ?? '')
        ? []
        : [`${capitalize(gate.cost)}.`];
    }),
  },
  {
    pattern: /\b(?:something|anything|a|any) (?:shorter|quicker|faster|less school)\b|\bshorter (?:way|path|route)\b/i,
    answer: withTarget(({ occupation }) =>
      orNull([SHORTER_WAYS[occupation] ? `The shorter way: ${SHORTER_WAYS[occupation]}.` : null]),
    ),
  },
  {
    except: PAID_BY,
    pattern:
      /\b(?:need|which|should i|(?:is|are) there|worth|enough|certs?|certificat\w+|qualify|get (?:the|a|my)|difference|first)\b/i,
    answer: (asked) => answerCredentials(asked, asked.clause.text),
  },
  {
    pattern: /\bcertificat(?:e|es|ion|ions)\b|\bcerts?\b/i,
    except: PAID_BY,
    answer: withTarget(({ gate, name }) =>
      gate?.scope === 'usual'
        ? [`No law requires a certificate for ${name} work in most places, but most employers prefer one.`]
        : gate
          ? null
          : [`No certificate is required for most ${name} jobs, so proof of the work itself counts most.`],
    ),
  },
  {
    pattern: /\bworth (?:it|the (?:money|cost|time|debt|headache|trouble|loans?))\b|\bpay(?:s)? off\b/i,
    answer: withTarget((context) => (isOutside(context) ? compareWages(context) : null)),
  },
];

function findSchoolNote(words: string, { occupation }: CareerContext): string | undefined {
  return SCHOOL_NOTES.find(
    ({ words: known, fits }) => known.test(words) && (fits.length === 0 || fitsOccupation(new Set(fits), occupation)),
  )?.note;
}

const takesDegree = ({ gate, profile }: CareerContext): boolean =>
  profile.conditions.has('bachelor') || /bachelor/.test(gate?.program ?? '');
