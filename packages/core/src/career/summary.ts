import { listRelatedOccupations } from '../jobs/index.ts';
import type { AdviceRequest } from './advice.ts';
import type { GapSkill } from './gap.ts';
import type { Goals, GoalTopic } from './goals.ts';
import { isCovered } from './main-skills.ts';
import type { Neighbor, OccupationDemand, RoleWanted } from './types.ts';
import {
  formatCount,
  formatList,
  formatListings,
  formatNumber,
  formatSample,
  getOccupationName,
  getSkillName,
  quoteUserText,
} from './wording.ts';

const MAX_NAMED = 3;

export interface SummaryInput {
  request: AdviceRequest;
  require: OccupationDemand;
  gap: readonly GapSkill[];
  neighbors: readonly Neighbor[];
  goals: Goals;
}

/** The advice in a few sentences. */
export function summarize(input: SummaryInput): string {
  const { request, goals } = input;
  const paragraphs = [
    [...describeUnderstanding(request), ...describeGap(input)],
    describeNeighbor(input),
    [...describeUnknownSkills(request.unknownSkills), ...describeGoals(request.goals, goals)],
  ];
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

/** How both titles were understood, and how they relate. */
function describeUnderstanding({ current, target }: AdviceRequest): string[] {
  const to = getOccupationName(target.occupation ?? '');
  const read = isOwnName(target) ? [] : [`We took ${quoteUserText(target.title)} to mean ${to}.`];
  return [...read, ...describeCurrent(current, target)];
}

const isOwnName = ({ title, occupation }: RoleWanted): boolean =>
  occupation !== null && getOccupationName(occupation).toLowerCase() === title.toLowerCase();

export function describeCurrent(current: RoleWanted, target: RoleWanted): string[] {
  if (current.title === '') return [];
  if (current.occupation === null)
    return [
      `We don’t recognize ${quoteUserText(current.title)} as an occupation, so we compared only the skills you named.`,
    ];
  const from = getOccupationName(current.occupation);
  if (target.occupation === null) return [];
  const to = getOccupationName(target.occupation);
  if (current.occupation === target.occupation)
    return [`Your current role is already in this occupation, so this advice is about moving up.`];
  return listRelatedOccupations(target.occupation).includes(current.occupation)
    ? [`${from} and ${to} are related occupations.`]
    : [`${from} and ${to} aren’t closely related, so compare skills rather than titles.`];
}

function describeGap({ require, gap }: SummaryInput): string[] {
  const sample = `${formatCount(require.listings, 'open listing')} for ${getOccupationName(require.occupation)}${formatSample(require)}`;
  if (gap.length === 0) return [`Based on ${sample}. No skill appears in at least one in five of them.`];
  const has = gap.filter(({ standing }) => standing !== 'missing');
  const implied = has.filter(({ standing }) => standing === 'implied').length;
  // Licenses have their own step: they aren't learned.
  const missing = gap.filter((one) => one.kind !== 'license' && !isCovered(one));
  const following = implied > 0 ? `, ${formatNumber(implied)} of them through another skill you have` : '';
  return [
    `Based on ${sample}.`,
    `${formatCount(gap.length, 'skill')} ${gap.length === 1 ? 'appears' : 'appear'} in at least one in five of them, and you have ${formatNumber(has.length)}${following}.`,
    ...(missing.length === 0
      ? ['You have all of the most requested skills.']
      : [
          `Most requested skills you’re missing: ${formatList(
            missing
              .slice(0, MAX_NAMED)
              .map(({ name, asked }) => `${name} (${formatNumber(asked)} of ${formatNumber(require.listings)})`),
          )}.`,
        ]),
  ];
}

function describeNeighbor({ neighbors: [nearest] }: SummaryInput): string[] {
  if (!nearest || nearest.held === 0) return [];
  return [
    `Among related occupations, ${nearest.name} fits your skills best: you have ${formatNumber(nearest.held)} of the ${formatCount(nearest.asked, 'skill')} that appear in at least one in five of ${formatNumber(nearest.listings)} open ${formatListings(nearest)}${formatSample(nearest)}.`,
  ];
}

/** Skills entered that couldn't be counted. */
export function describeUnknownSkills(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  return [
    `We don’t recognize ${formatList(words.map(quoteUserText))} as ${words.length === 1 ? 'a skill' : 'skills'}, so we didn’t count ${words.length === 1 ? 'it' : 'them'}.`,
  ];
}

const TOPIC_NAMES: Record<GoalTopic, string> = {
  remote: 'remote work',
  pay: 'pay',
  sponsorship: 'sponsorship',
  lead: 'leadership',
};

export function describeGoals(text: string, { skills, topics }: Goals): string[] {
  if (text.trim() === '') return [];
  const named = [...skills.map(getSkillName), ...topics.map((topic) => TOPIC_NAMES[topic])];
  return named.length === 0
    ? ['We didn’t find a skill or topic in your goals that we can match to listings.']
    : [`From your goals, we picked up ${formatList(named)}. What listings say about that comes first.`];
}
