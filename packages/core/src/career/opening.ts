import { getOccupation } from '../jobs/index.ts';
import { describeTransfers, findBridge, listSituations, listUrgent } from './background.ts';
import type { CareerContext } from './context.ts';
import { getFirstStep } from './first-step.ts';
import { describeGate, describeGateTerms, describeHeldGate } from './gate-wording.ts';
import type { Gate } from './gates/index.ts';
import { answerGoals } from './goals/answers.ts';
import { describeReturning, isReturning, RETURNING_STEP } from './people/returning.ts';
import { answerQuestions } from './questions/answers.ts';
import { capitalize, formatList, quoteUserText, splitSentences } from './wording.ts';
import { compareWorkSkills } from './work-skills.ts';

const MAX_SENTENCES = 6;
const MAX_ANSWERS = 4;
const MAX_NAMED = 3;

/** The advice in at most six sentences: what the goals ask, the license or the work, what carries over, and a first step. */
export function summarize(context: CareerContext): string {
  const answers = answerQuestions(context).flatMap(splitSentences);
  const goals = listGoalSentences(context);
  // Immigration and training abroad come first in the answers to goals, because they decide about everything else.
  const isFirst = context.goals.topics.some((topic) => topic === 'immigration' || topic === 'foreign');
  const asked = (answers.length === 0 && isFirst ? goals.slice(0, 1) : answers).slice(0, MAX_ANSWERS);
  const others = goals.filter((sentence) => !asked.includes(sentence));
  const situations = listSituations(context);
  const first = describeFirstStep(context);
  const isLicense = context.gate !== null && !context.holdsGate && !context.isSame;
  const body = [
    ...asked,
    ...(isLicense || asked.length < 2 ? describeWay(context, asked.join(' ')) : describeWay(context, '').slice(1)),
    ...listUrgent(context).slice(0, 1),
    ...others.slice(0, 1),
    ...(context.isSame ? [] : takeOne(describeTransfersAndBridge(context))),
    ...situations.slice(0, 1),
    ...others.slice(1),
    ...situations.slice(1),
  ];
  return [...[...new Set(body.flatMap(splitSentences))].slice(0, MAX_SENTENCES - first.length), ...first].join(' ');
}

/** The answers to the goals, without what the opening says already. */
const listGoalSentences = (context: CareerContext): string[] =>
  answerGoals(context)
    .flatMap(splitSentences)
    .filter((sentence) => !repeatsGate(sentence, context))
    .filter((sentence) => !(context.isSame && context.profile.expert && sentence.includes(context.profile.expert)));

/** Whether a sentence says again what the license is. */
const repeatsGate = (sentence: string, { gate, holdsGate, isSame, goals }: CareerContext): boolean =>
  gate !== null &&
  !holdsGate &&
  !isSame &&
  goals.credentials.some(
    ({ credential }) =>
      sentence.startsWith(capitalize(credential.name)) &&
      credential.spellings.test(`${gate.credential} ${gate.program ?? ''} ${gate.exam ?? ''}`),
  );

const takeOne = (sentence: string | null): string[] => (sentence === null ? [] : [sentence]);

function describeWay(context: CareerContext, said: string): string[] {
  const { gate, holdsGate, isSame, goals, named } = context;
  const read = describeReading(context);
  if (isReturning(context)) return [describeReturning(context), ...takeOne(describeHeldGate(context))];
  if (isSame) return [...takeOne(read), describeAdvancing(context), ...takeOne(describeHeldGate(context))];
  // People who trained abroad don’t start school again, so the program and time don’t apply.
  if (gate && !holdsGate && goals.topics.includes('foreign'))
    return [describeGate({ ...gate, program: undefined }, named)];
  if (gate && !holdsGate)
    return [
      ...(said.includes(`${context.name} work takes`) ? [] : [describeGate(withoutSaid(gate, said), named)]),
      describeGateTerms(gate, goals.state),
    ];
  return [
    describeWork(context),
    ...takeOne(gate ? describeHeldGate(context) : null),
    ...takeOne(describeSkills(context)),
  ];
}

/** A program without its side notes, as an answer names it. */
const getCore = (program: string): string =>
  (program.split(';')[0] ?? '').replace(/, in (?:most|many) (?:places|states)$/, '');

/** A gate without the parts that an answer named already. */
const withoutSaid = (gate: Gate, said: string): Gate => ({
  ...gate,
  program: gate.program && said.includes(getCore(gate.program)) ? undefined : gate.program,
  exam: gate.exam && said.includes(gate.exam) ? undefined : gate.exam,
});

/** How a title was read, if it can be read otherwise. */
const describeReading = ({ request: { target } }: CareerContext): string | null =>
  target.isSeniorContributor
    ? `We read ${quoteUserText(target.title)} as a senior expert who leads by technical work, not by managing people.`
    : null;

function describeAdvancing({ profile, goals, request, name }: CareerContext): string {
  const { expert, lead } = profile;
  const wantsNoLead = goals.unwanted.includes('lead') || request.target.isSeniorContributor === true;
  const wantsLead = goals.topics.includes('lead') && !wantsNoLead;
  if (wantsNoLead && !expert)
    return `You already do ${name} work, so the next step without managing people is larger or harder work, with a result for each.`;
  if (wantsNoLead && expert) return `The next level as ${anExpert(name)} is to ${expert}.`;
  if (wantsLead && lead) return `You already do ${name} work, so the next level is to ${lead}.`;
  if (expert && lead)
    return `You already do ${name} work, so the next level is to ${expert}, or, with people to lead, to ${lead}.`;
  return `You already do ${name} work, so the next level is to ${expert ?? lead ?? 'take on harder work in it'}.`;
}

const anExpert = (name: string): string => `an expert in ${name} work, without managing people,`;

const describeWork = ({ named, profile }: CareerContext): string =>
  `${capitalize(`as ${named}`)}, you ${profile.work}; employers look for ${formatList(profile.skills.slice(0, 4))}.`;

/** What the person has of it, and what to learn first. Nothing that is their own trade. */
function describeSkills({ occupation, current, held }: CareerContext): string | null {
  const { has, lacks } = compareWorkSkills(occupation, current.occupation, held);
  const learn = formatList(lacks.slice(0, 2).map(({ name }) => name));
  if (has.length === 0) return null;
  return lacks.length === 0
    ? `You bring the typical skills already, so lead with ${formatList(has.slice(0, MAX_NAMED).map(({ name }) => name))}.`
    : `You bring ${formatList(has.slice(0, MAX_NAMED).map(({ name }) => name))}; learn ${learn} next.`;
}

function describeTransfersAndBridge(context: CareerContext): string | null {
  const bridge = findBridge(context);
  const carried = describeTransfers(context);
  if (!bridge) return carried;
  const sentence = `work that is open sooner: ${bridge}`;
  return carried ? `${carried.slice(0, -1)}; ${sentence}.` : `${capitalize(sentence)}.`;
}

/** A step for this week. */
function describeFirstStep(context: CareerContext): string[] {
  if (!context.isSame) return [`First, ${getFirstStep(context)}.`];
  if (isReturning(context)) return [`First, ${RETURNING_STEP}.`];
  if (context.profile.conditions.has('self-employed'))
    return [
      getOccupation(context.occupation)?.field === 'creative'
        ? 'First, ask two past clients what they’d pay more for, and show that work at the top of your portfolio.'
        : 'First, write down what your last ten jobs paid for each hour worked, and raise the price of the lowest kind.',
    ];
  return [
    'First, write down one result from the past year with a number, and ask your manager or a colleague at that level what you’d need to show.',
  ];
}
