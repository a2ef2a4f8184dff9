import { relatedOccupations } from '../jobs/index.ts';
import type { AdviceRequest } from './advice.ts';
import type { GapSkill } from './gap.ts';
import type { Goals, GoalTopic } from './goals.ts';
import { isCovered } from './main-skills.ts';
import type { Neighbour, OccupationDemand, RoleWanted } from './types.ts';
import { counted, listed, listingsOf, occupationName, particulars, plural, quoted, skillName } from './wording.ts';

const NAMED = 3;

export interface SummaryInput {
  request: AdviceRequest;
  demand: OccupationDemand;
  gap: readonly GapSkill[];
  neighbours: readonly Neighbour[];
  goals: Goals;
}

/** The advice in a few sentences. */
export function summaryFor(input: SummaryInput): string {
  const { request, goals } = input;
  const paragraphs = [
    [...understood(request), ...gapTold(input)],
    neighbourTold(input),
    [...unknownSkillsTold(request.unknownSkills), ...goalsTold(request.goals, goals)],
  ];
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

/** How both titles were read, and how they stand to each other. */
function understood({ current, target }: AdviceRequest): string[] {
  const to = occupationName(target.occupation ?? '');
  const read = isOwnName(target) ? [] : [`We read ${quoted(target.title)} as ${to}.`];
  return [...read, ...currentTold(current, target)];
}

const isOwnName = ({ title, occupation }: RoleWanted): boolean =>
  occupation !== null && occupationName(occupation).toLowerCase() === title.toLowerCase();

export function currentTold(current: RoleWanted, target: RoleWanted): string[] {
  if (current.title === '') return [];
  if (current.occupation === null)
    return [
      `We know no line of work by the name of ${quoted(current.title)}, so your current role counts only through the skills that are named.`,
    ];
  const from = occupationName(current.occupation);
  if (target.occupation === null) return [];
  const to = occupationName(target.occupation);
  if (current.occupation === target.occupation)
    return [`Your current role is in that line of work already, so this is about going further in it.`];
  return relatedOccupations(target.occupation).includes(current.occupation)
    ? [`${from} stands next to ${to} in our table of occupations.`]
    : [`${from} does not stand next to ${to} in our table of occupations; the skills below say more than the titles.`];
}

function gapTold({ demand, gap }: SummaryInput): string[] {
  const sample = `${plural(demand.listings, 'open listing')} for ${occupationName(demand.occupation)}${particulars(demand)}`;
  if (gap.length === 0)
    return [`This rests on ${sample}. They agree on no skill: none is asked for by one in five of them.`];
  const has = gap.filter(({ standing }) => standing !== 'missing');
  const implied = has.filter(({ standing }) => standing === 'implied').length;
  // Licences have a step of their own: they are not learned.
  const missing = gap.filter((one) => one.kind !== 'licence' && !isCovered(one));
  const following = implied > 0 ? `, ${counted(implied)} of them because another skill of yours includes it` : '';
  return [
    `This rests on ${sample}.`,
    `${plural(gap.length, 'skill')} ${gap.length === 1 ? 'is' : 'are'} asked for by at least one in five of them, and you have ${counted(has.length)}${following}.`,
    ...(missing.length === 0
      ? ['Nothing that they mostly ask for is missing.']
      : [
          `Missing and asked for most: ${listed(
            missing
              .slice(0, NAMED)
              .map(({ name, asked }) => `${name} (${counted(asked)} of ${counted(demand.listings)})`),
          )}.`,
        ]),
  ];
}

function neighbourTold({ neighbours: [nearest] }: SummaryInput): string[] {
  if (!nearest || nearest.held === 0) return [];
  return [
    `Of the lines of work around it, ${nearest.name} is the nearest to what you have: ${counted(nearest.held)} of the ${plural(nearest.asked, 'skill')} that at least one in five of ${counted(nearest.listings)} open ${listingsOf(nearest)}${particulars(nearest)}, ask for.`,
  ];
}

/** What was given as a skill and could not be counted. */
export function unknownSkillsTold(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  return [
    `We do not know ${listed(words.map(quoted))} as ${words.length === 1 ? 'a skill' : 'skills'}: ${words.length === 1 ? 'it stays' : 'they stay'} as you wrote ${words.length === 1 ? 'it' : 'them'} and ${words.length === 1 ? 'is' : 'are'} not counted.`,
  ];
}

const TOPIC_NAMES: Record<GoalTopic, string> = {
  remote: 'remote work',
  pay: 'pay',
  sponsorship: 'sponsorship',
  lead: 'leading others',
};

export function goalsTold(text: string, { skills, topics }: Goals): string[] {
  if (text.trim() === '') return [];
  const named = [...skills.map(skillName), ...topics.map((topic) => TOPIC_NAMES[topic])];
  return named.length === 0
    ? ['Your goals name no skill and nothing that listings tell, so they changed nothing here.']
    : [`Of your goals we understood ${listed(named)}: what listings say of that comes first.`];
}
