import { listRelatedOccupations } from '../jobs/index.ts';
import type { SkillId } from '../skills/types.ts';
import type { Advice, AdviceRequest } from './advice.ts';
import type { GapSkill } from './gap.ts';
import { type Goals, parseGoals } from './goals.ts';
import { findMainSkills, isCovered, MIN_LISTINGS } from './main-skills.ts';
import { findNeighbors } from './occupations.ts';
import { listRecommendations } from './statements.ts';
import { planSteps } from './steps.ts';
import { summarize } from './summary.ts';
import type { CareerPerson, Neighbor, OccupationDemand } from './types.ts';
import { adviseUnknownTarget } from './unknown-target.ts';
import { getOccupationName } from './wording.ts';

const MAX_NEIGHBORS = 5;

/**
 * Career advice from a person's skills to their target occupation, based on open listings. Nothing is promised, every statement names its
 * listings, and the same request gives the same advice.
 */
export function advise(request: AdviceRequest): Advice {
  const { target, person, requirements } = request;
  const held = listHeldSkills(person);
  const goals = parseGoals(request.goals);
  const neighbors = rankNeighbors(request, held);
  const found = target.occupation ? requirements.get(target.occupation) : undefined;
  const require = found && found.listings >= MIN_LISTINGS ? found : null;
  if (!require) return { ...adviseUnknownTarget(request, neighbors, found), require: null, gap: [], neighbors };
  const gap = findMainSkills(require, held);
  return {
    advice: summarize({ request, require, gap, neighbors, goals }),
    recommendations: listRecommendations({ require, gap, person, target, topics: goals.topics }),
    steps: planSteps({
      require,
      gap,
      person,
      held,
      wanted: listWantedSkills(goals),
      stone: findSteppingStone(request, gap, neighbors),
    }),
    require,
    gap,
    neighbors,
  };
}

const listHeldSkills = ({ skills }: CareerPerson): SkillId[] => [...new Set(skills.map(({ skill }) => skill))].sort();
const listWantedSkills = ({ skills }: Goals): SkillId[] => skills;

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
