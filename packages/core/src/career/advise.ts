import { relatedOccupations } from '../jobs/index.ts';
import type { SkillId } from '../skills/types.ts';
import type { Advice, AdviceRequest } from './advice.ts';
import type { GapSkill } from './gap.ts';
import { type Goals, goalsIn } from './goals.ts';
import { isCovered, LEAST_LISTINGS, mainSkills } from './main-skills.ts';
import { neighboursOf } from './occupations.ts';
import { recommendationsFor } from './statements.ts';
import { stepsFor } from './steps.ts';
import { summaryFor } from './summary.ts';
import type { CareerPerson, Neighbour, OccupationDemand } from './types.ts';
import { unknownTarget } from './unknown-target.ts';
import { occupationName } from './wording.ts';

const MOST_NEIGHBOURS = 5;

/**
 * The way from what a person has to the line of work they want, by what open listings ask for. Nothing is promised, every statement names its listings, and
 * the same request gives the same advice.
 */
export function advise(request: AdviceRequest): Advice {
  const { target, person, demands } = request;
  const held = heldOf(person);
  const goals = goalsIn(request.goals);
  const neighbours = neighboursIn(request, held);
  const found = target.occupation ? demands.get(target.occupation) : undefined;
  const demand = found && found.listings >= LEAST_LISTINGS ? found : null;
  if (!demand) return { ...unknownTarget(request, neighbours, found), demand: null, gap: [], neighbours };
  const gap = mainSkills(demand, held);
  return {
    advice: summaryFor({ request, demand, gap, neighbours, goals }),
    recommendations: recommendationsFor({ demand, gap, person, target, topics: goals.topics }),
    steps: stepsFor({ demand, gap, person, held, wanted: wantedOf(goals), stone: stoneIn(request, gap, neighbours) }),
    demand,
    gap,
    neighbours,
  };
}

const heldOf = ({ skills }: CareerPerson): SkillId[] => [...new Set(skills.map(({ skill }) => skill))].sort();
const wantedOf = ({ skills }: Goals): SkillId[] => skills;

/** The neighbors that listings tell enough of, the nearest to the person first; of a target that is not understood, in the order of their names' likeness. */
function neighboursIn({ current, target, demands }: AdviceRequest, held: readonly SkillId[]): Neighbour[] {
  const around = neighboursOf({ current, target }).flatMap((id) => neighbourOf(demands.get(id), held));
  const sorted = target.occupation ? around.sort((a, b) => share(b) - share(a) || b.held - a.held) : around;
  return sorted.slice(0, MOST_NEIGHBOURS);
}

function neighbourOf(demand: OccupationDemand | undefined, held: readonly SkillId[]): Neighbour[] {
  if (!demand || demand.listings < LEAST_LISTINGS) return [];
  const { occupation, listings, samples, from, to } = demand;
  const skills = mainSkills(demand, held);
  if (skills.length === 0) return [];
  const covered = skills.filter(isCovered).length;
  return [
    { occupation, name: occupationName(occupation), listings, samples, from, to, asked: skills.length, held: covered },
  ];
}

const share = ({ held, asked }: { held: number; asked: number }): number => held / Math.max(1, asked);

/** A target of which the person has less than this is far. */
const FAR = 0.5;
/** A stepping stone is nearer by at least this share of what it asks for. */
const NEARER = 0.2;

/** A neighbor of a far target that is much nearer, and not what the person does already. */
function stoneIn(
  { current, target }: AdviceRequest,
  gap: readonly GapSkill[],
  neighbours: readonly Neighbour[],
): Neighbour | null {
  const covered = share({ held: gap.filter(isCovered).length, asked: gap.length });
  if (covered >= FAR) return null;
  const next = relatedOccupations(target.occupation ?? '');
  const nearest = neighbours.find(({ occupation }) => next.includes(occupation) && occupation !== current.occupation);
  return nearest && share(nearest) >= covered + NEARER ? nearest : null;
}
