import { getOccupation } from '../jobs/index.ts';
import type { SkillId } from '../skills/types.ts';
import type { GapSkill } from './gap.ts';
import { countWithinReach, getYears } from './levels.ts';
import { buildsOn, type LearnableSkill, orderSkills } from './order.ts';
import type { CareerPerson, CareerStep, Neighbor, OccupationDemand } from './types.ts';
import {
  formatCount,
  formatInterval,
  formatList,
  formatListings,
  formatNumber,
  formatSample,
  formatShare,
  getOccupationName,
  getSkillName,
  quoteUserText,
  some,
} from './wording.ts';

const MAX_LEARNED_SKILLS = 5;
const MAX_SHOWN_SKILLS = 4;

export interface StepsInput {
  require: OccupationDemand;
  /** The occupation's field, and the person's. */
  gap: readonly GapSkill[];
  person: CareerPerson;
  held: readonly SkillId[];
  /** Skills named in the goals. */
  wanted: readonly SkillId[];
  /** Skills that aren't to be learned, such as those of the person's own trade. */
  except: ReadonlySet<SkillId>;
  /** A neighbor that is much nearer than the target. */
  stone: Neighbor | null;
  /** Whether the license that the law requires has a step of its own. */
  hasGateStep: boolean;
}

/** An achievable order: first show existing skills, then learn what is closest and most required. */
export function planListedSteps(input: StepsInput): CareerStep[] {
  const { require, gap, held, wanted, except } = input;
  const learned = gap.filter(({ kind, skill }) => kind !== 'license' && !except.has(skill));
  return [
    ...show(input),
    ...planSteppingStone(input),
    ...(input.hasGateStep ? [] : planCredentials(input, true)),
    ...orderSkills(learned, require, held, wanted, MAX_LEARNED_SKILLS).map((one) => learn(one, input)),
    ...planCredentials(input, false),
  ];
}

function show({ gap, require }: StepsInput): CareerStep[] {
  const held = gap.filter(({ standing }) => standing === 'held').slice(0, MAX_SHOWN_SKILLS);
  if (held.length === 0) return [];
  const names = formatList(held.map(({ name }) => name));
  const counts = held.map(({ name, asked }) => `${name} (${formatNumber(asked)})`);
  return [
    {
      kind: 'show',
      title: `Show ${names}`,
      detail: `You already have ${names}. Add each to the role where you used it, with the result.`,
      basis: `${formatNumber(require.listings)} open ${formatListings(require)}${formatSample(require)}. Listings that ask for each: ${formatList(counts)}.`,
      skills: [],
    },
  ];
}

function planSteppingStone({ stone: near, gap, require }: StepsInput): CareerStep[] {
  if (!near) return [];
  const covered = gap.filter(({ standing }) => standing !== 'missing').length;
  return [
    {
      kind: 'stone',
      title: `Consider ${near.name} as a step`,
      detail: `${near.name} is close to ${getOccupationName(require.occupation)} and a better fit for your skills: you have ${formatNumber(near.held)} of ${formatCount(near.asked, 'skill')}, compared with ${formatNumber(covered)} of ${formatNumber(gap.length)}.`,
      basis: `Skills requested in at least one in five listings: ${formatNumber(near.listings)} open ${formatListings(near)}${formatSample(near)}; ${formatNumber(require.listings)} open ${formatListings(require)}${formatSample(require)}.`,
      skills: [],
    },
  ];
}

function learn(one: LearnableSkill, { require, wanted }: StepsInput): CareerStep {
  const others = one.asked - one.open;
  const detail = [
    `${formatRequirement(one.asked, require)} for it.`,
    ...(others > 0
      ? [`${some(others, 'of them also accepts', 'of them also accept')} a skill you have or one from an earlier step.`]
      : []),
    ...(one.near ? [describeNear(one.near, one.skill)] : []),
    ...(wanted.includes(one.skill) ? ['It’s one of your goals.'] : []),
  ];
  return {
    kind: 'learn',
    title: `Learn ${one.name}`,
    detail: detail.join(' '),
    basis: describeBasis(one, require),
    skills: [one.skill],
  };
}

const describeNear = (near: SkillId, skill: SkillId): string =>
  buildsOn(skill, near)
    ? `It builds on ${getSkillName(near)}, which you have.`
    : `It’s in the same field as ${getSkillName(near)}, which you have.`;

const formatRequirement = (count: number, require: OccupationDemand): string =>
  formatShare(count, require, 'asks', 'ask');

const describeBasis = (skill: Pick<GapSkill, 'name' | 'asked' | 'low' | 'high'>, require: OccupationDemand): string =>
  `${formatShare(skill.asked, require, 'asks', 'ask', `${formatSample(require)},`)} for ${skill.name} (95% interval: ${formatInterval(skill)}).`;

/** Required licenses that are missing; a legally required one comes before all learning. */
function planCredentials({ gap, require, except }: StepsInput, isRequiredByLaw: boolean): CareerStep[] {
  const license = getOccupation(require.occupation)?.license;
  return gap
    .filter(
      ({ kind, standing, skill }) =>
        kind === 'license' && !except.has(skill) && standing === 'missing' && (skill === license) === isRequiredByLaw,
    )
    .map((one) => ({
      kind: 'credential',
      title: `Look into the ${isRequiredByLaw ? 'license' : 'credential'} ${quoteUserText(one.name)}`,
      detail: `${formatRequirement(one.asked, require)} for it. Check with the issuer who is eligible and what it takes.`,
      basis: describeBasis(one, require),
      skills: [one.skill],
    }));
}

/** The last step: where to apply. */
export function planApplying(require: OccupationDemand, person: CareerPerson): CareerStep {
  return {
    kind: 'apply',
    title: 'Apply where you meet the requirements',
    detail: applyReported(require, getYears(person)),
    basis: `${formatCount(require.listings, 'open listing')} for ${getOccupationName(require.occupation)}${formatSample(require)}.`,
    skills: [],
  };
}

function applyReported(require: OccupationDemand, years: number | null): string {
  const first = 'Start with the ones where you meet the most must-haves.';
  if (years === null) return `${first} Add your years of experience to see how many ask for that or less.`;
  const reach = formatShare(countWithinReach(require, years), require, 'asks', 'ask');
  return `${reach} for ${formatCount(years, 'year')} of experience or fewer, or don’t say. ${first}`;
}
