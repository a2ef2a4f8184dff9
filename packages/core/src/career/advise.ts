import { listRelatedOccupations } from '../jobs/index.ts';
import type { SkillId } from '../skills/types.ts';
import type { Advice, AdviceRequest, OpenQuestion } from './advice.ts';
import { type CareerContext, createContext } from './context.ts';
import { getFirstStep } from './first-step.ts';
import { forState } from './gate-wording.ts';
import { planLearning } from './learning.ts';
import { findMainSkills, isCovered, MIN_LISTINGS } from './main-skills.ts';
import { findNeighbors } from './occupations.ts';
import { describeOpenTarget } from './open-target.ts';
import { listConcerns } from './people/concerns.ts';
import { describeCounted } from './people/evidence.ts';
import { describeLimits } from './people/limits.ts';
import { createFitCheck, findRareWork, listOptions, readRequestLimits } from './people/options.ts';
import { findBusinessInGoals, findOwnBusiness } from './people/own-business.ts';
import { isReturning, isUndecided, RETURNING_STEP, readPastWork } from './people/returning.ts';
import { describeLeaving, describeMilitary } from './people/service.ts';
import { SITUATION_FACTS } from './people/situations.ts';
import { findWorkField } from './people/work-fields.ts';
import { getProfile } from './profiles/index.ts';
import { answerGoals, asksForJobs, type GoalAnswers } from './questions/goals.ts';
import { describeRecord } from './questions/person.ts';
import { describeFewListings, findListedTopics, listDetails } from './statements.ts';
import type { CareerPerson, CareerStep, Neighbor, OccupationDemand } from './types.ts';
import { describeNextLevel, describeOthers, describeWay, listConflicts } from './way.ts';
import { capitalize, getOccupationName, splitSentences } from './wording.ts';

const MAX_SENTENCES = 6;
const MAX_JOBS = 3;

/**
 * Career advice in few sentences, each certain for this person: an answer to each question that the tables can answer, what the target takes,
 * and whom to ask the rest. Nothing is promised, and the same request gives the same advice.
 */
export function advise(asked: AdviceRequest): Advice {
  const request = readPastWork(asked);
  const held = listHeldSkills(request.person);
  const isOpen = isUndecided(request, findWorkField(request.target.title) !== null);
  const context = isOpen ? null : createContext(request, held);
  return context ? adviseOnTarget(context) : adviseWithoutTarget(request, held);
}

function adviseOnTarget(context: CareerContext): Advice {
  const { request, require, held, gate, holdsGate, isSame, occupation, found, state } = context;
  const { current, target, goals, person } = request;
  const jobs = asksForJobs(goals)
    ? listRelatedOccupations(occupation).filter(createFitCheck(request)).slice(0, MAX_JOBS)
    : [];
  const answers = answerGoals(request, context, findBusinessInGoals(target.title, goals, current.title), jobs);
  const gap = require ? findMainSkills(require, held) : [];
  const { said, left } = arrange(listSentences(context, answers));
  return {
    advice: said.join(' ') || describeNothing(context, answers.open),
    recommendations: [...left, ...listFacts(request).filter((fact) => !said.includes(fact))],
    openQuestions: answers.open,
    details: require
      ? listDetails({ require, gap, person, target, topics: findListedTopics(goals) })
      : [describeFewListings(occupation, found)],
    steps: [planFirst(context, answers.open), ...planLearning(context, gap)],
    require,
    gap,
    neighbors: rankNeighbors(request, held).filter((near) => jobs.includes(near.occupation)),
    gate: gate && !isSame ? { ...gate, ask: forState(gate.ask, state), isHeld: holdsGate } : null,
    related: describeJobs(jobs),
  };
}

/** For somebody in the work who asks nothing, or only what others can answer. */
const describeNothing = ({ named }: CareerContext, open: readonly OpenQuestion[]): string =>
  open.length > 0
    ? 'We can’t answer this for certain, so here is whom to ask.'
    : `You already work as ${named}, so tell us in your goals what should change: the pay, the hours, the level, or the employer.`;

/** The answers first, then what the work takes, what goes against it, and what counts. */
function listSentences(context: CareerContext, { sentences, asksForWay }: GoalAnswers): string[] {
  const { limits, request } = context;
  const way = describeWay(context, sentences.join(' '));
  const record = limits.kinds.has('record') ? [describeRecord(context)] : [];
  return [
    ...(asksForWay ? [...way, ...sentences] : [...sentences, ...way]),
    ...(sentences.length === 0 ? describeNextLevel(context) : []),
    ...record,
    ...listConflicts(context),
    ...describeOthers(context),
    ...describeCounted(context),
    ...listConcerns(request, context),
    ...describeLimits(limits),
  ];
}

