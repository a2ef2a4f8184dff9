import { getOccupation } from '../jobs/index.ts';
import type { Advice, AdviceRequest } from './advice.ts';
import { describeMilitary } from './background.ts';
import { formatOccupation, nameOwnWork, withArticle } from './context.ts';
import { parseGoals } from './goals/parse.ts';
import { describeCounted, describeEvidence, describeHeldPapers, findEvidence, listProof } from './people/evidence.ts';
import { describeLeavingService } from './people/fit.ts';
import { describeLimits, listLeftOut } from './people/limits.ts';
import { findRareWork, findWish, listOptions, readRequestLimits } from './people/options.ts';
import { findOwnBusiness, type OwnBusiness } from './people/own-business.ts';
import { SITUATION_ADVICE } from './people/situations.ts';
import { getProfile } from './profiles/index.ts';

import { answerOpenQuestions } from './questions/answers.ts';
import type { CareerStep, Neighbor } from './types.ts';

import {
  capitalize,
  formatCount,
  formatList,
  formatListings,
  formatNumber,
  formatSample,
  getOccupationName,
  quoteUserText,
  splitSentences,
} from './wording.ts';

const MAX_SENTENCES = 6;
const MAX_ANSWERS = 3;

/** Jobs that fit a target which names none. */
export function listIdeas(request: AdviceRequest, held: readonly string[] = []): string[] {
  const rare = findRareWork(request.target.title);
  if (rare) return rare.near.filter((id) => id !== request.current.occupation);
  return request.target.isBusiness ? [] : listOptions(request, held);
}

interface Answer {
  sentences: string[];
  /** What is left out where questions are answered first. */
  more?: string[];
  first: CareerStep;
}

/** What can be said if the title names no known occupation: a business, a rare dream, or the jobs that fit a field or a wish. */
export function adviseUnknownTarget(
  request: AdviceRequest,
  neighbors: readonly Neighbor[],
  ideas: readonly string[],
): Omit<Advice, 'related'> {
  const { current, target, goals } = request;
  const business = target.isBusiness ? findOwnBusiness(target.title, current.title) : null;
  const rare = findRareWork(target.title);
  const asked = answerOpenQuestions(target.title, goals, current.title).flatMap(splitSentences).slice(0, MAX_ANSWERS);
  const answer = business
    ? adviseBusiness(business, request)
    : rare
      ? adviseRare(rare.name, rare.facts, ideas)
      : adviseOptions(request, ideas, asked.length > 0);
  const situations = listSituationSentences(request);
  const proof = findEvidence(listProof(request));
  const evidence = business
    ? describeHeldPapers(proof)
    : [...describeCounted(proof, undefined, false), ...describeEvidence(proof)];
  const limits = describeLimits(readRequestLimits(request));
  const wishes = business || rare ? [] : describePayWish(goals);
  const ending = `First, ${answer.first.detail.charAt(0).toLowerCase()}${answer.first.detail.slice(1)}`;
  const fact = business || rare ? undefined : findWish(target.title)?.fact;
  const body = [
    ...asked,
    ...answer.sentences,
    ...limits.slice(0, 1),
    ...(fact ? [fact] : []),
    ...situations.slice(0, 1),
    ...wishes,
    ...evidence.slice(0, 1),
  ];
  const others = [...situationStep(current.situations?.[0]), ...nameStep(ideas, business !== null)];
  const said = [...new Set(body)].slice(0, MAX_SENTENCES - 1);
  return {
    advice: [...said, ending].join(' '),
    recommendations: [
      ...new Set([
        ...answer.sentences,
        ...(answer.more ?? []),
        ...limits,
        ...(fact ? [fact] : []),
        ...situations,
        ...wishes,
        ...evidence,
        ...describeImmigration(goals),
      ]),
    ].filter((sentence) => !said.includes(sentence)),
    details: neighbors
      .filter(({ held, occupation }) => held > 0 && ideas.includes(occupation))
      .map(
        (near) =>
          `You have ${formatNumber(near.held)} of the ${formatCount(near.asked, 'skill')} that appear in at least one in five of ${formatNumber(near.listings)} open ${formatListings(near)}${formatSample(near)}.`,
      ),
    // The advice ends with the first step, so it’s a step of its own only if there is no other.
    steps: others.length > 0 ? others : [answer.first],
    require: null,
    gap: [],
    neighbors: neighbors.filter(({ occupation }) => ideas.includes(occupation)),
    gate: null,
    transfers: [],
    bridge: null,
  };
}

const PROFILE_BASIS = 'The occupation’s usual duties and ways in.';

const firstStep = (detail: string, basis = PROFILE_BASIS): CareerStep => ({
  kind: 'first',
  title: 'Take the first step this week',
  detail: `${capitalize(detail)}.`,
  basis,
  skills: [],
});

const situationStep = (situation: keyof typeof SITUATION_ADVICE | undefined): CareerStep[] =>
  situation === undefined
    ? []
    : [
        {
          kind: 'situation',
          ...SITUATION_ADVICE[situation].step,
          basis: 'What you wrote as your current role.',
          skills: [],
        },
      ];

