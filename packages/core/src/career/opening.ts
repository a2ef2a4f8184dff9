import { getOccupation } from '../jobs/index.ts';
import { describeTransfers, findBridge, listSituations, listUrgent } from './background.ts';
import type { CareerContext } from './context.ts';
import { describeGate, describeGateTerms, describeHeldGate, forState } from './gate-wording.ts';
import { answerGoals } from './goals/answers.ts';
import { describeReturning, isReturning, RETURNING_STEP } from './people/returning.ts';
import { capitalize, formatList, quoteUserText } from './wording.ts';
import { compareWorkSkills } from './work-skills.ts';

const MAX_SENTENCES = 5;
const MAX_NAMED = 3;

/** The advice in at most five sentences: the license or the work, what carries over, what the goals ask, and a first step. */
export function summarize(context: CareerContext): string {
  const goals = listGoalSentences(context);
  const all = listSituations(context).filter((one) => !listUrgent(context).slice(0, 1).includes(one));
  const situations = all.slice(0, 1);
  const first = describeFirstStep(context);
  const core = [...describeWay(context), ...describeCarried(context)];
  const before = core.slice(0, MAX_SENTENCES - 1);
  const left = MAX_SENTENCES - before.length - first.length;
  const extras = [
    ...goals.slice(0, Math.max(1, left - situations.length)),
    ...situations,
    ...goals.slice(1),
    ...all.slice(1),
  ];
  return [...before, ...[...new Set(extras)].slice(0, Math.max(0, left)), ...first].slice(0, MAX_SENTENCES).join(' ');
}

/** The answers to the goals, without what the opening says already. */
const listGoalSentences = (context: CareerContext): string[] =>
  answerGoals(context)
    .flatMap(splitSentences)
    .filter((sentence) => !(context.gate && sentence.startsWith('It usually takes')))
    .filter((sentence) => !(context.isSame && context.profile.expert && sentence.includes(context.profile.expert)));

/** What the person's limits or second target ask for comes before what carries over. */
function describeCarried(context: CareerContext): string[] {
  const [urgent] = listUrgent(context);
  if (urgent !== undefined) return [urgent];
  return context.isSame ? [] : takeOne(describeTransfersAndBridge(context));
}

const takeOne = (sentence: string | null): string[] => (sentence === null ? [] : [sentence]);

/** Sentences of our own answers: a period, a space, and a capital letter. */
const splitSentences = (text: string): string[] => text.split(/(?<=[a-z)”’\d]\.) (?=[A-Z])/);

function describeWay(context: CareerContext): string[] {
  const { gate, holdsGate, isSame, goals, named } = context;
  const read = describeReading(context);
  if (isReturning(context)) return [describeReturning(context), ...takeOne(describeHeldGate(context))];
  if (isSame) return [...takeOne(read), describeAdvancing(context), ...takeOne(describeHeldGate(context))];
  if (gate && !holdsGate) return [describeGate(gate, named), describeGateTerms(gate, goals.state)];
  return [
    describeWork(context),
    ...takeOne(gate ? describeHeldGate(context) : null),
    ...takeOne(describeSkills(context)),
  ];
}

/** How a title was read, if it can be read otherwise. */
function describeReading({ current, request: { target }, name }: CareerContext): string | null {
  if (target.isSeniorContributor)
    return `We read ${quoteUserText(target.title)} as a senior expert who leads by technical work, not by managing people.`;
  const isOther =
    current.title.toLowerCase() !== target.title.toLowerCase() &&
    !/senior|lead|sr\b|head|chief|master|principal|staff|\bi+\b/i.test(target.title);
  return isOther && current.title !== ''
    ? `Both titles are ${name} work, so this is a change of specialty or level.`
    : null;
}

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

/** What to do this week, as an imperative without a period: somebody who is in the work already starts from what counts there. */
export function getFirstStep({ gate, holdsGate, current, occupation, goals, profile }: CareerContext): string {
  const first = profile.first.replace(/ first(?=$|,| and\b)/, '');
  if (!gate) return first;
  const board = forState(gate.ask, goals.state);
  if (holdsGate)
    return /\b(?:schools?|programs?|class|courses?|academy|academic|NCLEX|CDL|SIE)\b/.test(first)
      ? `ask ${board} what your license or certificate covers, and apply to two employers with it`
      : first;
  if (goals.topics.includes('foreign'))
    return `have your diploma evaluated, and ask ${board} what it accepts before you pay for school`;
  const isOtherTitle = gate.as !== undefined && !profile.first.includes(gate.as.split(' ').at(-1) ?? '');
  if (current.occupation !== occupation && !isOtherTitle) return first;
  return `ask ${board} which of your hours, courses, and papers count${gate.exam ? ', and plan a date for the next exam' : ''}`;
}

/** A step for this week. */
function describeFirstStep(context: CareerContext): string[] {
  if (!context.isSame) return [`First, ${getFirstStep(context)}.`];
  if (isReturning(context)) return [`First, ${RETURNING_STEP}.`];
  if (getOccupation(context.occupation)?.field === 'creative' && context.profile.conditions.has('self-employed'))
    return ['First, ask two past clients what they’d pay more for, and show that work at the top of your portfolio.'];
  return [
    'First, write down one result from the past year with a number, and ask your manager or a colleague at that level what you’d need to show.',
  ];
}