/** At most six sentences, each once, and the rest. */
function arrange(texts: readonly string[]): { said: string[]; left: string[] } {
  const sentences = [...new Set(texts.flatMap(splitSentences))];
  return { said: sentences.slice(0, MAX_SENTENCES), left: sentences.slice(MAX_SENTENCES) };
}

/** What the person's situation and service bring, whatever the target is. */
const listFacts = ({ current, goals }: AdviceRequest): string[] => [
  ...describeLeaving(current, goals),
  ...describeMilitary(current),
  ...(current.military?.job?.paper ? [current.military.job.paper] : []),
  ...(current.situations ?? []).flatMap((one) => SITUATION_FACTS[one] ?? []),
];

function adviseWithoutTarget(request: AdviceRequest, held: readonly SkillId[]): Advice {
  const { current, target, goals } = request;
  const business = target.isBusiness ? findOwnBusiness(target.title, current.title) : null;
  const options = business || findRareWork(target.title) ? [] : listOptions(request);
  const answers = answerGoals(
    request,
    null,
    business ?? findBusinessInGoals(target.title, goals, current.title),
    options,
  );
  const open = describeOpenTarget(request, business, options);
  const limits = readRequestLimits(request);
  const { said, left } = arrange([
    ...answers.sentences,
    ...open.sentences,
    ...(limits.kinds.has('record') ? [describeRecord(null)] : []),
    ...listConcerns(request, null),
    ...describeLimits(limits),
  ]);
  return {
    advice: said.join(' '),
    recommendations: [...left, ...listFacts(request)],
    openQuestions: answers.open,
    details: [],
    steps: open.first === null ? [] : [toFirstStep(open.first, open.basis)],
    require: null,
    gap: [],
    neighbors: rankNeighbors(request, held).filter(({ occupation }) => open.jobs.includes(occupation)),
    gate: null,
    related: describeJobs(open.jobs),
  };
}

const PROFILE_BASIS = 'The occupation’s usual duties and ways in.';

const toFirstStep = (step: string, basis = PROFILE_BASIS): CareerStep => ({
  kind: 'first',
  title: 'This week',
  detail: /[.?]”$/.test(step) ? capitalize(step) : `${capitalize(step)}.`,
  basis,
  skills: [],
});

/** One step for this week. Somebody in the work asks the question that matters to them. */
function planFirst(context: CareerContext, open: readonly OpenQuestion[]): CareerStep {
  if (!context.isSame) return toFirstStep(getFirstStep(context));
  const question = open.find(({ ask }) => ask !== null);
  if (question) return toFirstStep(`ask ${question.ask}: “${question.question}”`, 'What you asked.');
  if (isReturning(context) && context.gate)
    return toFirstStep(
      `ask ${forState(context.gate.ask, context.state)} what it takes to work with your license again`,
    );
  if (isReturning(context)) return toFirstStep(RETURNING_STEP);
  return toFirstStep(
    'write down one result from the past year with a number, and ask your manager or a colleague what you’d need to show next',
  );
}

/** What one does in a job. */
const describeJobs = (ids: readonly string[]): Advice['related'] =>
  ids.flatMap((occupation) => {
    const profile = getProfile(occupation);
    return profile ? [{ occupation, work: profile.work }] : [];
  });

const listHeldSkills = ({ skills }: CareerPerson): SkillId[] => [...new Set(skills.map(({ skill }) => skill))].sort();

/** Occupations to consider with enough listings, the nearest to the person's skills first. */
const rankNeighbors = ({ current, target, requirements }: AdviceRequest, held: readonly SkillId[]): Neighbor[] =>
  findNeighbors({ current, target })
    .flatMap((id) => createNeighbor(requirements.get(id), held))
    .sort((a, b) => b.held / b.asked - a.held / a.asked || b.held - a.held);

function createNeighbor(require: OccupationDemand | undefined, held: readonly SkillId[]): Neighbor[] {
  if (!require || require.listings < MIN_LISTINGS) return [];
  const { occupation, listings, samples, from, to } = require;
  const skills = findMainSkills(require, held);
  if (skills.length === 0) return [];
  const covered = skills.filter(isCovered).length;
  return [
    {
      occupation,
      name: getOccupationName(occupation),
      listings,
      samples,
      from,
      to,
      asked: skills.length,
      held: covered,
    },
  ];
}