const nameStep = (ideas: readonly string[], isBusiness: boolean): CareerStep[] =>
  ideas.length === 0 || isBusiness
    ? []
    : [
        {
          kind: 'name',
          title: 'Choose one title',
          detail: `Enter the one that you mean as your target: ${formatList(ideas.map(getOccupationName))}. Then we can say what it takes and what carries over.`,
          basis: 'Our list of occupations and their common titles.',
          skills: [],
        },
      ];

/** Lines on the person's situation and, for the military, their work in civilian words. */
function listSituationSentences({ current, goals }: AdviceRequest): string[] {
  const military = current.military === undefined || current.military === null ? null : describeMilitary({ current });
  return [
    ...(current.situations ?? []).flatMap((one) => SITUATION_ADVICE[one].sentence.split(/(?<=\.) (?=[A-Z])/)),
    ...(military ? [military] : []),
    ...describeLeavingService(current.situations?.includes('veteran') === true, `${current.title}. ${goals}`),
  ];
}

/** A business: the permission first, then the money, and what counts already. */
function adviseBusiness(business: OwnBusiness, { current, person }: AdviceRequest): Answer {
  const field = current.occupation === null ? '' : (getOccupation(current.occupation)?.field ?? '');
  const isOwnField = business.fields.includes(field);
  const isNew = person.experience === 'entry' || /\bhelper|apprentice|trainee\b/i.test(current.title);
  return {
    sentences: [
      business.permit,
      business.money,
      ...(isOwnField && isNew
        ? [
            'Until then, your hours with a licensed employer build the record you need, so keep a log that your boss signs.',
          ]
        : isOwnField
          ? ['You know the work; what is new is pricing, taxes, and finding customers.']
          : []),
      'A Small Business Development Center (americassbdc.org) or SCORE (score.org) checks your numbers with you, free of charge.',
    ],
    first: firstStep(
      `${business.first}; keep your job until you have the answer`,
      'Licenses and permits differ by state and city.',
    ),
  };
}

const adviseRare = (name: string, facts: readonly string[], ideas: readonly string[]): Answer => ({
  sentences: [
    ...facts,
    ...(ideas.length > 0
      ? [
          `Near that, with regular openings, is work as ${formatOr(ideas.map((id) => withArticle(formatOccupation(id))))}.`,
        ]
      : []),
  ],
  first: firstStep(
    `read how two people became ${name}, and write down the first paid job that each of them had`,
    'How this work is usually reached.',
  ),
});

const formatOr = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);

/** Titles that leave the work open. */
const OPEN =
  /\b(?:any|anything|something|some|somewhere|not sure|unsure|idk|don[’']?t know|no idea|undecided|whatever|new|better|different|second|other|another|easier|less|career|jobs?|work|industry|field|same|more|change|get (?:off|out)|out of|leave|remote|home|help)\b/i;

/** Jobs that fit a field or a wish, with what one does there, and the question which one is meant. */
function adviseOptions(request: AdviceRequest, ideas: readonly string[], isShort: boolean): Answer {
  const { target, current } = request;
  const wish = findWish(target.title);
  const leftOut = listLeftOut(readRequestLimits(request));
  const without = leftOut.length > 0 ? `, without ${formatOr(leftOut)}` : '';
  const from = current.occupation === null ? '' : ` and your work as ${nameOwnWork(current)}`;
  if (ideas.length === 0)
    return {
      sentences: [
        `${quoteUserText(target.title)} can mean several jobs, so name one that you’ve seen in a listing.`,
        'The free O*NET Interest Profiler (mynextmove.org) shows which jobs fit what you like to do.',
      ],
      first: firstStep('take the O*NET Interest Profiler, and enter one title from its list here'),
    };
  const count = NUMBERS[ideas.length] ?? 'these';
  const named = wish ? ` jobs in ${wish.name}` : ' jobs';
  const isRead = wish !== null || OPEN.test(target.title) || (target.situations?.length ?? 0) > 0;
  const start = !isRead
    ? `We can’t tell which job ${quoteUserText(target.title)} is, so here ${ideas.length === 1 ? 'is one' : `are ${count}`} that fit${ideas.length === 1 ? 's' : ''} your answers${without}; tell us if you mean another.`
    : `${capitalize(count)}${named} fit what you wrote${from}${without}; tell us which you mean.`;
  const described = ideas.map(
    (id) => `As ${withArticle(formatOccupation(id))}, you’d ${getProfile(id)?.work ?? 'use related skills'}.`,
  );
  const names = `They are ${formatList(ideas.map(formatOccupation))}.`;
  return {
    ...(isShort ? { sentences: [start, names], more: described } : { sentences: [start, ...described] }),
    first: firstStep(
      `read three listings for ${formatOccupation(ideas[0] ?? '')} near you, and mark every line that you’ve done before`,
    ),
  };
}

const NUMBERS = ['no', 'one of the', 'two', 'three', 'four'];

/** Where pay and insurance can be compared. */
function describePayWish(goals: string): string[] {
  const { topics } = parseGoals(goals);
  return topics.includes('pay') || topics.includes('benefits')
    ? ['Look up the pay for each near you at careeronestop.org, and ask in the first call about insurance and raises.']
    : [];
}

const describeImmigration = (goals: string): string[] =>
  parseGoals(goals).topics.includes('immigration')
    ? ['For visa and work permit questions, ask an immigration attorney or your school’s international office.']
    : [];
