import { getSkillById, listImpliedSkills } from '../skills/index.ts';
import type { SkillId, SkillKind } from '../skills/types.ts';
import { countAcceptingAlternative, createStandingLookup, type GapSkill } from './gap.ts';
import { isMain } from './main-skills.ts';
import type { OccupationDemand } from './types.ts';

export interface LearnableSkill extends GapSkill {
  /** Listings whose requirements would still be unmet after everything before it in the order was learned. */
  open: number;
  /** A known skill in the same field, or one that this one builds on. */
  near: SkillId | null;
}

/** How much more a listing counts for a skill that is close to the person's own. */
const NEAR_SKILL_FACTOR = 1.5;

/**
 * Missing skills in an achievable order. Each step takes the one that most listings still lack, weighted half as much again if it is close
 * to the person's skills, and those named in the goals before all others; its prerequisites (`implies`) come first if they are required
 * too. Of alternatives, one is enough: the others then count only for the listings that insist on them.
 * @param gap of `require`, without licenses
 */
export function orderSkills(
  gap: readonly GapSkill[],
  require: OccupationDemand,
  held: readonly SkillId[],
  wanted: readonly SkillId[],
  most: number,
): LearnableSkill[] {
  const known = [...held];
  const order: LearnableSkill[] = [];
  const rest = new Map(gap.filter(({ standing }) => standing === 'missing').map((one) => [one.skill, one]));
  while (order.length < most) {
    const next = findBest([...rest.values()], require, held, known, wanted);
    if (!next) return order;
    const first = findPrerequisite(next, rest);
    const chosen = first ? toLearnable(first, require, held, known) : next;
    order.push(chosen);
    known.push(chosen.skill);
    rest.delete(chosen.skill);
  }
  return order;
}

function findBest(
  rest: readonly GapSkill[],
  require: OccupationDemand,
  held: readonly SkillId[],
  known: readonly SkillId[],
  wanted: readonly SkillId[],
): LearnableSkill | undefined {
  const getWeight = ({ open, near }: LearnableSkill) => open * (near ? NEAR_SKILL_FACTOR : 1);
  const getGoalRank = ({ skill }: LearnableSkill) => Number(wanted.includes(skill));
  return rest
    .map((one) => toLearnable(one, require, held, known))
    .filter(({ open }) => isMain(open, require.listings))
    .sort(
      (a, b) => getGoalRank(b) - getGoalRank(a) || getWeight(b) - getWeight(a) || a.name.localeCompare(b.name, 'en'),
    )[0];
}

function toLearnable(
  one: GapSkill,
  { alternatives }: OccupationDemand,
  held: readonly SkillId[],
  known: readonly SkillId[],
): LearnableSkill {
  const standingOf = createStandingLookup(known);
  const has = (skill: SkillId) => standingOf(skill) !== 'missing';
  const open = has(one.skill) ? 0 : one.asked - countAcceptingAlternative(one.skill, alternatives, has);
  return { ...one, open, near: findNearest(one.skill, held) };
}

/** A skill's prerequisites that are required as well, the deepest first. */
function findPrerequisite({ skill }: GapSkill, rest: ReadonlyMap<SkillId, GapSkill>): GapSkill | undefined {
  const below = listImpliedSkills(skill).flatMap((id) => rest.get(id) ?? []);
  return below.find(({ skill: id }) => !listImpliedSkills(id).some((impliedId) => rest.has(impliedId)));
}

/** The known skills that a skill builds on, else one in the same field. */
function findNearest(skill: SkillId, held: readonly SkillId[]): SkillId | null {
  const field = getSkillById(skill)?.field;
  const sorted = held.filter((id) => isTaught(getSkillById(id)?.kind)).sort();
  return sorted.find((id) => buildsOn(skill, id)) ?? sorted.find((id) => getSkillById(id)?.field === field) ?? null;
}

/** A trait or a license isn't close to anything that can be learned. */
const isTaught = (kind: SkillKind | undefined): boolean => kind !== undefined && kind !== 'trait' && kind !== 'license';

/** Whether a skill implies another one, directly or indirectly. */
export function buildsOn(skill: SkillId, other: SkillId): boolean {
  const included = listImpliedSkills(skill);
  return included.includes(other) || listImpliedSkills(other).some((one) => included.includes(one));
}
