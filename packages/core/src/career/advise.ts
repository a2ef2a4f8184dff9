import { listRelatedOccupations } from '../jobs/index.ts';
import type { SkillId } from '../skills/types.ts';
import type { Advice, AdviceRequest } from './advice.ts';
import { describeMilitary, findBridge, listSituations, listTransfers } from './background.ts';
import { type CareerContext, createContext } from './context.ts';
import type { GapSkill } from './gap.ts';
import { forState } from './gate-wording.ts';
import { answerGoals } from './goals/answers.ts';
import { findMainSkills, isCovered, MIN_LISTINGS } from './main-skills.ts';
import { findNeighbors } from './occupations.ts';
import { summarize } from './opening.ts';
import { isAtOrBelow } from './people/ladders.ts';
import { isRuledOut } from './people/limits.ts';
import { describeOwn, findWish } from './people/options.ts';
import { isUndecided, readPastWork } from './people/returning.ts';
import { planSteps } from './plan.ts';
import { getProfile } from './profiles/index.ts';
import { describeFewListings, listDetails } from './statements.ts';
import type { CareerPerson, Neighbor, OccupationDemand } from './types.ts';
import { adviseUnknownTarget, listIdeas } from './unknown-target.ts';
import { formatList, getOccupationName, splitSentences } from './wording.ts';

const MAX_NEIGHBORS = 5;

/**
 * Career advice from a person's skills and work to their target occupation: the license it takes, what carries over, and what open listings
 * ask for. Nothing is promised, and the same request gives the same advice.
 */
export function advise(asked: AdviceRequest): Advice {
  const request = readPastWork(asked);
  const held = listHeldSkills(request.person);
  const neighbors = rankNeighbors(request, held);
  const isOpen = isUndecided(request, findWish(request.target.title) !== null);
  const context = isOpen ? null : createContext(request, held);
  if (!context) {
    const ideas = listIdeas(request, held);
    return { ...adviseUnknownTarget(request, neighbors, ideas), related: describeRelatedWork(ideas) };
  }
  const { require, gate, holdsGate, isSame } = context;
  const gap = require ? findMainSkills(require, held) : [];
  const near = neighbors.filter(({ occupation }) => isSensible(occupation, context));
  const summary = summarize(context);
  const recommendations = listUnsaid(listRecommendations(context, summary), summary);
  const said = [summary, ...recommendations].join(' ');
  return {
    advice: summary,
    recommendations,
    details: require
      ? listDetails({
          require,
          gap,
          person: request.person,
          target: request.target,
          topics: [...context.goals.topics, ...context.goals.unwanted],
        })
      : [describeFewListings(context.occupation, context.found)],
    steps: planSteps(context, gap, findSteppingStone(request, gap, near)).flatMap((step) => {
      const [detail] = listUnsaid([step.detail], said);
      return detail === undefined ? [] : [{ ...step, detail }];
    }),
    require,
    gap,
    neighbors: near,
    gate: gate && !isSame ? { ...gate, ask: forState(gate.ask, context.goals.state), isHeld: holdsGate } : null,
    transfers: listTransfers(context),
    bridge: findBridge(context),
    related: describeRelatedWork(listRelatedOccupations(context.occupation).filter((id) => isSensible(id, context))),
  };
}

/** Texts without the sentences that were said before. */
const listUnsaid = (texts: readonly string[], said: string): string[] =>
  texts
    .map((text) =>
      splitSentences(text)
        .filter((sentence) => !said.includes(sentence) && !said.includes(`First, ${uncapitalize(sentence)}`))
        .join(' '),
    )
    .filter((text) => text !== '');

const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Answers to all goals first, then what the situation means and what the work is, if the summary doesn’t say it. */
function listRecommendations(context: CareerContext, summary: string): string[] {
  const { profile, named } = context;
  const military = describeMilitary(context);
  return [
    ...answerGoals(context),
    ...listSituations(context),
    ...(military ? [military] : []),
    ...(context.isSame || summary.includes(`you ${profile.work};`)
      ? []
      : [`What the work is: as ${named}, you ${profile.work}; typical skills are ${formatList(profile.skills)}.`]),
  ];
}

/** Neither the person's own work, nor below it, nor against what they can't do. */
const isSensible = (id: string, { current, limits }: CareerContext): boolean =>
  id !== current.occupation && !isRuledOut(id, limits) && !isAtOrBelow(getOccupationName(id), describeOwn({ current }));

const MAX_RELATED = 5;

/** What one does in related occupations, whether or not there are listings. */
const describeRelatedWork = (ids: readonly string[]): Advice['related'] =>
  ids
    .flatMap((occupation) => {
      const profile = getProfile(occupation);
      return profile ? [{ occupation, work: profile.work }] : [];
    })
    .slice(0, MAX_RELATED);

const listHeldSkills = ({ skills }: CareerPerson): SkillId[] => [...new Set(skills.map(({ skill }) => skill))].sort();
/** Related occupations with enough listings, the nearest to the person first; for an unknown target, in order of name similarity. */
function rankNeighbors({ current, target, requirements }: AdviceRequest, held: readonly SkillId[]): Neighbor[] {
  const around = findNeighbors({ current, target }).flatMap((id) => createNeighbor(requirements.get(id), held));
  const sorted = target.occupation ? around.sort((a, b) => share(b) - share(a) || b.held - a.held) : around;
  return sorted.slice(0, MAX_NEIGHBORS);
}

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

const share = ({ held, asked }: { held: number; asked: number }): number => held / Math.max(1, asked);

/** A target is far if the person has less than this share of it. */
const FAR_TARGET_SHARE = 0.5;
/** A stepping stone is nearer by at least this share of its requirements. */
const MIN_SHARE_GAIN = 0.2;

/** A neighbor of a far target that is much nearer, and not the person's current occupation. */
function findSteppingStone(
  { current, target }: AdviceRequest,
  gap: readonly GapSkill[],
  neighbors: readonly Neighbor[],
): Neighbor | null {
  const covered = share({ held: gap.filter(isCovered).length, asked: gap.length });
  if (covered >= FAR_TARGET_SHARE) return null;
  const next = listRelatedOccupations(target.occupation ?? '');
  const nearest = neighbors.find(({ occupation }) => next.includes(occupation) && occupation !== current.occupation);
  return nearest && share(nearest) >= covered + MIN_SHARE_GAIN ? nearest : null;
}
